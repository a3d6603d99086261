//! The box that Alcazar and Das neue Big Boss share: board, pieces, buildings. No rules.
