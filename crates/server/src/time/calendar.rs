//! Times as people write them: `2026-11-16T09:00:00Z`, always in UTC.

use protocol::Millis;

const SECOND: u64 = 1_000;
const MINUTE: u64 = 60 * SECOND;
const HOUR: u64 = 60 * MINUTE;
const DAY: u64 = 24 * HOUR;

/// A moment of the calendar.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Calendar {
    year: u64,
    month: u64,
    day: u64,
    /// Milliseconds since midnight.
    time: u64,
}

/// How a moment is written for people.
pub(crate) fn written(at: Millis) -> String {
    let Calendar { year, month, day, time } = calendar(at);
    let (hours, minutes, seconds) = clock(time);
    format!("{year:04}-{month:02}-{day:02}T{hours:02}:{minutes:02}:{seconds:02}Z")
}

/// The same without signs that file names do not like; as text it sorts like time.
pub(crate) fn in_file_names(at: Millis) -> String {
    written(at).replace(['-', ':'], "")
}

/// Reads `2026-11-16T09:00:00Z`, or with a space, without the seconds, or without all signs as in file names.
pub fn read_time(text: &str) -> Option<Millis> {
    let text = text.trim().strip_suffix('Z')?;
    let (date, time) = text.split_once(['T', ' '])?;
    let (date, time) = (digits(date, '-')?, digits(time, ':')?);
    let [year, month, day] = [part(&date, 0, 4)?, part(&date, 4, 2)?, part(&date, 6, 2)?];
    let seconds = if time.len() == 4 { 0 } else { part(&time, 4, 2)? };
    let [hours, minutes] = [part(&time, 0, 2)?, part(&time, 2, 2)?];
    let is_whole = date.len() == 8 && matches!(time.len(), 4 | 6);
    let is_time = hours < 24 && minutes < 60 && seconds < 60;
    let time = hours * HOUR + minutes * MINUTE + seconds * SECOND;
    let at = days(year, month, day)? * DAY + time;
    // The thirtieth of February would be another day.
    let is_day = calendar(at) == Calendar { year, month, day, time };
    (is_whole && is_time && is_day).then_some(at)
}

/// The month of a moment, as a number: 202611.
pub(crate) fn month(at: Millis) -> u32 {
    let Calendar { year, month, .. } = calendar(at);
    (year * 100 + month) as u32
}

/// The year of a moment.
pub(crate) fn year(at: Millis) -> u64 {
    calendar(at).year
}

/// Reads a month that is written 2026-11.
pub(crate) fn read_month(text: &str) -> Option<u32> {
    let (year, month) = text.split_once('-')?;
    let is_plain = year.len() == 4 && month.len() == 2;
    let (year, month): (u32, u32) = (year.parse().ok()?, month.parse().ok()?);
    (is_plain && (1970..=9999).contains(&year) && (1..=12).contains(&month)).then_some(year * 100 + month)
}

fn digits(text: &str, sign: char) -> Option<String> {
    let digits: String = text.chars().filter(|letter| *letter != sign).collect();
    digits.chars().all(|digit| digit.is_ascii_digit()).then_some(digits)
}

fn part(digits: &str, from: usize, length: usize) -> Option<u64> {
    digits.get(from..from + length)?.parse().ok()
}

fn clock(time: u64) -> (u64, u64, u64) {
    (time / HOUR, time / MINUTE % 60, time / SECOND % 60)
}

/// Days since 1970, in the calendar of today. Years begin in March here, so that the day that may be missing is the last.
fn days(year: u64, month: u64, day: u64) -> Option<u64> {
    if !(1970..=9999).contains(&year) || !(1..=12).contains(&month) || !(1..=31).contains(&day) {
        return None;
    }
    let (year, month) = if month > 2 { (year, month - 3) } else { (year - 1, month + 9) };
    let before = 365 * year + year / 4 - year / 100 + year / 400;
    (before + (153 * month + 2) / 5 + day - 1).checked_sub(719_468)
}

fn calendar(at: Millis) -> Calendar {
    let from_march = at / DAY + 719_468;
    let (era, day) = (from_march / 146_097, from_march % 146_097);
    let year = (day - day / 1_460 + day / 36_524 - day / 146_096) / 365;
    let day = day - (365 * year + year / 4 - year / 100);
    let month = (5 * day + 2) / 153;
    let year = 400 * era + year + u64::from(month > 9);
    let (month, day) = (if month < 10 { month + 3 } else { month - 9 }, day - (153 * month + 2) / 5 + 1);
    Calendar { year, month, day, time: at % DAY }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moments_are_written_and_read() {
        assert_eq!(written(0), "1970-01-01T00:00:00Z");
        assert_eq!(written(951_827_696_789), "2000-02-29T12:34:56Z");
        assert_eq!(read_time("2000-02-29T12:34:56Z"), Some(951_827_696_000));
        assert_eq!(read_time("2000-02-29 12:34Z"), Some(951_827_640_000));
        assert_eq!(read_time("20000229T123456Z"), Some(951_827_696_000));
        for day in (0..60_000).step_by(7) {
            let at = day * DAY + 3_723_000;
            assert_eq!(read_time(&written(at)), Some(at));
            assert_eq!(read_time(&in_file_names(at)), Some(at));
        }
        assert_eq!((month(951_827_696_789), read_month("2000-02")), (200_002, Some(200_002)));
        for bad in ["", "2000", "2000-13", "2000-2", "+200-02", "0000-02"] {
            assert_eq!(read_month(bad), None, "{bad}");
        }
        for bad in [
            "",
            "2000-02-30T12:34:56Z",
            "2000-02-29T24:00Z",
            "2000-02-29T12:34:56",
            "2000-02-29",
            "yesterdayZ",
        ] {
            assert_eq!(read_time(bad), None, "{bad}");
        }
    }
}
