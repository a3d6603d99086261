//! The words people read, in four languages, from the message files.
