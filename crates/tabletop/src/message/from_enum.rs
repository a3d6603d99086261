//! A message from a variant of an enum: the name of the variant is the key, its fields are the values.

use std::fmt;

use serde::Serialize;
use serde::ser::{Error, Impossible, SerializeStructVariant, Serializer};

use super::{Message, Value};

/// The message that a variant stands for. Its key and the names of its values are those of the serialised form, so that
/// the schema of the enum tells all of them.
///
/// # Panics
/// When the type is no enum whose fields are numbers and words, which the first use of any variant shows.
pub fn to_message(variant: &impl Serialize) -> Message {
    variant.serialize(VariantReader).unwrap_or_else(|error| panic!("{error}"))
}

/// Takes a variant and nothing else.
struct VariantReader;

/// The values of a variant so far.
struct Fields(Message);

#[derive(Debug, thiserror::Error)]
#[error("a message is a variant with numbers and words: {0}")]
struct NoMessage(String);

impl Error for NoMessage {
    fn custom<T: fmt::Display>(message: T) -> Self {
        Self(message.to_string())
    }
}

impl SerializeStructVariant for Fields {
    type Ok = Message;
    type Error = NoMessage;

    fn serialize_field<T: Serialize + ?Sized>(
        &mut self,
        name: &'static str,
        value: &T,
    ) -> Result<(), NoMessage> {
        let value = match serde_json::to_value(value).map_err(NoMessage::custom)? {
            serde_json::Value::Number(number) => number.as_i64().map(Value::Number),
            serde_json::Value::String(text) => Some(Value::Text(text)),
            _ => None,
        };
        let value = value.ok_or_else(|| NoMessage(format!("`{name}` is neither")))?;
        self.0.values.push((name, value));
        Ok(())
    }

    fn end(self) -> Result<Message, NoMessage> {
        Ok(self.0)
    }
}

/// What a message cannot be made of.
macro_rules! no_message {
    ($($method:ident($($type:ty),*) -> $answer:ty;)*) => {
        $(fn $method(self, $(_: $type),*) -> Result<$answer, NoMessage> {
            Err(NoMessage(stringify!($method).to_owned()))
        })*
    };
}

impl Serializer for VariantReader {
    type Ok = Message;
    type Error = NoMessage;
    type SerializeSeq = Impossible<Message, NoMessage>;
    type SerializeTuple = Impossible<Message, NoMessage>;
    type SerializeTupleStruct = Impossible<Message, NoMessage>;
    type SerializeTupleVariant = Impossible<Message, NoMessage>;
    type SerializeMap = Impossible<Message, NoMessage>;
    type SerializeStruct = Impossible<Message, NoMessage>;
    type SerializeStructVariant = Fields;

    fn serialize_unit_variant(
        self,
        _enum: &'static str,
        _index: u32,
        key: &'static str,
    ) -> Result<Message, NoMessage> {
        Ok(Message::new(key))
    }

    fn serialize_struct_variant(
        self,
        _enum: &'static str,
        _index: u32,
        key: &'static str,
        _fields: usize,
    ) -> Result<Fields, NoMessage> {
        Ok(Fields(Message::new(key)))
    }

    no_message! {
        serialize_bool(bool) -> Message;
        serialize_i8(i8) -> Message;
        serialize_i16(i16) -> Message;
        serialize_i32(i32) -> Message;
        serialize_i64(i64) -> Message;
        serialize_u8(u8) -> Message;
        serialize_u16(u16) -> Message;
        serialize_u32(u32) -> Message;
        serialize_u64(u64) -> Message;
        serialize_f32(f32) -> Message;
        serialize_f64(f64) -> Message;
        serialize_char(char) -> Message;
        serialize_str(&str) -> Message;
        serialize_bytes(&[u8]) -> Message;
        serialize_none() -> Message;
        serialize_unit() -> Message;
        serialize_unit_struct(&'static str) -> Message;
        serialize_seq(Option<usize>) -> Self::SerializeSeq;
        serialize_tuple(usize) -> Self::SerializeTuple;
        serialize_tuple_struct(&'static str, usize) -> Self::SerializeTupleStruct;
        serialize_tuple_variant(&'static str, u32, &'static str, usize) -> Self::SerializeTupleVariant;
        serialize_map(Option<usize>) -> Self::SerializeMap;
        serialize_struct(&'static str, usize) -> Self::SerializeStruct;
    }

    fn serialize_some<T: Serialize + ?Sized>(self, _: &T) -> Result<Message, NoMessage> {
        Err(NoMessage("serialize_some".to_owned()))
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        _: &T,
    ) -> Result<Message, NoMessage> {
        Err(NoMessage("serialize_newtype_struct".to_owned()))
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        _: u32,
        _: &'static str,
        _: &T,
    ) -> Result<Message, NoMessage> {
        Err(NoMessage("serialize_newtype_variant".to_owned()))
    }
}
