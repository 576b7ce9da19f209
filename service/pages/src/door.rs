//! The pages outside any table: home, sign-in, and errors.

use super::layout::{Link, Page};
use super::letters::WishesFields;
use super::lobby::GameCard;
use askama::Template;
use serde::Serialize;
use sternpost_words::say;

/// The home page: what the product is, and the way in.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Template)]
#[template(path = "page/home.html")]
pub struct HomePage {
    /// The frame.
    pub page: Page,
    /// The games one can play.
    pub games: Vec<GameCard>,
    /// A campaign anybody may watch or try, if this server shows one.
    pub demo: Option<Link>,
    /// Where the sign-in form is sent; none if its reader is signed in.
    pub sign_in: Option<String>,
    /// Where letters can be read, if this server keeps them in a folder.
    pub postbox: Option<String>,
    /// A board to look at.
    pub board: Option<String>,
}

/// The sign-in form.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Template)]
#[template(path = "page/sign-in.html")]
pub struct SignInPage {
    /// The frame.
    pub page: Page,
    /// Where the form is sent.
    pub action: String,
    /// The address as it was typed.
    pub address: String,
    /// Where to go afterwards.
    pub then: Option<String>,
    /// What was wrong with it.
    pub error: Option<String>,
}

/// The page after the sign-in form: look into your mail. It says the same whether or not the address is known.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Template)]
#[template(path = "page/sent.html")]
pub struct SentPage {
    /// The frame.
    pub page: Page,
    /// The address as it was typed.
    pub address: String,
    /// For how many minutes the link is good.
    pub minutes: u32,
    /// Where letters can be read, if this server keeps them in a folder.
    pub postbox: Option<String>,
}

/// The page that explains how anybody checks that chance was fair.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Template)]
#[template(path = "page/fair-chance.html")]
pub struct FairChancePage {
    /// The frame.
    pub page: Page,
    /// Where the log of the campaign is had that the reader comes from.
    pub download: Option<String>,
    /// The way back to it.
    pub back: Option<Link>,
}

/// Something cannot be shown or done.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Template)]
#[template(path = "page/problem.html")]
pub struct ProblemPage {
    /// The frame.
    pub page: Page,
    /// The HTTP status.
    pub status: u16,
    /// What is the matter, in one sentence.
    pub what: String,
    /// Why, in a few.
    pub why: Vec<String>,
    /// What can be done.
    pub ways: Vec<Link>,
    /// The number under which the operator finds it in the logs.
    pub trace: Option<String>,
}

impl ProblemPage {
    /// No such page, or none for these eyes: the two are not told apart.
    #[must_use]
    pub fn not_found(page: Page, ways: Vec<Link>) -> Self {
        let page_words = page.page_words;
        Self {
            page,
            status: 404,
            what: page_words.t(say::PROBLEM_NOT_FOUND),
            why: vec![page_words.t(say::PROBLEM_NOT_FOUND_WHY)],
            ways,
            trace: None,
        }
    }

    /// A link whose question has been answered or overtaken, or whose time is up.
    #[must_use]
    pub fn link_expired(page: Page, ways: Vec<Link>) -> Self {
        let page_words = page.page_words;
        let why = vec![page_words.t(say::PROBLEM_EXPIRED_WHY), page_words.t(say::PROBLEM_EXPIRED_NEW)];
        Self { page, status: 410, what: page_words.t(say::PROBLEM_EXPIRED), why, ways, trace: None }
    }

    /// Not for this reader.
    #[must_use]
    pub fn forbidden(page: Page, ways: Vec<Link>) -> Self {
        let page_words = page.page_words;
        Self {
            page,
            status: 403,
            what: page_words.t(say::PROBLEM_FORBIDDEN),
            why: vec![page_words.t(say::PROBLEM_FORBIDDEN_WHY)],
            ways,
            trace: None,
        }
    }

    /// Our mistake.
    #[must_use]
    pub fn ours(page: Page, trace: Option<String>) -> Self {
        let page_words = page.page_words;
        Self {
            page,
            status: 500,
            what: page_words.t(say::PROBLEM_OURS),
            why: vec![page_words.t(say::PROBLEM_OURS_WHY)],
            ways: vec![],
            trace,
        }
    }
}

/// Something was done, and that is all there is to say.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Template)]
#[template(path = "page/notice.html")]
pub struct NoticePage {
    /// The frame.
    pub page: Page,
    /// What was done.
    pub what: String,
    /// What comes of it.
    pub why: String,
}

/// A click away from stopping a seat's mail.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Template)]
#[template(path = "page/stop-mail.html")]
pub struct StopMailPage {
    /// The frame.
    pub page: Page,
    /// Where the click goes.
    pub action: String,
    /// How it stands and what the click does.
    pub why: String,
    /// What the button says.
    pub button: String,
    /// When letters come, if the link says to whom.
    pub wishes: Option<WishesFields>,
}

/// A click away from having letters sent to a second address.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Template)]
#[template(path = "page/confirm-second.html")]
pub struct ConfirmSecondPage {
    /// The frame.
    pub page: Page,
    /// Where the click goes.
    pub action: String,
    /// What it does.
    pub why: String,
}

/// A click away from being signed in: a scanner that opens the link is not.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Template)]
#[template(path = "page/enter.html")]
pub struct EnterPage {
    /// The frame.
    pub page: Page,
    /// Where the click goes.
    pub action: String,
    /// Who signs in.
    pub address: String,
}
