//! What is not live: bodies of requests and answers over HTTP. The paths are in docs/rest.md and /api/openapi.json.

mod account;
mod clubs;
mod evenings;
mod exercises;
mod games;
mod graded;
mod holidays;
mod house;
mod lessons;
mod lobby;
mod moderation;
mod notices;
mod past;
mod people;
mod players;
mod search;
mod seats;
mod session;

pub use account::{
    AccountInfo, BeginPasskey, ChangeEmail, ChangeName, ChangePassword, DeleteAccount, FinishPasskey,
    LinkSignIn, MailedLink, NewAccount, NoPasskeys, PasskeyChallenge, PasskeyInfo, PasswordSignIn,
    ProvePassword, RecoveryCodes, RecoverySignIn, SessionInfo, SignInResult, SignInWay, SignInWays,
};
pub use clubs::{
    ClubInfo, ClubLeader, ClubLeaderboard, ClubList, ClubMember, ClubResult, ClubResultSeat, ClubRole,
    ClubSummary, ClubWish, JoinClub, OrganiserLink, SetClubRole,
};
pub use evenings::{
    DrawRound, EveningInfo, EveningLine, EveningPerson, EveningRound, EveningSeat, EveningTable, EveningWish,
    SetHere, WaiveTable,
};
pub use exercises::{
    AnswerChoice, ExerciseAnswer, ExerciseExplanation, ExerciseList, ExercisePosition, ExercisePreview,
    ExerciseSummary,
};
pub use games::{GameInfo, Games, RuleText, RulesSection, RulesText};
pub use graded::{
    BetterMove, ContinuationMove, CurvePoint, Grade, GradedDecision, MomentMoves, PlayOn, Review,
    ReviewState, SeatBalance, TriedMove, TurningCause, TurningPoint,
};
pub use holidays::{HolidayInfo, HolidayPlan};
pub use house::{
    ClaimHost, HostStatus, House, HouseAccess, HouseAction, HouseLog, HouseLogEntry, HouseRole,
    HouseSettings, HouseSettingsInfo, InvitationInfo, Invitations, MadeInvitation, NewInvitation, ServerLoad,
    SetRole, Team, TeamMember,
};
pub use lessons::{Course, LessonAnswer, LessonFrame, LessonInfo, LessonNow, LessonQuestion, LessonRequest};
pub use lobby::{Here, Lobby, SeatTurn, SetShown, TableSummary, Visitor};
pub use moderation::{
    AddressBanInfo, AddressBans, AnswerReport, AppealInfo, Appeals, ClubAction, HeldSanction, HeldSanctions,
    HiddenClubs, ModerateClub, ModerationQueue, ModeratorAction, NewAddressBan, NewAppeal, NewReport,
    OwnSanction, ReportAnswer, ReportInfo, ReportKind, ReportedClub, ReportedLine, ReportedPerson,
    ReportedTable, SanctionInfo, SanctionKind, Sanctions,
};
pub use notices::{
    ChangeChannel, ChannelForm, ChannelInfo, EndNotices, LinkedNotices, NewChannel, NoticeHours, NoticeKind,
    NoticeSettings, OpenedChannel, RenewPush,
};
pub use past::{Log, Moment, Reveal};
pub use people::{BlockedPerson, FollowedPlayer, NamePlayer, People, PersonRef, Relation, TableInvitation};
pub use players::{
    GameStats, History, Leader, Leaderboard, NamedPlayer, Opponent, PlayerInfo, PlayerRating, PlayerStats,
    RatingCurve, RatingKind, RatingPoint, ResultInfo, ResultPage, ResultSeat, SetPrivacy,
};
pub use search::{FindTable, Search, SearchPace, SearchState, WaitingPeople};
pub use seats::{
    AddToDeal, Join, OpenTable, OpenedTable, SeatGrant, SeatLink, SeatLinkKind, SeatLinks, SetSeat,
};
pub use session::{EnterName, Session};
