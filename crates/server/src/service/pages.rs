//! What pages of other programs need.

use std::sync::Arc;

use crate::app::App;
use crate::page_files::PageFile;
use crate::refuse::{Result, unavailable};

/// A file that this program does not have. While nodes are replaced one after the other a page comes from one program, and what it needs
/// is asked of another.
pub(crate) async fn file_elsewhere(app: &App, name: &str) -> Result<Option<Arc<PageFile>>> {
    app.page.file_elsewhere(&app.storage, name).await.map_err(unavailable)
}
