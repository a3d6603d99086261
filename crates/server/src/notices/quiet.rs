//! The hours in which nobody is woken.

use std::ops::Range;

use jiff::civil::Date;
use jiff::tz::TimeZone;
use jiff::{SignedDuration, Timestamp};
use protocol::Millis;
use protocol::rest::NoticeHours;

const MINUTES_A_DAY: i64 = 24 * 60;

/// Whether there is such a time zone.
pub(crate) fn is_time_zone(name: &str) -> bool {
    TimeZone::get(name).is_ok()
}

/// When the quiet hours end, if this moment is in them.
pub(crate) fn quiet_until(hours: &NoticeHours, now: Millis) -> Option<Millis> {
    // When a clock is put back, the same minute comes twice.
    quiet_span(hours, now).map(|span| span.end.max(now + 60_000))
}

/// The quiet hours that this moment is in. A clock that is changed in the night moves their end with it.
pub(crate) fn quiet_span(hours: &NoticeHours, at: Millis) -> Option<Range<Millis>> {
    let (from, until) = (i64::from(hours.quiet_from), i64::from(hours.quiet_until));
    if from == until {
        return None;
    }
    let zone = TimeZone::get(&hours.time_zone).unwrap_or(TimeZone::UTC);
    let local = Timestamp::from_millisecond(at as i64).ok()?.to_zoned(zone.clone());
    let (day, minute) = (local.date(), i64::from(local.hour()) * 60 + i64::from(local.minute()));
    let moment = |day: Date, minute: i64| {
        let moment = day.at(0, 0, 0, 0) + SignedDuration::from_mins(minute % MINUTES_A_DAY);
        Some(moment.to_zoned(zone.clone()).ok()?.timestamp().as_millisecond() as Millis)
    };
    let (first, last) = match (minute >= from, minute < until) {
        (true, true) if from < until => (day, day),
        (true, _) if from > until => (day, day.tomorrow().ok()?),
        (_, true) if from > until => (day.yesterday().ok()?, day),
        _ => return None,
    };
    Some(moment(first, from)?..moment(last, until)?)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn hours(zone: &str, from: u16, until: u16) -> NoticeHours {
        NoticeHours {
            time_zone: zone.to_owned(),
            quiet_from: from * 60,
            quiet_until: until * 60,
            remind_hours: 12,
        }
    }

    fn at(text: &str) -> Millis {
        text.parse::<Timestamp>().unwrap().as_millisecond() as Millis
    }

    #[test]
    fn nights_are_those_of_the_reader_also_when_the_clocks_are_changed() {
        let night = hours("Europe/Madrid", 22, 7);
        assert_eq!(quiet_until(&night, at("2026-07-01T19:59:00Z")), None);
        assert_eq!(quiet_until(&night, at("2026-07-01T20:00:00Z")), Some(at("2026-07-02T05:00:00Z")));
        assert_eq!(quiet_until(&night, at("2026-07-02T04:59:00Z")), Some(at("2026-07-02T05:00:00Z")));
        assert_eq!(quiet_until(&night, at("2026-07-02T05:00:00Z")), None);
        let begin = at("2026-07-01T20:00:00Z");
        for moment in ["2026-07-01T20:00:00Z", "2026-07-02T04:59:00Z"] {
            assert_eq!(quiet_span(&night, at(moment)).unwrap().start, begin);
        }
        // In the night of October 25 summer time ends: seven o'clock comes an hour later.
        assert_eq!(quiet_until(&night, at("2026-10-24T21:00:00Z")), Some(at("2026-10-25T06:00:00Z")));
    }

    #[test]
    fn quiet_hours_may_lie_within_a_day_or_not_be_at_all() {
        let noon = hours("UTC", 12, 14);
        assert_eq!(quiet_until(&noon, at("2026-07-01T13:00:00Z")), Some(at("2026-07-01T14:00:00Z")));
        assert_eq!(quiet_span(&noon, at("2026-07-01T13:00:00Z")).unwrap().start, at("2026-07-01T12:00:00Z"));
        assert_eq!(quiet_until(&noon, at("2026-07-01T14:00:00Z")), None);
        assert_eq!(quiet_until(&hours("UTC", 7, 7), at("2026-07-01T07:00:00Z")), None);
        assert!(is_time_zone("America/Bogota"));
        assert!(!is_time_zone("Europe/Nowhere"));
    }
}
