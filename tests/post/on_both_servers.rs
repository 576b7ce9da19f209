//! Tests against a server process that are run on both databases.

/// Tests that start a server, each on the SQLite file in its own folder and on an empty Postgres database; after `two databases:`, tests that start two
/// servers, each on a database of its own.
macro_rules! on_both_servers {
    (two databases: $($test:ident)*) => {
        on_both_servers! {
            [None, None], [Some(crate::postgres::fresh_database().await), Some(crate::postgres::fresh_database().await)]; $($test)*
        }
    };
    ($($test:ident)*) => {
        on_both_servers! { None, Some(crate::postgres::fresh_database().await); $($test)* }
    };
    ($sqlite:expr, $postgres:expr; $($test:ident)*) => {
        mod on_sqlite { $(
            #[tokio::test(flavor = "multi_thread")]
            async fn $test() {
                super::$test($sqlite).await;
            }
        )* }
        mod on_postgres { $(
            #[tokio::test(flavor = "multi_thread")]
            async fn $test() {
                super::$test($postgres).await;
            }
        )* }
    };
}
