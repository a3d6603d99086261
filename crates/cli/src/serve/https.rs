//! How the server speaks HTTPS without a proxy.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;

use clap::Args;
use server::{AcmeOrder, Certificate, CertificateFiles, Config};

use crate::Failure;

const LETS_ENCRYPT: &str = "https://acme-v02.api.letsencrypt.org/directory";
const LETS_ENCRYPT_STAGING: &str = "https://acme-staging-v02.api.letsencrypt.org/directory";
const DAY: Duration = Duration::from_hours(24);

#[derive(Debug, Args)]
#[command(next_help_heading = "HTTPS without a proxy")]
pub struct HttpsArguments {
    /// The certificate in PEM, with those between it and its root; read again when it changes, and on SIGHUP
    #[arg(long, value_name = "FILE", requires = "tls_key", group = "certificate")]
    pub tls_cert: Option<PathBuf>,
    /// The private key of the certificate, in PEM
    #[arg(long, value_name = "FILE", requires = "tls_cert")]
    pub tls_key: Option<PathBuf>,
    /// Gets a certificate for this name and renews it, from Let's Encrypt or the authority of --acme-directory: with this option you
    /// agree to its terms, <https://letsencrypt.org/repository>. Port 443 of the name must lead here. Can be given several times
    #[arg(long, value_name = "NAME", group = "certificate")]
    pub acme: Vec<String>,
    /// Whom the authority may write to about certificates
    #[arg(long, value_name = "MAIL", requires = "acme")]
    pub acme_mail: Option<String>,
    /// The directory of another authority, or `staging` for Let's Encrypt's own tests, whose certificates no browser believes
    #[arg(long, value_name = "URL", requires = "acme")]
    pub acme_directory: Option<String>,
    /// The root certificate of that authority, in PEM, if browsers do not know it
    #[arg(long, value_name = "FILE", requires = "acme_directory")]
    pub acme_root: Option<PathBuf>,
    /// Sends whoever comes to this plain address to HTTPS, such as 0.0.0.0:80; can be given several times
    #[arg(long, value_name = "ADDRESS:PORT", requires = "certificate")]
    pub redirect_from: Vec<SocketAddr>,
    /// Browsers are told to come over HTTPS only, for so many days after each visit
    #[arg(long, value_name = "DAYS")]
    pub hsts: Option<u32>,
}

impl HttpsArguments {
    /// Puts what was chosen into the configuration.
    pub(super) fn apply(self, config: &mut Config) -> Result<(), Failure> {
        config.certificate = match (self.tls_cert, self.tls_key) {
            (Some(chain), Some(key)) => Some(Certificate::Files(CertificateFiles::new(chain, key))),
            _ if self.acme.is_empty() => None,
            _ => Some(Certificate::Acme(AcmeOrder {
                names: self.acme,
                mail: self.acme_mail,
                directory: directory(self.acme_directory.as_deref()),
                root: self.acme_root,
            })),
        };
        config.redirect_from = self.redirect_from;
        config.hsts = self.hsts.map(|days| DAY * days);
        if config.hsts.is_some() && config.certificate.is_none() && !config.https {
            return Err(Failure::usage("--hsts needs HTTPS: --tls-cert, --acme, or --https behind a proxy"));
        }
        Ok(())
    }
}

fn directory(chosen: Option<&str>) -> String {
    match chosen {
        None => LETS_ENCRYPT.to_owned(),
        Some("staging") => LETS_ENCRYPT_STAGING.to_owned(),
        Some(url) => url.to_owned(),
    }
}
