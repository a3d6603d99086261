// A program that holds a seat: it plays any lawful move until the game is over. Nothing has to be installed but Node.js, 20.10 or newer:
//
//   node --experimental-websocket docs/examples/seat.mjs http://localhost:8080                          opens a table against the computer
//   node --experimental-websocket docs/examples/seat.mjs "http://localhost:8080/t/k3v9x2m7qa#seat=…"     plays on the seat of a link
//
// What it says and hears is described in docs/rest.md and docs/socket.md.

const given = new URL(process.argv[2] ?? 'http://localhost:8080');
const link = /^\/t\/(\w+)$/.exec(given.pathname);
const { table, token } = link
  ? { table: link[1], token: new URLSearchParams(given.hash.slice(1)).get('seat') }
  : await openTable();

/** Comes in as a guest and opens a table of Toledo. Its answer has the token of the seat: from then on nothing else is needed. */
async function openTable() {
  const post = async (path, body, cookie = '') => {
    const headers = { 'content-type': 'application/json', cookie };
    const answer = await fetch(new URL(path, given), { method: 'POST', headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
    return answer;
  };
  const came = await post('/api/session', { name: 'A program' });
  const [cookie] = came.headers.get('set-cookie').split(';');
  const opened = await post(
    '/api/tables',
    {
      settings: { game: 'toledo', seats: 2 },
      sitters: [{ kind: 'person' }, { kind: 'bot', level: 'novice' }],
    },
    cookie,
  );
  const { table, seated } = await opened.json();
  return { table, token: seated.seat_token };
}

const socket = new WebSocket(new URL('/api/socket', given.origin.replace('http', 'ws')));
/** What was sent last. */
let last = { id: 0 };
function send(message) {
  last = { id: `${Number(last.id) + 1}`, table, ...message };
  socket.send(JSON.stringify(last));
}

socket.onopen = () => send({ type: 'watch', seat_token: token });
socket.onerror = () => stop('the socket does not open', 1);
socket.onclose = ({ code }) => stop(`the server has hung up: ${code}`, 1);
socket.onmessage = ({ data }) => {
  const message = JSON.parse(data);
  if (message.type === 'table') decide(message);
  if (message.type === 'refused' && message.id === last.id) recover(message.problem);
};

/** The same message may be sent again, with the same id: it is never done twice. */
function recover(problem) {
  if (problem.key === 'rate-limited' || problem.key === 'unavailable')
    setTimeout(() => socket.send(JSON.stringify(last)), 1_000);
  // Whatever has changed meanwhile was told just before, and is answered already.
  else if (problem.key !== 'stale') stop(JSON.stringify(problem), 1);
}

/** The settings and the ending come with the first message and when they change, the position with each that has one. */
function decide({ seq, info, game }) {
  if (info?.state === 'ended') stop(`the game is over: ${JSON.stringify(info.ending)}`, 0);
  const offers = game?.offers ?? [];
  if (offers.length === 0) return;
  const { notation } = offers[Math.floor(Math.random() * offers.length)];
  console.log(`${game.moves + 1}. ${notation}`);
  send({ type: 'move', seq, notation });
}

function stop(why, code) {
  console.log(why);
  process.exit(code);
}
