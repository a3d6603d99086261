//! Several nodes on one database: who does what though nobody asks (`leases`), what they tell each other (`bus`), and whether the data is
//! reached (`reach`).

pub(crate) mod bus;
pub(crate) mod leases;
pub(crate) mod reach;
