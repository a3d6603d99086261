//! A certificate from a certificate authority: asked for when there is none, renewed when a third of its time is left.

use std::os::unix::fs::PermissionsExt as _;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use futures_util::StreamExt as _;
use rustls::crypto::CryptoProvider;
use rustls::pki_types::pem::PemObject as _;
use rustls::pki_types::{CertificateDer, ServerName};
use rustls::{ClientConfig, RootCertStore};
use rustls_acme::caches::DirCache;
use rustls_acme::{AcmeConfig, AcmeState, EventError, EventOk, ResolvesServerCertAcme};

use super::{AcmeOrder, TlsError};
use crate::data::keep_private;

/// Below the data: the key of the account, and the certificate with its key.
const FOLDER: &str = "acme";
const OWNER_ONLY_FOLDER: u32 = 0o700;

/// What is asked of a certificate authority, over and over.
pub(super) struct Orders {
    state: AcmeState<std::io::Error>,
    folder: PathBuf,
    names: String,
}

impl Orders {
    pub(super) fn begin(
        order: &AcmeOrder,
        data: &Path,
        provider: &Arc<CryptoProvider>,
    ) -> Result<Self, TlsError> {
        order.names.iter().try_for_each(|name| check_name(name))?;
        let folder = data.join(FOLDER);
        make_private(&folder).map_err(|error| TlsError::Folder(folder.clone(), error))?;
        let mut config = AcmeConfig::new_with_provider(&order.names, Arc::clone(provider));
        if let Some(root) = &order.root {
            config = config.client_tls_config(Arc::new(trusting(root, provider)?));
        }
        let contact = order.mail.iter().map(|mail| format!("mailto:{mail}"));
        let config = config.directory(&order.directory).contact(contact).cache(DirCache::new(folder.clone()));
        let names = order.names.join(", ");
        tracing::info!(
            "the certificate for {names} comes from {}: whoever uses it agrees to its terms",
            order.directory
        );
        Ok(Self { state: config.state(), folder, names })
    }

    pub(super) fn served(&self) -> Arc<ResolvesServerCertAcme> {
        self.state.resolver()
    }

    /// Does what is to be done, for as long as the server runs.
    pub(super) async fn run(mut self) {
        while let Some(event) = self.state.next().await {
            self.tell(event);
            keep_files_private(&self.folder);
        }
    }

    fn tell(&self, event: Result<EventOk, EventError<std::io::Error, std::io::Error>>) {
        let Self { names, folder, .. } = self;
        match event {
            Ok(EventOk::DeployedCachedCert) => {
                tracing::info!("the certificate for {names} was kept in {}", folder.display());
            }
            Ok(EventOk::DeployedNewCert) => tracing::info!("there is a new certificate for {names}"),
            Ok(EventOk::CertCacheStore | EventOk::AccountCacheStore) => {}
            Err(EventError::Order(error)) => tracing::error!(
                "no certificate for {names}: {error}. The authority must reach this server at port 443 of each name. It is asked again later"
            ),
            Err(error) => tracing::error!("the certificate for {names} in {}: {error}", folder.display()),
        }
    }
}

/// Names only: authorities give no certificates for addresses this way, nor for names without a dot.
fn check_name(name: &str) -> Result<(), TlsError> {
    let is_name = matches!(ServerName::try_from(name), Ok(ServerName::DnsName(_)));
    if is_name && name.contains('.') { Ok(()) } else { Err(TlsError::BadName(name.to_owned())) }
}

/// A client that believes this authority, and no other.
fn trusting(root: &Path, provider: &Arc<CryptoProvider>) -> Result<ClientConfig, TlsError> {
    let text = std::fs::read(root).map_err(|error| TlsError::File(root.to_owned(), error))?;
    let mut roots = RootCertStore::empty();
    for certificate in CertificateDer::pem_slice_iter(&text) {
        roots.add(certificate.map_err(|_| TlsError::NoCertificate(root.to_owned()))?)?;
    }
    if roots.is_empty() {
        return Err(TlsError::NoCertificate(root.to_owned()));
    }
    let builder = ClientConfig::builder_with_provider(Arc::clone(provider));
    let builder = builder.with_safe_default_protocol_versions()?;
    Ok(builder.with_root_certificates(roots).with_no_client_auth())
}

fn make_private(folder: &Path) -> std::io::Result<()> {
    std::fs::create_dir_all(folder)?;
    std::fs::set_permissions(folder, std::fs::Permissions::from_mode(OWNER_ONLY_FOLDER))
}

/// The cache writes its files as everybody does; the folder keeps others out until they are private as well.
fn keep_files_private(folder: &Path) {
    let files = std::fs::read_dir(folder).into_iter().flatten().flatten();
    for file in files {
        if let Err(error) = keep_private(&file.path()) {
            tracing::warn!("{}: {error}", file.path().display());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn certificates_are_for_names_with_a_dot() {
        assert!(check_name("play.example.org").is_ok());
        for bad in
            ["localhost", "192.0.2.1", "https://play.example.org", "play.example.org:443", "", "a b.org"]
        {
            assert!(check_name(bad).is_err(), "{bad}");
        }
    }
}
