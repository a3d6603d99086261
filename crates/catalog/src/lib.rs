//! The four games as one: names, seats, options, rules.
