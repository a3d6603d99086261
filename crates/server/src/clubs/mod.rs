//! What club evenings come to, without storage or network: who sits with whom, and who stands where.

pub(crate) mod seating;
pub(crate) mod standing;
