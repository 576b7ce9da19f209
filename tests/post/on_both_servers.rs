//! Tests against a server process that are run on both databases.

/// Tests that start a server, each on the SQLite file in its own folder and on an empty Postgres database.
macro_rules! on_both_servers {
    ($($test:ident)*) => {
        mod on_sqlite { $(
            #[tokio::test(flavor = "multi_thread")]
            async fn $test() {
                super::$test(None).await;
            }
        )* }
        mod on_postgres { $(
            #[tokio::test(flavor = "multi_thread")]
            async fn $test() {
                super::$test(Some(crate::postgres::fresh_database().await)).await;
            }
        )* }
    };
}
