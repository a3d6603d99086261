//! All routes.

use std::time::Duration;

use axum::Router;
use axum::http::{HeaderName, Request};
use axum::middleware::from_fn_with_state;
use axum::routing::get;
use tower::ServiceBuilder;
use tower_http::compression::CompressionLayer;
use tower_http::limit::RequestBodyLimitLayer;
use tower_http::request_id::{MakeRequestUuid, PropagateRequestIdLayer, RequestId, SetRequestIdLayer};
use tower_http::timeout::TimeoutLayer;
use tower_http::trace::TraceLayer;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::{
    accounts, clubs, evenings, exercises, games, holidays, house, lessons, lobby, look_back, middleware,
    moderation, notices, openapi, operations, pages, past, people, players, proof, search, seats, session,
    sign_in, tables,
};
use crate::app::App;
use crate::ws;

/// Larger bodies are refused: options may hold a whole board as text.
const LARGEST_BODY: usize = 64 * 1_024;
const REQUEST_ID: HeaderName = HeaderName::from_static("x-request-id");
/// No request takes longer, unless something is wrong.
const PATIENCE: Duration = Duration::from_secs(30);

/// The routes that are described.
pub(super) fn routes() -> OpenApiRouter<App> {
    accounts_and_people().merge(house_and_clubs()).merge(tables_and_learning())
}

fn accounts_and_people() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(session::who_am_i, session::enter, session::go))
        .routes(routes!(sign_in::ways))
        .routes(routes!(sign_in::password))
        .routes(routes!(sign_in::begin_passkey))
        .routes(routes!(sign_in::passkey))
        .routes(routes!(sign_in::recovery))
        .routes(routes!(sign_in::mail))
        .routes(routes!(sign_in::link))
        .routes(routes!(accounts::info, accounts::make))
        .routes(routes!(accounts::begin_passkey))
        .routes(routes!(accounts::finish_passkey))
        .routes(routes!(accounts::remove_passkey))
        .routes(routes!(accounts::change_password))
        .routes(routes!(accounts::change_name))
        .routes(routes!(accounts::change_email))
        .routes(routes!(accounts::prove_email))
        .routes(routes!(accounts::renew_codes))
        .routes(routes!(accounts::end_other_sessions))
        .routes(routes!(accounts::end_session))
        .routes(routes!(accounts::export))
        .routes(routes!(accounts::delete))
        .routes(routes!(proof::password))
        .routes(routes!(proof::begin_passkey))
        .routes(routes!(proof::passkey))
        .routes(routes!(players::history))
        .routes(routes!(players::find_player))
        .routes(routes!(players::player))
        .routes(routes!(players::results))
        .routes(routes!(players::curve))
        .routes(routes!(players::leaders))
        .routes(routes!(players::set_privacy))
        .routes(routes!(people::people))
        .routes(routes!(people::follow))
        .routes(routes!(people::unfollow))
        .routes(routes!(people::block))
        .routes(routes!(people::unblock))
        .routes(routes!(people::invite, people::decline))
        .routes(routes!(moderation::report))
        .routes(routes!(moderation::standing))
        .routes(routes!(moderation::confirm))
        .routes(routes!(moderation::appeal))
        .routes(routes!(moderation::queue))
        .routes(routes!(moderation::answer))
        .routes(routes!(moderation::holding))
        .routes(routes!(moderation::lift))
        .routes(routes!(moderation::hidden_clubs))
        .routes(routes!(moderation::moderate_club))
        .routes(routes!(moderation::address_bans, moderation::ban_address))
        .routes(routes!(moderation::lift_address_ban))
        .routes(routes!(moderation::appeals))
        .routes(routes!(moderation::settle))
}

fn house_and_clubs() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(house::info))
        .routes(routes!(house::claim))
        .routes(routes!(house::settings, house::change_settings))
        .routes(routes!(house::status))
        .routes(routes!(house::log))
        .routes(routes!(house::team, house::set_role))
        .routes(routes!(house::invitations, house::invite))
        .routes(routes!(house::end_invitation))
        .routes(routes!(clubs::list, clubs::found))
        .routes(routes!(clubs::info, clubs::change, clubs::close))
        .routes(routes!(clubs::leaders))
        .routes(routes!(clubs::join))
        .routes(routes!(clubs::leave))
        .routes(routes!(clubs::set_role, clubs::remove))
        .routes(routes!(clubs::renew_invitation, clubs::end_invitation))
        .routes(routes!(clubs::make_organiser_link, clubs::end_organiser_link))
        .routes(routes!(evenings::open))
        .routes(routes!(evenings::info))
        .routes(routes!(evenings::set_here))
        .routes(routes!(evenings::draw))
        .routes(routes!(evenings::waive))
        .routes(routes!(evenings::end))
        .routes(routes!(notices::settings))
        .routes(routes!(notices::set_hours))
        .routes(routes!(notices::open))
        .routes(routes!(notices::change, notices::close))
        .routes(routes!(notices::renew))
        .routes(routes!(notices::begin_again))
        .routes(routes!(notices::linked))
        .routes(routes!(notices::end))
        .routes(routes!(notices::end_by_mail, notices::end_page))
        .routes(routes!(holidays::info, holidays::set, holidays::end))
}

fn tables_and_learning() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(games::games))
        .routes(routes!(games::rules))
        .routes(routes!(games::schema))
        .routes(routes!(lessons::course))
        .routes(routes!(lessons::lesson))
        .routes(routes!(lobby::lobby))
        .routes(routes!(lobby::set_shown))
        .routes(routes!(search::state, search::begin, search::cancel))
        .routes(routes!(search::leave))
        .routes(routes!(tables::open))
        .routes(routes!(tables::info))
        .routes(routes!(tables::start))
        .routes(routes!(tables::abort))
        .routes(routes!(tables::rematch))
        .routes(routes!(seats::join))
        .routes(routes!(seats::claim))
        .routes(routes!(seats::set, seats::free))
        .routes(routes!(seats::link))
        .routes(routes!(seats::list_links, seats::end_links))
        .routes(routes!(seats::end_link))
        .routes(routes!(seats::add_to_deal))
        .routes(routes!(past::log))
        .routes(routes!(past::moment))
        .routes(routes!(past::record))
        .routes(routes!(past::reveal))
        .routes(routes!(look_back::state, look_back::ask))
        .routes(routes!(look_back::moves))
        .routes(routes!(look_back::try_move))
        .routes(routes!(look_back::play_on))
        .routes(routes!(exercises::list))
        .routes(routes!(exercises::position))
        .routes(routes!(exercises::preview))
        .routes(routes!(exercises::explain))
        .routes(routes!(exercises::answer))
        .routes(routes!(exercises::try_answer))
        .routes(routes!(exercises::play_on))
}

/// The whole server as one service.
pub fn app(app: App) -> Router {
    let (described, _) = openapi::described(routes());
    let layers = ServiceBuilder::new()
        .layer(SetRequestIdLayer::new(REQUEST_ID, MakeRequestUuid))
        .layer(TraceLayer::new_for_http().make_span_with(span))
        .layer(PropagateRequestIdLayer::new(REQUEST_ID))
        .layer(from_fn_with_state(app.clone(), middleware::every_request))
        .layer(RequestBodyLimitLayer::new(LARGEST_BODY));
    described
        .layer(TimeoutLayer::with_status_code(axum::http::StatusCode::SERVICE_UNAVAILABLE, PATIENCE))
        .route("/api", get(openapi::readable))
        .route("/api/openapi.json", get(openapi::json))
        // The files of the page are compressed already.
        .layer(CompressionLayer::new())
        .route("/api/socket", get(ws::upgrade))
        .route("/health", get(operations::health))
        .route("/ready", get(operations::ready))
        .merge(if app.config.metrics_address.is_none() { metrics_route() } else { Router::new() })
        .fallback(pages::page)
        .layer(layers)
        .with_state(app)
}

fn metrics_route() -> Router<App> {
    Router::new().route("/metrics", get(operations::metrics))
}

/// The numbers alone, for an address of their own.
pub(crate) fn metrics_app(app: App) -> Router {
    metrics_route().with_state(app)
}

/// One request in the logs: its id, and nothing that is secret.
fn span<B>(request: &Request<B>) -> tracing::Span {
    let id = request.extensions().get::<RequestId>();
    let id = id.and_then(|id| id.header_value().to_str().ok()).unwrap_or("");
    tracing::info_span!("request", id, method = %request.method(), path = request.uri().path())
}
