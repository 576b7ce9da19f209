//! Disputes, motions, rulings and rewinds, played by three people at a table: what each may do, what follows, and that whoever checks the log later
//! finds it in order.

macro_rules! on_both {
    ($($test:ident)*) => {
        mod on_sqlite { $(
            #[tokio::test(flavor = "multi_thread")]
            async fn $test() {
                let folder = tempfile::TempDir::new().unwrap();
                super::$test(format!("sqlite:{}", folder.path().join("court.db").display())).await;
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

mod clocks;
mod disputes;
mod going_back;
mod motions;
mod rulings;
mod table;
mod texts;
mod unsound;
mod voices;
