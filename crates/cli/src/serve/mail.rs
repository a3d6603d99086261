//! How the server sends mail.

use std::path::PathBuf;

use clap::Args;
use server::{Certificate, Config, MailConfig};

use crate::Failure;

#[derive(Debug, Args)]
#[command(next_help_heading = "Mail")]
pub struct MailArguments {
    /// The server that takes mail: `smtps://HOST`, or `smtp://HOST:587?tls=required`. With it players can have links sent to sign in
    #[arg(long, value_name = "URL", requires = "mail_from")]
    pub mail: Option<String>,
    /// Whom mail comes from, such as "Tertulia <table@example.org>"
    #[arg(long, value_name = "ADDRESS", requires = "mail")]
    pub mail_from: Option<String>,
    /// The user at the mail server
    #[arg(long, value_name = "NAME", requires = "mail", requires = "mail_password_file")]
    pub mail_user: Option<String>,
    /// A file with the password of that user, so that no list of processes shows it
    #[arg(long, value_name = "FILE", requires = "mail_user")]
    pub mail_password_file: Option<PathBuf>,
}

impl MailArguments {
    /// Sets up mail, if it is wanted, when the rest of the configuration is known.
    pub(super) fn apply(self, config: &mut Config) -> Result<(), Failure> {
        let (Some(server), Some(from)) = (self.mail, self.mail_from) else { return Ok(()) };
        let credentials = match (self.mail_user, self.mail_password_file) {
            (Some(user), Some(file)) => {
                let password = std::fs::read_to_string(&file)
                    .map_err(|error| Failure::usage(format!("{}: {error}", file.display())))?;
                Some((user, password.trim_end_matches(['\r', '\n']).to_owned()))
            }
            _ => None,
        };
        let mail = MailConfig { server, credentials, from, public_url: public_url(config) };
        mail.check().map_err(Failure::usage)?;
        config.mail = Some(mail);
        Ok(())
    }
}

/// The address of the pages: one that was named, or that of the certificate.
fn public_url(config: &Config) -> String {
    let of_certificate = match &config.certificate {
        Some(Certificate::Acme(order)) => order.names.first().map(|name| format!("https://{name}")),
        _ => None,
    };
    config.origins.first().cloned().or(of_certificate).unwrap_or_default()
}
