//! What players gain, pay and trade: planets, goods, tokens, units, technology (LRR 22, 24, 32, 35, 46, 50, 62, 80, 82).

pub mod command_tokens;
pub mod deal_terms;
pub mod exchanging;
pub mod payment;
pub mod producible;
pub mod production;
pub mod proposing;
pub mod research;
pub mod trade_goods;
pub mod transactions;
