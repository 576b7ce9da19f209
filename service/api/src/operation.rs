//! The description of one operation of the API: its request, its responses, and its problems.

use crate::parameters::common;
use crate::problem::Failure;
use schemars::{JsonSchema, Schema, SchemaGenerator};

/// The schema of a type, from whichever generator describes it.
pub(crate) type Described = fn(&mut SchemaGenerator) -> Schema;

/// The HTTP method of an operation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Method {
    /// Something is read.
    Get,
    /// Something is done.
    Post,
    /// Something is put in place of what was there.
    Put,
    /// Something is taken away.
    Delete,
}

impl Method {
    /// Its name in documents, in small letters.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Get => "get",
            Self::Post => "post",
            Self::Put => "put",
            Self::Delete => "delete",
        }
    }
}

/// The callers that an operation is open to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Who {
    /// Anybody: nobody is asked who they are.
    Anybody,
    /// Whoever may look on; who is signed in sees more.
    Onlookers,
    /// Only who is signed in, with a token or a cookie.
    SignedIn,
}

/// The place of a parameter in a request.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Place {
    Path,
    Query,
    Header,
}

/// A parameter of an operation.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Parameter {
    pub(crate) place: Place,
    pub(crate) name: &'static str,
    pub(crate) says: &'static str,
    pub(crate) is_required: bool,
    pub(crate) schema: Described,
    pub(crate) example: Option<&'static str>,
}

impl Parameter {
    /// One that may be left out.
    pub(crate) fn new<T: JsonSchema>(place: Place, name: &'static str, says: &'static str) -> Self {
        Self { place, name, says, is_required: false, schema: SchemaGenerator::subschema_for::<T>, example: None }
    }
}

/// The content of a response.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Content {
    /// Nothing.
    Nothing,
    /// JSON of a type.
    Json(Described),
    /// Text or pictures: each media type with the one to say in the schema, if it is none of text.
    Media(&'static [(&'static str, Option<&'static str>)]),
}

/// A header of an answer.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Header {
    pub(crate) name: &'static str,
    pub(crate) says: &'static str,
    pub(crate) is_required: bool,
}

/// The response of an operation that succeeds.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Success {
    pub(crate) status: u16,
    pub(crate) says: &'static str,
    pub(crate) content: Content,
    pub(crate) header: Option<Header>,
}

/// Something that a program can ask for.
#[derive(Clone, Debug)]
pub struct Operation {
    /// How it is asked for.
    pub method: Method,
    /// Its address below `/api/v1`, as a pattern.
    pub path: &'static str,
    /// Its name for programs that are generated from the document.
    pub id: &'static str,
    /// What it does, in a sentence.
    pub summary: &'static str,
    /// Who may ask for it.
    pub who: Who,
    pub(crate) parameters: Vec<Parameter>,
    pub(crate) body: Option<Described>,
    /// Examples of the body by their names, as JSON.
    pub(crate) examples: &'static [(&'static str, &'static str)],
    pub(crate) successes: Vec<Success>,
    pub(crate) failures: Vec<Failure>,
}

/// Something is read at an address.
pub(crate) fn get(path: &'static str, id: &'static str, summary: &'static str) -> Operation {
    Operation::at(Method::Get, path, id, summary)
}

/// Something is done at an address.
pub(crate) fn post(path: &'static str, id: &'static str, summary: &'static str) -> Operation {
    Operation::at(Method::Post, path, id, summary)
}

/// Something is put in place of what was there.
pub(crate) fn put(path: &'static str, id: &'static str, summary: &'static str) -> Operation {
    Operation::at(Method::Put, path, id, summary)
}

/// Something is taken away.
pub(crate) fn delete(path: &'static str, id: &'static str, summary: &'static str) -> Operation {
    Operation::at(Method::Delete, path, id, summary)
}

impl Operation {
    fn at(method: Method, path: &'static str, id: &'static str, summary: &'static str) -> Self {
        Self {
            method,
            path,
            id,
            summary,
            who: Who::SignedIn,
            parameters: common(path),
            body: None,
            examples: &[],
            successes: vec![],
            failures: vec![],
        }
    }

    /// Nobody is asked who they are.
    pub(crate) fn for_anybody(self) -> Self {
        Self { who: Who::Anybody, ..self }
    }

    /// Opens the operation to whoever may look on.
    pub(crate) fn for_onlookers(self) -> Self {
        Self { who: Who::Onlookers, ..self }
    }

    /// A part of the address.
    pub(crate) fn part<T: JsonSchema>(self, name: &'static str, says: &'static str) -> Self {
        self.with(Parameter { is_required: true, ..Parameter::new::<T>(Place::Path, name, says) })
    }

    /// Adds an optional query parameter.
    pub(crate) fn query<T: JsonSchema>(self, name: &'static str, says: &'static str) -> Self {
        self.with(Parameter::new::<T>(Place::Query, name, says))
    }

    /// A parameter.
    pub(crate) fn with(mut self, parameter: Parameter) -> Self {
        self.parameters.push(parameter);
        self
    }

    /// Sets the type of the request body.
    pub(crate) fn takes<T: JsonSchema>(self) -> Self {
        Self { body: Some(SchemaGenerator::subschema_for::<T>), ..self }
    }

    /// Examples of what is sent: their names, and each as JSON.
    pub(crate) fn for_example(self, examples: &'static [(&'static str, &'static str)]) -> Self {
        Self { examples, ..self }
    }

    /// It is answered with JSON of a type.
    pub(crate) fn answers<T: JsonSchema>(self, status: u16, says: &'static str) -> Self {
        self.succeeds(status, says, Content::Json(SchemaGenerator::subschema_for::<T>))
    }

    /// It is answered with 204 and nothing else.
    pub(crate) fn answers_nothing(self, says: &'static str) -> Self {
        self.succeeds(204, says, Content::Nothing)
    }

    /// It is answered with text or a picture.
    pub(crate) fn answers_media(self, says: &'static str, media: &'static [(&'static str, Option<&'static str>)]) -> Self {
        self.succeeds(200, says, Content::Media(media))
    }

    /// It is answered with 304 if the caller knows the answer.
    pub(crate) fn unchanged(self) -> Self {
        self.succeeds(304, "It is as it was.", Content::Nothing)
    }

    fn succeeds(mut self, status: u16, says: &'static str, content: Content) -> Self {
        self.successes.push(Success { status, says, content, header: None });
        self
    }

    /// Every answer named so far has a header.
    pub(crate) fn with_header(mut self, header: Header) -> Self {
        for success in &mut self.successes {
            success.header = Some(header);
        }
        self
    }

    /// It can go wrong in these ways besides those that any such operation can.
    pub(crate) fn can_fail(self, failures: &[Failure]) -> Self {
        Self { failures: failures.to_vec(), ..self }
    }

    /// Every way in which it can go wrong, in the order of statuses.
    #[must_use]
    pub fn failures(&self) -> Vec<Failure> {
        let mut all = self.failures.clone();
        all.extend([Failure::TooMany, Failure::Ours, Failure::Closing]);
        if self.who != Who::Anybody {
            all.push(Failure::NotSignedIn);
        }
        if self.path.contains('{') {
            all.push(Failure::NotFound);
        }
        if self.method != Method::Get {
            all.push(Failure::Forbidden);
        }
        if self.body.is_some() {
            all.extend([Failure::Unreadable, Failure::TooSlow, Failure::TooLarge, Failure::WrongType, Failure::NotPossible]);
        }
        all.sort_unstable();
        all.dedup();
        all
    }
}
