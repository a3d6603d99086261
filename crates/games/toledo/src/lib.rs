//! Toledo, laid out like its rule book.
