//! Alcazar, laid out like its rule book.
