//! Tests that are run on both databases.

/// Tests that take the address of an empty database, each on SQLite and on Postgres.
macro_rules! on_both {
    ($($test:ident)*) => {
        mod on_sqlite { $(
            #[tokio::test(flavor = "multi_thread")]
            async fn $test() {
                let folder = tempfile::TempDir::new().unwrap();
                super::$test(format!("sqlite:{}", folder.path().join("campaigns.db").display())).await;
            }
        )* }
        mod on_postgres { $(
            #[tokio::test(flavor = "multi_thread")]
            async fn $test() {
                super::$test(crate::postgres::fresh_database().await).await;
            }
        )* }
    };
}
