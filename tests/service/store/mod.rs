//! What every store must keep: one suite, run against SQLite and Postgres.

mod groups;
mod log;
mod outbox;
mod people;
mod sealed;
mod strangers;
mod trouble;
mod watches;
mod world;

/// Runs each test against both databases.
macro_rules! contract {
    ($($subject:ident: $($test:ident),+;)+) => {
        mod sqlite {
            $($(
                #[tokio::test(flavor = "multi_thread")]
                async fn $test() {
                    super::$subject::$test(crate::store::world::FreshStore::sqlite().await).await;
                }
            )+)+
        }
        mod postgres {
            $($(
                #[tokio::test(flavor = "multi_thread")]
                async fn $test() {
                    super::$subject::$test(crate::store::world::FreshStore::postgres().await).await;
                }
            )+)+
        }
    };
}

contract! {
    log:
        entries_come_back_as_they_were_written,
        entries_are_read_in_pages,
        a_lost_race_says_where_the_log_is,
        a_gap_is_refused_by_the_database,
        an_entry_that_continues_another_log_is_refused_by_the_database,
        entries_are_neither_changed_nor_removed,
        a_tampered_entry_is_found,
        a_repeated_submission_finds_its_first_result,
        a_commit_whose_confirmation_was_lost_is_not_a_conflict,
        nothing_of_a_refused_commit_is_kept,
        what_is_said_with_an_answer_is_there_when_it_is,
        lines_come_back_in_order,
        the_latest_lines_are_read_without_those_before_them,
        snapshots_are_a_cache,
        a_moved_head_leaves_later_snapshots_behind,
        everything_survives_a_restart;
    outbox:
        letters_are_claimed_once_and_in_order,
        a_letter_is_not_claimed_before_its_time,
        a_lease_that_ran_out_is_claimed_again,
        a_lease_is_lengthened_by_its_holder_only,
        two_workers_share_the_letters,
        a_letter_that_asks_is_known_by_its_question,
        what_is_for_no_seat_is_not_gathered,
        delivery_is_visible_and_final;
    people:
        campaigns_are_found_by_host_and_by_player,
        seats_change_but_what_was_seen_only_grows,
        who_unsubscribes_beside_a_change_of_language_gets_both,
        the_secret_is_kept_to_the_byte,
        a_sign_in_expires_and_can_be_ended,
        expired_sign_ins_are_forgotten,
        revoked_tokens_stay_revoked;
    strangers:
        a_link_is_used_once_by_whoever_comes_first,
        invitations_are_unwanted_from_one_or_from_all,
        the_latest_use_only_grows,
        letters_that_a_clock_put_into_the_future_are_due_now,
        only_what_is_old_and_done_is_forgotten;
    sealed:
        what_waits_beside_the_log_is_replaced_opened_and_gone,
        what_was_decided_on_other_answers_is_refused,
        of_answers_sealed_in_one_breath_that_know_nothing_of_each_other_one_is_taken,
        two_servers_that_seal_and_open_at_once_lose_no_answer;
    watches:
        what_was_decided_on_another_watch_is_refused_with_all_that_came_with_it,
        what_is_due_is_taken_by_one_server_until_its_lease_is_over_or_the_watch_changes,
        a_calendars_link_is_made_anew_and_closed;
    groups:
        of_many_who_append_at_once_one_wins,
        a_click_that_arrives_twice_at_once_counts_once,
        two_servers_never_share_a_number,
        two_hundred_campaigns_go_on_side_by_side,
        servers_that_share_campaigns_do_not_block_each_other,
        a_bad_commit_does_not_fail_its_neighbours,
        a_commit_is_announced;
    trouble:
        a_row_that_cannot_be_read_is_named_by_table_column_and_campaign,
        a_letter_that_cannot_be_read_holds_no_other_up,
        a_number_out_of_range_is_not_taken_for_another,
        the_same_key_finds_the_campaign_it_made,
        full_lobbies_and_campaigns_with_bots_are_found,
        refusing_what_breaks_the_rules_is_no_failure,
        whoever_asks_often_whether_it_is_ready_makes_few_writes;
}

/// Only Postgres connects servers; SQLite tells its own process.
#[tokio::test(flavor = "multi_thread")]
async fn postgres_servers_hear_of_each_others_commits() {
    groups::another_server_hears_of_a_commit(world::FreshStore::postgres().await).await;
}

/// On SQLite a command beside the server tells it what it changes past the log; with Postgres all are told of everything.
#[tokio::test(flavor = "multi_thread")]
async fn a_server_on_sqlite_hears_what_a_command_beside_it_changes() {
    groups::a_command_is_heard(world::FreshStore::sqlite().await).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_one_server_commits_the_others_hear_of_even_if_it_dies_right_then() {
    trouble::a_notice_is_part_of_its_transaction(world::FreshStore::postgres().await).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_postgres_that_takes_no_writes_is_not_ready_and_is_again_when_it_does() {
    trouble::readiness_is_a_write(world::FreshStore::postgres().await).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_damaged_page_is_found_when_a_file_is_opened() {
    trouble::a_damaged_page_is_found(world::FreshStore::sqlite().await).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_meets_a_damaged_page_is_not_ready_any_more() {
    trouble::damage_that_was_met_is_remembered(world::FreshStore::sqlite().await).await;
}

#[tokio::test]
async fn an_unknown_address_is_refused_without_repeating_its_password() {
    let error = sternpost_store::open("mysql://player:hunter2@host/db").await.err().expect("refused").to_string();
    assert!(error.contains("`mysql`") && !error.contains("hunter2"), "{error}");
}
