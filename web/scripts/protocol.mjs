// Writes src/protocol from the JSON Schemas of the server's messages and of the games. With --check it only compares.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compile } from 'json-schema-to-typescript';

const web = dirname(dirname(fileURLToPath(import.meta.url)));
const check = process.argv.includes('--check');

/** The folder with the schemas: the one that is named, or one that the program writes. */
function schemaFolder() {
  const given = process.argv.slice(2).find((argument) => !argument.startsWith('--'));
  if (given) return given;
  const folder = mkdtempSync(join(tmpdir(), 'schemas-'));
  const command = ['run', '--quiet', '--package', 'cli', '--', 'admin', 'schemas', folder];
  execFileSync('cargo', command, { cwd: dirname(web), stdio: ['ignore', 'ignore', 'inherit'] });
  return folder;
}

/** { list: [game], protocol: { <name>: schema }, games: { <game>: { view, event, move, options } } } */
function schemas() {
  const folder = schemaFolder();
  const list = JSON.parse(readFileSync(join(folder, 'game-list.json'), 'utf8'));
  const [protocol, games] = [{}, {}];
  for (const file of readdirSync(folder).sort()) {
    const name = file.replace('.json', '');
    const isState = list.some(({ id }) => name === `${id}-state`);
    if (name === 'openapi' || name === 'game-list' || isState) continue;
    const schema = JSON.parse(readFileSync(join(folder, file), 'utf8'));
    const game = list.map(({ id }) => id).find((one) => name.startsWith(`${one}-`));
    if (game) (games[game] ??= {})[name.slice(game.length + 1)] = schema;
    else protocol[name] = schema;
  }
  return { list, protocol, games };
}

const pascal = (name) => name.replace(/(^|-)(\w)/g, (_, _dash, letter) => letter.toUpperCase());

/** All roots with their definitions in one list. */
function definitionsOf(roots) {
  const definitions = {};
  for (const [name, schema] of Object.entries(roots)) {
    const { $defs, $schema: _, title: _title, ...root } = schema;
    Object.assign(definitions, $defs);
    definitions[pascal(name)] = root;
  }
  return definitions;
}

/** Every type is written once. */
async function write(file, roots) {
  const definitions = definitionsOf(roots);
  const whole = {
    title: 'All',
    type: 'object',
    properties: {},
    $defs: definitions,
    additionalProperties: false,
  };
  const text = await compile(withoutFormats(whole), 'All', {
    bannerComment: '// generated from the Rust types by `npm run protocol`: do not edit',
    additionalProperties: false,
    unreachableDefinitions: true,
    style: { singleQuote: true, printWidth: 110 },
  });
  return keep(file, text);
}

/** Writes a file, or with --check only says whether it differs. */
function keep(file, text) {
  const path = join(web, 'src', 'protocol', file);
  const old = (() => {
    try {
      return readFileSync(path, 'utf8');
    } catch {
      return '';
    }
  })();
  if (old === text) return true;
  if (check)
    process.stderr.write(`src/protocol/${file} differs from the Rust types: run \`npm run protocol\`\n`);
  else writeFileSync(path, text);
  return !check;
}

/** `true` stands for any JSON, titles would rename types, and a reference with company is an intersection. */
function withoutFormats(schema) {
  if (Array.isArray(schema)) return schema.map(withoutFormats);
  if (schema === null || typeof schema !== 'object') return schema;
  if (schema.prefixItems) {
    const { prefixItems, ...rest } = schema;
    return withoutFormats({ ...rest, items: prefixItems[0] });
  }
  // A description beside a reference would make a second type of it.
  if (schema.$ref && Object.keys(schema).every((key) => ['$ref', 'description', 'default'].includes(key))) {
    return { $ref: schema.$ref };
  }
  if (schema.$ref && schema.properties) {
    const { $ref, ...rest } = schema;
    return { allOf: [{ $ref }, withoutFormats(rest)] };
  }
  if (schema.oneOf && schema.properties) {
    const { oneOf, ...rest } = schema;
    return { allOf: [withoutFormats({ oneOf }), withoutFormats(rest)] };
  }
  const result = {};
  for (const [key, value] of Object.entries(schema)) {
    if (key === 'properties' || key === '$defs') {
      result[key] = Object.fromEntries(
        Object.entries(value).map(([name, inner]) => [
          name,
          inner === true ? { tsType: 'unknown' } : withoutFormats(inner),
        ]),
      );
    } else if (key === 'items' && value === true) result[key] = { tsType: 'unknown' };
    else if (!['title', 'format', 'minItems', 'maxItems', '$schema'].includes(key))
      result[key] = withoutFormats(value);
  }
  return result;
}

/** The guards of what the page is told: shapes for `src/net/guard.ts`, without what only people read. */
function writeGuards(name, roots, told, types = name) {
  const definitions = definitionsOf(roots);
  const shapes = {};
  const add = (one) => {
    if (shapes[one]) return;
    shapes[one] = 'any';
    shapes[one] = shapeOf(definitions[one], add);
  };
  told.forEach(add);
  const guards = told.map((one) => `export const is${one} = guard<Types.${one}>(SHAPES, '${one}');`);
  return keep(
    `${name}.guards.ts`,
    `// generated from the Rust types by \`npm run protocol\`: do not edit
import { type Fields, guard } from '../net/guard';
import type * as Types from './${types}';

export const SHAPES: Fields = ${JSON.stringify(shapes)};

${guards.join('\n')}
`,
  );
}

const NAMES = { integer: 'number', number: 'number', string: 'string', boolean: 'boolean', null: 'null' };

function shapeOf(schema, add) {
  if (schema === true) return 'any';
  // What tells kinds apart stands beside a reference: it is looked at first.
  const parts = schema.properties ? [typeShape(schema, add)] : [];
  if (schema.$ref) {
    const name = schema.$ref.replace('#/$defs/', '');
    add(name);
    parts.push(`#${name}`);
  }
  if ('const' in schema) parts.push({ is: [schema.const] });
  else if (schema.enum) parts.push({ is: schema.enum });
  const choices = schema.oneOf ?? schema.anyOf;
  if (choices) parts.push({ one: choices.map((one) => shapeOf(one, add)) });
  if (parts.length === 0) parts.push(typeShape(schema, add));
  return parts.length === 1 ? parts[0] : { all: parts };
}

function typeShape(schema, add) {
  const types = [schema.type ?? (schema.properties ? 'object' : [])].flat();
  const shapes = types.map((type) => {
    if (type === 'object') return objectShape(schema, add);
    if (type !== 'array') return NAMES[type];
    return { list: shapeOf(schema.items ?? schema.prefixItems?.[0] ?? true, add) };
  });
  if (shapes.length === 0) return 'any';
  return shapes.length === 1 ? shapes[0] : { one: shapes };
}

/** What tells kinds apart comes first, so that the wrong ones are left at once. */
function objectShape(schema, add) {
  if (!schema.properties) {
    const values = Object.values(schema.patternProperties ?? {})[0] ?? schema.additionalProperties ?? true;
    return { map: values === false ? 'any' : shapeOf(values, add) };
  }
  const isKind = ([, field]) => field !== true && 'const' in field;
  const fields = Object.entries(schema.properties).sort((one, other) => isKind(other) - isKind(one));
  const isNeeded = ([name]) => schema.required?.includes(name) ?? false;
  const some = (chosen) => Object.fromEntries(chosen.map(([name, field]) => [name, shapeOf(field, add)]));
  return { has: some(fields.filter(isNeeded)), may: some(fields.filter((field) => !isNeeded(field))) };
}

/** What somebody who opens a table can say yes or no to; other options are for programs. */
const choicesOf = (schema) =>
  Object.entries(schema.properties ?? {}).flatMap(([name, { type }]) => (type === 'boolean' ? [name] : []));

/** The games that can be played, for the page: what is to be known before anything is fetched. */
function gamesFile(list, games) {
  const quoted = (text) => `'${text.replace(/[\\']/g, '\\$&')}'`;
  const line = ({ id, name, author, seats }) => {
    const facts = [`id: ${quoted(id)}`, `name: ${quoted(name)}`, `author: ${quoted(author)}`];
    const options = choicesOf(games[id].options).map(quoted);
    return `  { ${facts.join(', ')}, seats: [${seats.join(', ')}], options: [${options.join(', ')}] },`;
  };
  return `// generated from the list of games by \`npm run protocol\`: do not edit
export interface GameInfo {
  id: string;
  /** On the box, the same in all languages. */
  name: string;
  author: string;
  seats: readonly [number, number];
  /** What a table can be opened with, yes or no; the words are in options-<game>.ftl. */
  options: readonly string[];
}

/** In the order in which they are offered; the first is chosen where nobody has chosen. */
export const GAMES: readonly [GameInfo, ...GameInfo[]] = [
${list.map(line).join('\n')}
];
`;
}

/** What the server tells the page, on the socket and over HTTP. */
const TOLD = [
  'AnswerChoice',
  'Course',
  'ExerciseAnswer',
  'ExerciseExplanation',
  'ExerciseList',
  'ExercisePosition',
  'ExercisePreview',
  'FromServer',
  'Games',
  'LessonAnswer',
  'Lobby',
  'Moment',
  'MomentMoves',
  'OpenedTable',
  'Problem',
  'Reveal',
  'ReviewState',
  'SeatGrant',
  'SeatLinks',
  'Session',
  'TableSummary',
  'TriedMove',
];

/** What only the pages of an account are told: fetched with them. */
const TOLD_OF_ACCOUNTS = [
  'AccountInfo',
  'PasskeyChallenge',
  'RecoveryCodes',
  'Session',
  'SignInResult',
  'SignInWays',
];

/** What only the pages of players are told. */
const TOLD_OF_PLAYERS = ['History', 'Leaderboard', 'PlayerInfo', 'NamedPlayer', 'RatingCurve', 'ResultPage'];

/** What is told of the house: fetched when it is looked at. */
const TOLD_OF_HOUSE = [
  'HostStatus',
  'House',
  'HouseLog',
  'HouseSettingsInfo',
  'Invitations',
  'MadeInvitation',
  'Team',
];

/** What only those are told who look for others to play with: fetched below the first page. */
const TOLD_OF_MEETING = ['FindTable', 'Here', 'SearchState'];

/** The same of the pages of clubs. */
const TOLD_OF_CLUBS = ['ClubInfo', 'ClubLeaderboard', 'ClubList', 'EveningInfo', 'OrganiserLink'];

/** The same of the people whom one follows or has blocked. */
const TOLD_OF_PEOPLE = ['People', 'Sanctions'];

/** The same of the page of moderators. */
const TOLD_OF_MODERATION = ['AddressBans', 'Appeals', 'HeldSanctions', 'HiddenClubs', 'ModerationQueue'];

/** The same of the page of notices. */
const TOLD_OF_NOTICES = ['LinkedNotices', 'NoticeSettings', 'OpenedChannel'];

/** And of that of days off. */
const TOLD_OF_HOLIDAYS = ['HolidayInfo'];

const { list, protocol, games } = schemas();
let equal = await write('wire.ts', protocol);
equal = writeGuards('wire', protocol, TOLD) && equal;
equal = writeGuards('account', protocol, TOLD_OF_ACCOUNTS, 'wire') && equal;
equal = writeGuards('players', protocol, TOLD_OF_PLAYERS, 'wire') && equal;
equal = writeGuards('house', protocol, TOLD_OF_HOUSE, 'wire') && equal;
equal = writeGuards('meeting', protocol, TOLD_OF_MEETING, 'wire') && equal;
equal = writeGuards('clubs', protocol, TOLD_OF_CLUBS, 'wire') && equal;
equal = writeGuards('people', protocol, TOLD_OF_PEOPLE, 'wire') && equal;
equal = writeGuards('moderation', protocol, TOLD_OF_MODERATION, 'wire') && equal;
equal = writeGuards('notices', protocol, TOLD_OF_NOTICES, 'wire') && equal;
equal = writeGuards('holiday', protocol, TOLD_OF_HOLIDAYS, 'wire') && equal;
equal = keep('games.ts', gamesFile(list, games)) && equal;
for (const [game, roots] of Object.entries(games)) {
  equal = (await write(`${game}.ts`, roots)) && equal;
  equal = writeGuards(game, roots, ['View', 'Move', 'Event']) && equal;
}
process.exitCode = equal ? 0 : 1;
