//! Checks the DNS records that mail needs: where replies are brought (MX), who may send (SPF), which key signs (DKIM), and what is done with the rest
//! (DMARC).

mod resolver;

use super::Findings;
use crate::config::{Config, TransportKind};
use lettre::message::Mailbox;
use resolver::{Resolver, Wanted};
use std::net::SocketAddr;
use sternpost_post::dkim::Signer;

/// Ends of names that are nobody's (RFC 2606, RFC 6761): no server of names is asked about them, unless one is named.
const NOBODYS: [&str; 6] = ["test", "example", "invalid", "localhost", "local", "internal"];

/// Looks at each name that letters need, and says what to write where. `nameserver`: who is asked; none: who this machine asks.
pub(super) async fn check(config: &Config, signer: Option<&Signer>, nameserver: Option<SocketAddr>, findings: &mut Findings) {
    let Ok(from) = config.mail.from.parse::<Mailbox>() else { return };
    let from = from.email.domain().to_lowercase();
    let is_nobodys = NOBODYS.contains(&from.rsplit('.').next().unwrap_or_default());
    if config.mail.transport == TransportKind::Postbox && nameserver.is_none() || is_nobodys && nameserver.is_none() {
        return;
    }
    let Some(resolver) = nameserver.or_else(resolver::of_this_machine).map(Resolver::new) else {
        return findings.mind("DNS is not looked at: /etc/resolv.conf names no server; name one with --nameserver");
    };
    let replies = (!config.mail.reply_address.is_empty()).then(|| config.mail.reply_address.rsplit_once('@')).flatten();
    let replies = replies.map(|(_, domain)| domain.to_lowercase());
    if let Err(why) = resolver.ask(&from, Wanted::Text).await {
        return findings.mind(format!(
            "DNS is not looked at: {} says nothing of {from} ({why}); name another server with --nameserver 192.0.2.53:53",
            resolver.server
        ));
    }
    if let Some(domain) = &replies {
        mx(&resolver, domain, findings).await;
    }
    // Bounces go to the address for replies: it stands in the envelope, by which SPF judges.
    let envelope = replies.as_deref().unwrap_or(&from);
    spf(&resolver, envelope, findings).await;
    if let Some(signer) = signer {
        dkim(&resolver, signer, findings).await;
    }
    dmarc(&resolver, &from, findings).await;
    if let Some(domain) = replies.filter(|domain| *domain != from && !domain.ends_with(&format!(".{from}"))) {
        findings
            .mind(format!("mail.reply-address is at {domain}, which is not {from} or below it: SPF will not speak for mail.from (DMARC)"));
    }
}

/// Checks who takes mail for a domain (MX).
async fn mx(resolver: &Resolver, domain: &str, findings: &mut Findings) {
    match resolver.ask(domain, Wanted::Exchange).await {
        Ok(servers) if servers.iter().any(|server| server.is_empty()) => findings.wrong(format!(
            "{domain} says that it takes no mail (a null MX): replies cannot come; let its MX name the server that brings them here"
        )),
        Ok(servers) if servers.is_empty() => findings.wrong(format!(
            "{domain} has no MX: replies find no way; write to its DNS: {domain} MX \"10 NAME-OF-THE-SERVER-THAT-GETS-THE-MAIL\""
        )),
        Ok(servers) => findings.ok(format!("mail for {domain} goes to {}: it has to bring it here", servers.join(", "))),
        Err(why) => findings.mind(unasked(domain, "MX", &why)),
    }
}

/// Checks which servers send for a domain (SPF).
async fn spf(resolver: &Resolver, domain: &str, findings: &mut Findings) {
    let records = match resolver.ask(domain, Wanted::Text).await {
        Ok(records) => records,
        Err(why) => return findings.mind(unasked(domain, "TXT", &why)),
    };
    let records: Vec<String> = records.into_iter().filter(|record| is_version(record, "v=spf1")).collect();
    match records.as_slice() {
        [] => findings.mind(format!(
            "{domain} does not say which servers send for it (SPF): write to its DNS: {domain} TXT \"v=spf1 include:… -all\", with what your provider names"
        )),
        [record] if record.split_whitespace().any(|word| matches!(word.to_ascii_lowercase().as_str(), "+all" | "all")) => {
            findings.mind(format!("{domain} lets everybody send in its name (SPF): `{record}`; end it with -all"))
        }
        [record] => findings.ok(format!("SPF of {domain}: `{record}`")),
        [_, _, ..] => findings.wrong(format!("{domain} has {} SPF records, which counts as none (RFC 7208): make one of them", records.len())),
    }
}

/// Checks that the public half of each key is where those who get letters look for it (DKIM).
async fn dkim(resolver: &Resolver, signer: &Signer, findings: &mut Findings) {
    for (name, wanted) in signer.records() {
        let records = match resolver.ask(&name, Wanted::Text).await {
            Ok(records) => records,
            Err(why) => {
                findings.mind(unasked(&name, "TXT", &why));
                continue;
            }
        };
        let key = |record: &str| tag(record, "p");
        match records.iter().find_map(|record| key(record)) {
            None => findings.wrong(format!("{name} is not in DNS, and signatures cannot be checked: write {name} TXT \"{wanted}\"")),
            Some(known) if known.is_empty() => {
                findings.wrong(format!("{name} says that its key is revoked: make a key with another selector, or write TXT \"{wanted}\""))
            }
            Some(known) if Some(&known) == key(&wanted).as_ref() => findings.ok(format!("{name} is the key that signs")),
            Some(_) => {
                findings.wrong(format!("{name} is another key than the one that signs, and all signatures fail: write TXT \"{wanted}\""))
            }
        }
    }
}

/// Checks what a domain, or the one above it, wants done with letters that fail (DMARC).
async fn dmarc(resolver: &Resolver, domain: &str, findings: &mut Findings) {
    let mut of = domain;
    loop {
        let name = format!("_dmarc.{of}");
        match resolver.ask(&name, Wanted::Text).await {
            Err(why) => return findings.mind(unasked(&name, "TXT", &why)),
            Ok(records) => {
                if let Some(record) = records.iter().find(|record| is_version(record, "v=DMARC1")) {
                    return match tag(record, "p") {
                        Some(_) => findings.ok(format!("DMARC of {of}: `{record}`")),
                        None => findings
                            .wrong(format!("{name} does not say what to do (p=), which counts as nothing: `{record}`; write p=quarantine")),
                    };
                }
            }
        }
        match of.split_once('.') {
            Some((_, above)) if above.contains('.') => of = above,
            Some(_) | None => break,
        }
    }
    findings
        .mind(format!("_dmarc.{domain} is not in DNS: large providers want it of who sends much; write TXT \"v=DMARC1; p=quarantine\""));
}

fn unasked(name: &str, what: &str, why: &str) -> String {
    format!("{what} of {name} cannot be looked at now: {why}; try again, or look with `dig +short {what} {name}`")
}

/// Whether a record begins with its version and goes on after it.
fn is_version(record: &str, version: &str) -> bool {
    let begin = record.trim_start().get(..version.len()).is_some_and(|begin| begin.eq_ignore_ascii_case(version));
    begin && !record.trim_start()[version.len()..].starts_with(|letter: char| letter.is_ascii_alphanumeric())
}

/// The value of a tag of a list of tags (RFC 6376, 3.2), without the spaces it may be folded with.
fn tag(record: &str, name: &str) -> Option<String> {
    let found = record.split(';').filter_map(|tag| tag.split_once('=')).find(|(tag, _)| tag.trim().eq_ignore_ascii_case(name));
    found.map(|(_, value)| value.split_whitespace().collect())
}

/// The address that is named: with a port, or without.
pub(super) fn nameserver(text: &str) -> Result<SocketAddr, String> {
    let alone = || text.trim_start_matches('[').trim_end_matches(']').parse().ok().map(|ip| SocketAddr::new(ip, 53));
    text.parse().ok().or_else(alone).ok_or_else(|| "an address, such as 192.0.2.53 or [2001:db8::53]:53".to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tags_and_versions_are_read_as_the_standards_say() {
        assert_eq!(tag("v=DKIM1; k=rsa; p=AB CD\tEF", "p").as_deref(), Some("ABCDEF"));
        assert_eq!(tag("v=DKIM1; p=", "p").as_deref(), Some(""));
        assert_eq!(tag("v=DKIM1; sp=none", "p"), None);
        assert!(is_version("V=SPF1 -all", "v=spf1") && is_version("v=spf1", "v=spf1"));
        assert!(!is_version("v=spf10 -all", "v=spf1") && !is_version("v=sp", "v=spf1") && !is_version("größe", "v=spf1"));
    }

    #[test]
    fn a_server_of_names_is_named_by_a_number() {
        assert_eq!(nameserver("192.0.2.53").unwrap().to_string(), "192.0.2.53:53");
        assert_eq!(nameserver("192.0.2.53:5353").unwrap().port(), 5353);
        assert_eq!(nameserver("2001:db8::53").unwrap().port(), 53);
        assert_eq!(nameserver("[2001:db8::53]:54").unwrap().port(), 54);
        assert!(nameserver("dns.example").is_err());
    }
}
