/** Draws the board on a canvas while it turns: the same faces as the drawing that stands, without an element for each. */
import { SEAT_SHAPES } from '../../look/shapes';
import type { Face } from './blocks';
import { faces, GROUND, topCorners } from './blocks';
import { GRID } from './board';
import { crestOf } from './crests';
import { FLAG, HEAD, NOBLE, nobleScale } from './figures';
import type { Camera, Point } from './projection';
import { nearness, project } from './projection';
import type { Stack } from './scene';

const COLOURS = [
  '--board',
  '--board-edge',
  '--field',
  '--field-edge',
  '--field-ink',
  '--stone-top',
  '--stone-left',
  '--stone-right',
  '--stone-edge',
  '--bridge-top',
  '--bridge-left',
  '--bridge-right',
  '--bridge-edge',
  '--light-place',
  ...SEAT_SHAPES.map((_, seat) => `--seat-${seat}`),
];

/** The colours of the page as they are now. */
export type Palette = Record<string, string>;

export function paletteOf(element: Element): Palette {
  const style = getComputedStyle(element);
  return Object.fromEntries(COLOURS.map((name) => [name, style.getPropertyValue(name).trim()]));
}

/** Which part of the drawing is seen, and how large. */
export interface PictureFrame {
  x: number;
  y: number;
  scale: number;
}

/** How far the plate reaches beyond the fields. */
export const MARGIN = 0.45;
export const PLATE = [
  [-MARGIN, -MARGIN],
  [GRID + MARGIN, -MARGIN],
  [GRID + MARGIN, GRID + MARGIN],
  [-MARGIN, GRID + MARGIN],
] as const;

type Context = CanvasRenderingContext2D;

function trace(context: Context, points: readonly Point[], crown?: Point): void {
  points.forEach(({ x, y }, index) => {
    if (index === 0) context.moveTo(x, y);
    else if (index === 1 && crown) context.quadraticCurveTo(crown.x, crown.y, x, y);
    else context.lineTo(x, y);
  });
  context.closePath();
}

export class Painter {
  readonly #bodies = {
    body: new Path2D(NOBLE.body),
    gleam: new Path2D(NOBLE.gleam),
    crown: new Path2D(NOBLE.crown),
    pole: new Path2D(FLAG.pole),
    cloth: new Path2D(FLAG.cloth),
    heads: SEAT_SHAPES.map((shape) => new Path2D(shape)),
  };

  constructor(
    readonly context: Context,
    readonly colours: Palette,
    readonly stacks: readonly Stack[],
    readonly lit: ReadonlySet<string>,
  ) {}

  paint(camera: Camera, { x, y, scale }: PictureFrame): void {
    const { context } = this;
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.clearRect(0, 0, context.canvas.width, context.canvas.height);
    context.setTransform(scale, 0, 0, scale, x, y);
    context.lineJoin = 'round';
    context.textAlign = 'center';
    this.#plate(camera);
    this.#ground(camera);
    const built = this.stacks
      .filter(({ height }) => height > 0)
      .map((stack) => ({ stack, near: nearness(camera, stack.cell.column, stack.cell.row) }))
      .sort((a, b) => a.near - b.near);
    for (const { stack } of built) this.#stack(camera, stack);
    this.#marks(camera);
  }

  #colour(name: string): string {
    return this.colours[`--${name}`] ?? '#888';
  }

  #plate(camera: Camera): void {
    for (const [height, colour] of [
      [-0.35, 'board-edge'],
      [0, 'board'],
    ] as const) {
      this.context.beginPath();
      trace(
        this.context,
        PLATE.map(([column, row]) => project(camera, column, row, height)),
      );
      this.#fill(this.#colour(colour), this.#colour('board-edge'), 2);
    }
  }

  /** All fields lie below everything else, so one path is enough for them. */
  #ground(camera: Camera): void {
    const fields = this.stacks.filter(({ cell }) => cell.field !== null);
    this.context.beginPath();
    for (const { cell } of fields) trace(this.context, topCorners(camera, cell, 0, GROUND));
    this.#fill(this.#colour('field'), this.#colour('field-edge'), 1);
    for (const stack of fields) if (stack.height === 0) this.#number(camera, stack);
  }

  #number(camera: Camera, { cell, height }: Stack): void {
    const { x, y } = project(camera, cell.column + 0.5, cell.row + 0.5, height);
    const { context } = this;
    context.font = `700 ${height > 0 ? 12 : 13}px 'Alegreya Sans', sans-serif`;
    context.fillStyle = height > 0 ? '#5b4726' : this.#colour('field-ink');
    context.fillText(String(cell.field), x, y + 4.5);
  }

  #stack(camera: Camera, stack: Stack): void {
    for (const face of faces(camera, stack)) this.#face(face);
    if (stack.cell.field !== null && !stack.noble && !stack.flag) this.#number(camera, stack);
    const foot = project(camera, stack.cell.column + 0.5, stack.cell.row + 0.5, stack.height);
    if (stack.flag) this.#at(foot.x, foot.y, 1, () => this.#flag(stack.flag ?? ''));
    const { noble } = stack;
    if (noble) this.#at(foot.x, foot.y + 3, nobleScale(noble.rank), () => this.#noble(noble));
  }

  #face({ points, crown, shade, material }: Face): void {
    const name = material === 'span' ? 'bridge' : 'stone';
    this.context.beginPath();
    trace(this.context, points, crown);
    this.#fill(this.#colour(`${name}-${shade}`), this.#colour(`${name}-edge`), 0.9);
  }

  #flag(flag: string): void {
    const { context } = this;
    const crest = crestOf(flag);
    this.#line(this.#bodies.pole, '#5a4526', 2.4);
    context.fillStyle = crest.field;
    context.fill(this.#bodies.cloth);
    this.#line(this.#bodies.cloth, '#231a0d', 1.1);
    const { x, y, scale } = FLAG.figure;
    this.#at(x, y, scale, () => {
      this.#line(new Path2D(crest.d), crest.figure, 1.9);
    });
  }

  #noble({ seat, rank }: NonNullable<Stack['noble']>): void {
    const { context } = this;
    const { body, gleam, crown, heads } = this.#bodies;
    const { shade } = NOBLE;
    context.fillStyle = 'rgb(30 20 0 / 28%)';
    context.beginPath();
    context.ellipse(shade.x, shade.y, shade.rx, shade.ry, 0, 0, 2 * Math.PI);
    context.fill();
    context.fillStyle = this.#colour(`seat-${seat}`);
    context.fill(body);
    this.#line(body, '#1d1710', 1.3);
    this.#line(gleam, 'rgb(255 255 255 / 55%)', 1.6);
    context.translate(0, HEAD);
    const head = heads[seat] ?? body;
    context.fillStyle = this.#colour(`seat-${seat}`);
    context.fill(head);
    this.#line(head, '#1d1710', 1.3);
    if (rank !== 'grande') return;
    context.fillStyle = '#f0c54f';
    context.fill(crown);
    this.#line(crown, '#3a2a05', 1.1);
  }

  #marks(camera: Camera): void {
    const { context } = this;
    context.beginPath();
    for (const { cell, height } of this.stacks) {
      if (this.lit.has(cell.place)) trace(context, topCorners(camera, cell, height, GROUND));
    }
    this.#fill('rgb(232 161 58 / 28%)', this.#colour('light-place'), 3);
  }

  #at(x: number, y: number, scale: number, draw: () => void): void {
    this.context.save();
    this.context.translate(x, y);
    this.context.scale(scale, scale);
    draw();
    this.context.restore();
  }

  #line(path: Path2D, colour: string, width: number): void {
    this.context.strokeStyle = colour;
    this.context.lineWidth = width;
    this.context.lineCap = 'round';
    this.context.stroke(path);
  }

  #fill(colour: string, edge: string, width: number): void {
    this.context.fillStyle = colour;
    this.context.fill();
    this.context.strokeStyle = edge;
    this.context.lineWidth = width;
    this.context.stroke();
  }
}
