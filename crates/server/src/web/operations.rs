//! For those who run the server: is it alive, can it work, what does it do?

use std::sync::atomic::Ordering;

use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};

use super::answer::text;
use crate::app::App;

/// The process answers.
pub(super) async fn health() -> &'static str {
    "alive\n"
}

/// The storage can be read and written, and the server is not about to stop.
pub(super) async fn ready(State(app): State<App>) -> Response {
    if app.is_stopping() {
        return (StatusCode::SERVICE_UNAVAILABLE, "stopping\n").into_response();
    }
    match app.storage.last_alive().await {
        Ok(_) if !app.stores.load(Ordering::Relaxed) => {
            (StatusCode::SERVICE_UNAVAILABLE, "nothing can be stored\n").into_response()
        }
        Ok(_) => "ready\n".into_response(),
        Err(error) => {
            tracing::error!(%error, "not ready");
            (StatusCode::SERVICE_UNAVAILABLE, "the storage does not answer\n").into_response()
        }
    }
}

/// Numbers for Prometheus.
pub(super) async fn metrics(State(app): State<App>) -> Response {
    text(app.metrics.as_ref().map(metrics_exporter_prometheus::PrometheusHandle::render).unwrap_or_default())
}
