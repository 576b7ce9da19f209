//! Validates the settings of mail: a sender, keys that are keys, signatures by the sender's own domain.

use super::{ConfigError, Mail};
use lettre::message::Mailbox;
use sternpost_model::settings::Dkim;
use sternpost_post::push::ServerKey;

impl Mail {
    /// # Errors
    /// [`ConfigError::Invalid`] names the key.
    pub(super) fn check(&self) -> Result<(), ConfigError> {
        if self.smtp.timeout_seconds == 0 {
            return Err(ConfigError::Invalid("mail.smtp.timeout-seconds: at least 1".to_owned()));
        }
        if let Err(error) = self.from.parse::<Mailbox>() {
            return Err(ConfigError::Invalid(format!("mail.from: `{}` is not a sender: {error}", self.from)));
        }
        if !self.push_key.0.is_empty() && ServerKey::read(&self.push_key.0).is_none() {
            return Err(ConfigError::Invalid("mail.push-key: 32 bytes of a private key on P-256, in URL-safe base64".to_owned()));
        }
        self.dkim.iter().try_for_each(|key| self.check_signature(key))
    }

    fn check_signature(&self, key: &Dkim) -> Result<(), ConfigError> {
        let is_plain = |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_');
        let is_label = |label: &str| !label.is_empty() && label.len() <= 63 && label.bytes().all(is_plain);
        if !key.selector.split('.').all(is_label) || !key.domain.split('.').all(is_label) {
            return Err(ConfigError::Invalid(format!("mail.dkim: `{}` of `{}` is no name in DNS", key.selector, key.domain)));
        }
        let sender = self.from.parse::<Mailbox>().map(|from| from.email.domain().to_lowercase()).unwrap_or_default();
        let domain = key.domain.to_lowercase();
        if sender != domain && !sender.ends_with(&format!(".{domain}")) {
            return Err(ConfigError::Invalid(format!("mail.dkim: `{domain}` is not the domain of mail.from, nor one above it")));
        }
        Ok(())
    }
}
