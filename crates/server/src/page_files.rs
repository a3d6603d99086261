//! The page: the files that this program has inside, and those of the other programs that work with the same data.

use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet};
use std::io::Write as _;
use std::sync::{Arc, LazyLock, Mutex, OnceLock, PoisonError};

use axum::body::Bytes;
use axum::http::HeaderValue;
use flate2::Compression;
use flate2::write::GzEncoder;
use rust_embed::Embed;
use serde::Deserialize;
use sha2::{Digest as _, Sha256};

use crate::storage::{Storage, StoreError};

/// What the build of the page left.
#[derive(Embed)]
#[folder = "../../web/dist"]
#[allow_missing = true]
struct BuiltPage;

pub(crate) const START_PAGE: &str = "index.html";
/// Files with a hash in their names: what is in them never changes.
pub(crate) const ASSETS: &str = "assets/";
/// Where the page learns which program it came from.
const VERSION_PLACE: &str = "name=\"version\" content=\"\"";
/// Files of other programs that are kept in memory, in bytes: about four pages as a whole.
const MOST_KEPT: usize = 16 * 1_024 * 1_024;
/// No file of a page has a longer name.
const LONGEST_NAME: usize = 200;

/// Where the files of the page come from.
#[derive(Clone, Debug, Default)]
pub enum PageSource {
    /// From the build of the program.
    #[default]
    Built,
    /// These, by their names, for tests: no command line asks for it.
    Files(BTreeMap<String, Vec<u8>>),
}

/// One file.
#[derive(Debug)]
pub(crate) struct PageFile {
    pub(crate) data: Bytes,
    hash: [u8; 32],
    packed: OnceLock<Bytes>,
}

impl PageFile {
    fn new(data: Bytes) -> Self {
        let hash = Sha256::digest(&data).into();
        Self { data, hash, packed: OnceLock::new() }
    }

    pub(crate) fn tag(&self) -> String {
        format!("\"{}\"", hex::encode(self.hash.get(..16).unwrap_or_default()))
    }

    /// The file compressed, when it is first asked for and once; `None` when it does not become smaller.
    pub(crate) fn packed(&self) -> Option<&Bytes> {
        let packed = self.packed.get_or_init(|| {
            let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
            let written = encoder.write_all(&self.data).and_then(|()| encoder.finish());
            written.ok().filter(|packed| packed.len() < self.data.len()).unwrap_or_default().into()
        });
        Some(packed).filter(|packed| !packed.is_empty())
    }
}

type PageFiles = BTreeMap<String, PageFile>;

/// The same for all servers of a process.
static BUILT: LazyLock<Arc<PageFiles>> = LazyLock::new(|| {
    let names = BuiltPage::iter().map(Cow::into_owned).collect::<BTreeSet<_>>();
    let file = |name: String| {
        let file = BuiltPage::get(&name)?;
        let data = match file.data {
            Cow::Borrowed(data) => Bytes::from_static(data),
            Cow::Owned(data) => data.into(),
        };
        Some((name, PageFile { data, hash: file.metadata.sha256_hash(), packed: OnceLock::new() }))
    };
    Arc::new(names.into_iter().filter_map(file).collect())
});

/// The page as this program has it.
#[derive(Debug)]
pub(crate) struct Page {
    /// What pages are told of the program: when it is another than the one they came from, they are loaded anew.
    pub(crate) version: String,
    files: Arc<PageFiles>,
    /// The page itself, with the version in it.
    pub(crate) start: Option<PageFile>,
    /// What a table needs beside the files that every page has. Announced, it is fetched together with them.
    pub(crate) table_files: Option<HeaderValue>,
    /// Files of other programs that were asked for lately.
    others: Mutex<OtherFiles>,
}

impl Page {
    pub(crate) fn new(source: &PageSource, commit: Option<&str>) -> Self {
        let files = match source {
            PageSource::Built => Arc::clone(&BUILT),
            PageSource::Files(files) => Arc::new(
                files.iter().map(|(name, data)| (name.clone(), PageFile::new(data.clone().into()))).collect(),
            ),
        };
        let version = version(&files, commit);
        let start = files.get(START_PAGE).map(|file| {
            let told = format!("name=\"version\" content=\"{version}\"");
            let text = String::from_utf8_lossy(&file.data).replacen(VERSION_PLACE, &told, 1);
            PageFile::new(text.into())
        });
        let table_files = files.get("manifest.json").and_then(|manifest| {
            let parts: BTreeMap<String, PagePart> = serde_json::from_slice(&manifest.data).ok()?;
            announcement(&parts, "src/table/TablePage.svelte")
        });
        Self { version, files, start, table_files, others: Mutex::default() }
    }

    /// A file of this program; the page itself is none.
    pub(crate) fn file(&self, name: &str) -> Option<&PageFile> {
        self.files.get(name).filter(|_| name != START_PAGE)
    }

    /// The files with a hash in their names.
    pub(crate) fn assets(&self) -> impl Iterator<Item = (&String, &PageFile)> {
        self.files.iter().filter(|(name, _)| name.starts_with(ASSETS))
    }

    /// Whether this can only be a file of another program, for which the data has to be asked.
    pub(crate) fn is_elsewhere(&self, name: &str) -> bool {
        name.starts_with(ASSETS) && !self.files.contains_key(name)
    }

    /// A file of another program that works with the same data.
    pub(crate) async fn file_elsewhere(
        &self,
        storage: &Storage,
        name: &str,
    ) -> Result<Option<Arc<PageFile>>, StoreError> {
        if name.len() > LONGEST_NAME || !storage.is_shared() {
            return Ok(None);
        }
        let kept = self.others.lock().unwrap_or_else(PoisonError::into_inner).get(name);
        if kept.is_some() {
            return Ok(kept);
        }
        let Some(content) = storage.pages().content(name).await? else { return Ok(None) };
        let file = Arc::new(PageFile::new(content.into()));
        self.others.lock().unwrap_or_else(PoisonError::into_inner).keep(name, &file);
        Ok(Some(file))
    }
}

/// Files of other programs, as many as may be kept.
#[derive(Debug, Default)]
struct OtherFiles {
    files: BTreeMap<String, Arc<PageFile>>,
    size: usize,
}

impl OtherFiles {
    fn get(&self, name: &str) -> Option<Arc<PageFile>> {
        self.files.get(name).cloned()
    }

    /// What is asked for again is read again.
    fn keep(&mut self, name: &str, file: &Arc<PageFile>) {
        if self.size + file.data.len() > MOST_KEPT {
            *self = Self::default();
        }
        if self.files.insert(name.to_owned(), Arc::clone(file)).is_none() {
            self.size += file.data.len();
        }
    }
}

/// What tells two programs apart for a page: the commit, if it is known, and the page itself.
fn version(files: &PageFiles, commit: Option<&str>) -> String {
    let mut page = Sha256::new();
    for file in files.values() {
        page.update(file.hash);
    }
    let page = hex::encode(page.finalize().get(..4).unwrap_or_default());
    commit.map_or_else(|| page.clone(), |commit| format!("{commit}-{page}"))
}

/// The files of one part of the page, as its build tells.
#[derive(Deserialize)]
struct PagePart {
    file: String,
    #[serde(default)]
    imports: Vec<String>,
    #[serde(default)]
    css: Vec<String>,
}

fn announcement(parts: &BTreeMap<String, PagePart>, name: &str) -> Option<HeaderValue> {
    let part = parts.get(name)?;
    let needed = part.imports.iter().filter_map(|name| parts.get(name));
    let all: Vec<&PagePart> = std::iter::once(part).chain(needed).collect();
    let scripts = all.iter().map(|part| format!("</{}>; rel=modulepreload", part.file));
    let styles = all.iter().flat_map(|part| &part.css);
    let styles = styles.map(|file| format!("</{file}>; rel=preload; as=style; crossorigin"));
    HeaderValue::from_str(&scripts.chain(styles).collect::<Vec<_>>().join(", ")).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_part_is_announced_with_what_it_imports() {
        let told = r#"{
            "index.html": { "file": "assets/index-1.js" },
            "src/table/TablePage.svelte": {
                "file": "assets/TablePage-2.js", "imports": ["index.html", "_size.js"], "css": ["assets/TablePage-3.css"]
            },
            "_size.js": { "file": "assets/size-4.js", "css": ["assets/size-5.css"] }
        }"#;
        let parts = serde_json::from_str(told).expect("a manifest");
        let announced = announcement(&parts, "src/table/TablePage.svelte").expect("an announcement");
        let all = "</assets/TablePage-2.js>; rel=modulepreload, </assets/index-1.js>; rel=modulepreload, \
                   </assets/size-4.js>; rel=modulepreload, \
                   </assets/TablePage-3.css>; rel=preload; as=style; crossorigin, \
                   </assets/size-5.css>; rel=preload; as=style; crossorigin";
        assert_eq!(announced, all);
        assert_eq!(announcement(&parts, "src/Other.svelte"), None);
    }

    #[test]
    fn files_of_other_programs_take_no_more_memory_than_they_may() {
        let mut others = OtherFiles::default();
        let file = Arc::new(PageFile::new(vec![0; MOST_KEPT / 3].into()));
        for name in ["a", "b", "a", "c"] {
            others.keep(name, &file);
        }
        assert_eq!((others.files.len(), others.size), (3, file.data.len() * 3));
        others.keep("d", &file);
        assert_eq!((others.files.len(), others.size), (1, file.data.len()));
    }
}
