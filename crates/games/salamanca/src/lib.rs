//! Salamanca, laid out like its rule book.
