//! For those who run the server: is it alive, can it work, what does it do?

use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};

use super::problem::text;
use crate::app::App;
use crate::service;
use crate::service::readiness::Readiness;

/// The process answers.
pub(super) async fn health() -> &'static str {
    "alive\n"
}

/// The storage can be read and written, there is room left, and the server is not about to stop; otherwise why not.
pub(super) async fn ready(State(app): State<App>) -> Response {
    let Readiness { trouble, warning } = service::readiness::look(&app).await;
    if let Some(trouble) = trouble {
        return (StatusCode::SERVICE_UNAVAILABLE, format!("not ready: {trouble}\n")).into_response();
    }
    let warning = warning.map(|warning| format!("but {warning}\n")).unwrap_or_default();
    format!("ready\n{}{warning}", broken_tables(service::readiness::broken_tables(&app))).into_response()
}

/// One broken table is no reason to take the server away from all others: it is said, and the server stays ready.
fn broken_tables(count: usize) -> String {
    match count {
        0 => String::new(),
        1 => "but 1 table is broken: `tertulia admin repair` brings back what holds of it\n".to_owned(),
        _ => {
            format!("but {count} tables are broken: `tertulia admin repair` brings back what holds of them\n")
        }
    }
}

/// Numbers for Prometheus.
pub(super) async fn metrics(State(app): State<App>) -> Response {
    text(app.metrics.as_ref().map(metrics_exporter_prometheus::PrometheusHandle::render).unwrap_or_default())
}
