//! Das neue Big Boss, laid out like its rule book.
