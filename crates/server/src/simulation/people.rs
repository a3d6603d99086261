//! What the tasks of tables ask about people and order: in a simulation nobody is blocked, muted or new.

use protocol::rest::TableSummary;
use protocol::socket::{ChatLine, ChatRoom};
use protocol::{Millis, SeatNumber};

use super::store::{SimStore, unasked};
use crate::storage::{
    BannedSeat, CurrentName, HeldSeat, LineAuthor, ModerationData, PastReport, PeopleData, Speaker,
    StoreFuture, StoredAddressBan, StoredAppeal, StoredBlock, StoredFollow, StoredHold, StoredPerson,
    StoredRelation, StoredReport, StoredSanction, StoredTableInvitation,
};

impl PeopleData for SimStore {
    fn following<'a>(&'a self, _: &'a str, _: Millis, _: u32) -> StoreFuture<'a, Vec<StoredFollow>> {
        unasked()
    }

    fn table_of<'a>(&'a self, _: &'a str) -> StoreFuture<'a, Option<TableSummary>> {
        unasked()
    }

    fn blocked_by<'a>(&'a self, _: &'a str, _: u32) -> StoreFuture<'a, Vec<StoredBlock>> {
        unasked()
    }

    fn relation<'a>(&'a self, _: &'a str, _: &'a str) -> StoreFuture<'a, StoredRelation> {
        unasked()
    }

    fn is_apart<'a>(&'a self, _: &'a str, _: &'a str) -> StoreFuture<'a, bool> {
        Box::pin(self.read(|_| false))
    }

    fn account_named<'a>(&'a self, _: &'a [String; 2]) -> StoreFuture<'a, Option<String>> {
        Box::pin(self.read(|_| None))
    }

    fn like_accounts<'a>(&'a self, _: &'a [[String; 2]]) -> StoreFuture<'a, Vec<String>> {
        Box::pin(self.read(|_| Vec::new()))
    }

    fn named<'a>(&'a self, _: &'a [String]) -> StoreFuture<'a, Vec<CurrentName>> {
        Box::pin(self.read(|_| Vec::new()))
    }

    fn apart_from<'a>(&'a self, _: &'a str) -> StoreFuture<'a, Vec<String>> {
        Box::pin(self.read(|_| Vec::new()))
    }

    fn apart_in_search(&self) -> StoreFuture<'_, Vec<(String, String)>> {
        unasked()
    }

    fn blockers_of<'a>(&'a self, _: &'a str) -> StoreFuture<'a, Vec<String>> {
        Box::pin(self.read(|_| Vec::new()))
    }

    fn hidden_lines<'a>(&'a self, _: &'a str, _: u64) -> StoreFuture<'a, Vec<(u64, String)>> {
        Box::pin(self.read(|_| Vec::new()))
    }

    fn tables_apart_from<'a>(&'a self, _: &'a str) -> StoreFuture<'a, Vec<String>> {
        unasked()
    }

    fn invitations_of<'a>(&'a self, _: &'a str, _: u32) -> StoreFuture<'a, Vec<StoredTableInvitation>> {
        unasked()
    }

    fn invited_by<'a>(&'a self, _: &'a str, _: Millis) -> StoreFuture<'a, Vec<(String, String)>> {
        unasked()
    }

    fn holder_of<'a>(&'a self, _: &'a str, _: SeatNumber) -> StoreFuture<'a, Option<String>> {
        unasked()
    }

    fn author_of<'a>(&'a self, _: &'a str, _: u64) -> StoreFuture<'a, Option<LineAuthor>> {
        unasked()
    }
}

impl ModerationData for SimStore {
    fn reports(&self, _: bool, _: u32) -> StoreFuture<'_, Vec<StoredReport>> {
        unasked()
    }

    fn report<'a>(&'a self, _: &'a str) -> StoreFuture<'a, Option<StoredReport>> {
        unasked()
    }

    fn open_reports(&self) -> StoreFuture<'_, u32> {
        unasked()
    }

    fn reported_by<'a>(&'a self, _: &'a str, _: Millis) -> StoreFuture<'a, Vec<PastReport>> {
        unasked()
    }

    fn holding<'a>(&'a self, _: Millis, _: (Millis, &'a str), _: u32) -> StoreFuture<'a, Vec<StoredHold>> {
        unasked()
    }

    fn reports_about<'a>(&'a self, _: &'a str) -> StoreFuture<'a, u32> {
        unasked()
    }

    fn lines<'a>(
        &'a self,
        _: &'a str,
        _: Option<ChatRoom>,
        _: (u64, u64),
    ) -> StoreFuture<'a, Vec<(ChatLine, Option<String>)>> {
        unasked()
    }

    fn sanctions_of<'a>(&'a self, _: &'a str, _: u32) -> StoreFuture<'a, Vec<StoredSanction>> {
        unasked()
    }

    fn sanction<'a>(&'a self, _: &'a str) -> StoreFuture<'a, Option<StoredSanction>> {
        unasked()
    }

    fn appeals(&self, _: u32) -> StoreFuture<'_, Vec<StoredAppeal>> {
        unasked()
    }

    fn speaker<'a>(&'a self, _: &'a str) -> StoreFuture<'a, Speaker> {
        Box::pin(self.read(|_| Speaker::default()))
    }

    fn person<'a>(&'a self, _: &'a str) -> StoreFuture<'a, Option<StoredPerson>> {
        unasked()
    }

    fn address_bans(&self, _: Millis) -> StoreFuture<'_, Vec<StoredAddressBan>> {
        unasked()
    }

    fn address_banned_until<'a>(&'a self, _: &'a str, _: Millis) -> StoreFuture<'a, Option<Millis>> {
        unasked()
    }

    fn origins_of<'a>(&'a self, _: &'a str) -> StoreFuture<'a, Vec<String>> {
        unasked()
    }

    fn seats_of_banned<'a>(
        &'a self,
        _: Millis,
        _: Option<&'a HeldSeat>,
        _: u32,
    ) -> StoreFuture<'a, Vec<BannedSeat>> {
        unasked()
    }
}
