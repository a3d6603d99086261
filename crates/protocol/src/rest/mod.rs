//! What is not live: bodies of requests and answers over HTTP. The paths are in docs/rest.md and /api/openapi.json.

mod account;
mod exercises;
mod games;
mod graded;
mod lessons;
mod lobby;
mod review;
mod seats;
mod session;

pub use account::{
    AccountInfo, BeginPasskey, ChangeEmail, ChangeName, ChangePassword, DeleteAccount, FinishPasskey,
    LinkSignIn, MailedLink, NewAccount, NoPasskeys, PasskeyChallenge, PasskeyInfo, PasswordSignIn,
    RecoveryCodes, RecoverySignIn, SessionInfo, SignInWay, SignInWays, SignedIn,
};
pub use exercises::{
    AnswerChoice, ExerciseAnswer, ExerciseExplanation, ExerciseList, ExercisePosition, ExercisePreview,
    ExerciseSummary,
};
pub use games::{GameInfo, Games, RuleText, RulesSection, RulesText};
pub use graded::{
    BetterMove, CurvePoint, FollowingMove, Grade, GradedDecision, MomentMoves, PlayOn, Review, ReviewState,
    SeatBalance, TriedMove, TurningCause, TurningPoint,
};
pub use lessons::{Course, LessonAnswer, LessonFrame, LessonInfo, LessonNow, LessonQuestion, LessonRequest};
pub use lobby::{Lobby, TableSummary};
pub use review::{Log, Moment, Reveal};
pub use seats::{AddToDeal, Join, OpenTable, Opened, SeatLink, SeatLinkKind, SeatLinks, Seated, SetSeat};
pub use session::{EnterName, Session};
