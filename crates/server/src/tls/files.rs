//! A certificate and its key in two files. They are read as a pair, again when they change; a pair that cannot be used changes nothing.

use std::fs::Metadata;
use std::os::unix::fs::MetadataExt as _;
use std::path::Path;
use std::sync::{Arc, PoisonError, RwLock};

use rustls::InconsistentKeys;
use rustls::crypto::CryptoProvider;
use rustls::pki_types::pem::PemObject as _;
use rustls::pki_types::{CertificateDer, PrivateKeyDer};
use rustls::server::{ClientHello, ResolvesServerCert};
use rustls::sign::CertifiedKey;
use tokio::sync::Notify;

use super::{CertificateFiles, TlsError};

/// Group and others.
const NOT_THE_OWNER: u32 = 0o077;

/// The pair that is in use.
#[derive(Debug)]
pub(super) struct CertificateInUse(RwLock<Arc<CertifiedKey>>);

impl ResolvesServerCert for CertificateInUse {
    fn resolve(&self, _: ClientHello<'_>) -> Option<Arc<CertifiedKey>> {
        Some(Arc::clone(&self.0.read().unwrap_or_else(PoisonError::into_inner)))
    }
}

/// What tells a file apart from the one that was read before.
#[derive(Clone, Debug, PartialEq, Eq)]
struct FileStamp([(u64, u64, u64, i64, i64); 2]);

impl FileStamp {
    fn of(files: &CertificateFiles) -> Option<Self> {
        let of = |file: &Path| {
            let told = std::fs::metadata(file).ok()?;
            Some((told.dev(), told.ino(), told.size(), told.mtime(), told.mtime_nsec()))
        };
        Some(Self([of(&files.chain)?, of(&files.key)?]))
    }
}

/// The two files, and what was last read from them.
pub(super) struct PairOnDisk {
    files: CertificateFiles,
    provider: Arc<CryptoProvider>,
    served: Arc<CertificateInUse>,
    /// The files as they were when they were read; nothing when they could not be used.
    known: Option<FileStamp>,
    /// The last complaint: it is not repeated.
    complaint: String,
}

impl PairOnDisk {
    /// Reads the pair that the server begins with.
    pub(super) fn read(files: CertificateFiles, provider: Arc<CryptoProvider>) -> Result<Self, TlsError> {
        let known = FileStamp::of(&files);
        let pair = read_pair(&files, &provider)?;
        warn_of_readers(&files.key);
        let served = Arc::new(CertificateInUse(RwLock::new(Arc::new(pair))));
        Ok(Self { files, provider, served, known, complaint: String::new() })
    }

    pub(super) fn served(&self) -> Arc<CertificateInUse> {
        Arc::clone(&self.served)
    }

    /// Looks at the files now and then, and when it is asked to.
    pub(super) async fn watch(mut self, asked: Arc<Notify>) {
        loop {
            let is_asked = tokio::select! {
                () = tokio::time::sleep(self.files.look_every) => false,
                () = asked.notified() => true,
            };
            let looked = tokio::task::spawn_blocking(move || {
                self.look(is_asked);
                self
            });
            let Ok(same) = looked.await else { return };
            self = same;
        }
    }

    /// Reads the pair again if it has changed, or could not be used before: whoever writes two files writes one of them first.
    fn look(&mut self, is_asked: bool) {
        let stamp = FileStamp::of(&self.files);
        if !is_asked && stamp.is_some() && stamp == self.known {
            return;
        }
        match read_pair(&self.files, &self.provider) {
            Ok(pair) => {
                // Files that changed while they were read are read once more.
                self.known = stamp.filter(|before| Some(before) == FileStamp::of(&self.files).as_ref());
                *self.served.0.write().unwrap_or_else(PoisonError::into_inner) = Arc::new(pair);
                self.complaint.clear();
                tracing::info!("the certificate in {} was read again", self.files.chain.display());
                warn_of_readers(&self.files.key);
            }
            Err(error) => {
                self.known = None;
                let complaint = error.to_string();
                if is_asked || complaint != self.complaint {
                    tracing::error!("{complaint}; the certificate that was read before stays in use");
                }
                self.complaint = complaint;
            }
        }
    }
}

fn read_pair(files: &CertificateFiles, provider: &CryptoProvider) -> Result<CertifiedKey, TlsError> {
    let CertificateFiles { chain, key, .. } = files;
    let read = |file: &Path| std::fs::read(file).map_err(|error| TlsError::File(file.to_owned(), error));
    let certificates: Vec<CertificateDer<'static>> = CertificateDer::pem_slice_iter(&read(chain)?)
        .collect::<Result<_, _>>()
        .map_err(|_| TlsError::NoCertificate(chain.clone()))?;
    if certificates.is_empty() {
        return Err(TlsError::NoCertificate(chain.clone()));
    }
    let private = PrivateKeyDer::from_pem_slice(&read(key)?).map_err(|_| TlsError::NoKey(key.clone()))?;
    CertifiedKey::from_der(certificates, private, provider).map_err(|error| match error {
        rustls::Error::InconsistentKeys(InconsistentKeys::KeyMismatch) => {
            TlsError::NoPair(chain.clone(), key.clone())
        }
        other => TlsError::BadPair(chain.clone(), key.clone(), other),
    })
}

/// The key is the server's alone: with it anybody can pretend to be it.
fn warn_of_readers(key: &Path) {
    let mode = std::fs::metadata(key).map(|told: Metadata| told.mode()).unwrap_or_default();
    if mode & NOT_THE_OWNER != 0 {
        tracing::warn!(
            "the private key {} can be read by others than its owner (mode {:o}): chmod 600 it",
            key.display(),
            mode & 0o777
        );
    }
}
