//! Tables for people.
