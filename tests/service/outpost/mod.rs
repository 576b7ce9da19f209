//! Outpost, played on a whole server: one visit for a window and the turn behind it, tables that lose or win together, one seat from the lobby to the end,
//! numbers of seats that depend on options, options within options, a first step that is sealed.

macro_rules! on_both {
    ($($test:ident)*) => {
        mod on_sqlite { $(
            #[tokio::test(flavor = "multi_thread")]
            async fn $test() {
                let folder = tempfile::TempDir::new().unwrap();
                super::$test(format!("sqlite:{}", folder.path().join("outpost.db").display())).await;
            }
        )* }
        mod on_postgres { $(
            #[tokio::test(flavor = "multi_thread")]
            async fn $test() {
                super::$test(crate::support::postgres::fresh_database().await).await;
            }
        )* }
    };
}

mod alone;
mod ends;
mod lists;
mod ordered;
mod packing;
mod set_up;
mod visits;
mod world;
