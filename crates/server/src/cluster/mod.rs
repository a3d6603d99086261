//! Several nodes on one database: who does what though nobody asks (`leases`), what they tell each other (`bus`), whether all of that
//! arrives (`hearing`), what there is to do (`agenda`), whether the data is reached (`reach`), and which data it is
//! (`installation`).

pub(crate) mod agenda;
pub(crate) mod bus;
pub(crate) mod hearing;
pub(crate) mod installation;
pub(crate) mod leases;
pub(crate) mod reach;
