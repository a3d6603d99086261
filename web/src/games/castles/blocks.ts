/** The faces of blocks in the slanted view. */
import type { Piece, Stack } from './scene';
import type { Camera, Point, Side } from './projection';
import { polygon, project, visibleSides } from './projection';

export interface Face {
  /** The corners; the first two stand on what is below. */
  points: readonly Point[];
  /** Under an arch the lower edge is a curve towards this point. */
  crown?: Point;
  shade: 'top' | 'left' | 'right';
  material: 'stone' | 'span';
}

const path = (points: readonly Point[]) => `M${polygon(points)}Z`;

/** A face as a path of a drawing. */
export function facePath({ points, crown }: Face): string {
  const [lowFrom, lowTo, highTo, highFrom] = points;
  if (!crown || !lowFrom || !lowTo || !highTo || !highFrom) return path(points);
  const n = ({ x, y }: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`;
  return `M${n(lowFrom)}Q${n(crown)} ${n(lowTo)}L${n(highTo)}L${n(highFrom)}Z`;
}

/** Blocks are a little smaller than their cells, so that each can be told from the next. */
const INSET = 0.04;

function corner(cell: Stack['cell'], [dx, dy]: readonly [number, number], inset: Inset): [number, number] {
  return [cell.column + (dx ? 1 - inset.x : inset.x), cell.row + (dy ? 1 - inset.y : inset.y)];
}

export interface Inset {
  x: number;
  y: number;
}

/** Parts of a span meet without a gap along its length. */
function insetOf(piece: Piece): Inset {
  if (piece.kind === 'stone') return { x: INSET, y: INSET };
  return piece.alongRow ? { x: 0, y: INSET } : { x: INSET, y: 0 };
}

const CORNERS = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
] as const;

/** The upper side of what lies on a cell, or the cell itself. */
export function topCorners(camera: Camera, cell: Stack['cell'], height: number, inset: Inset): Point[] {
  return CORNERS.map((at) => project(camera, ...corner(cell, at, inset), height));
}

/** Fields are a little smaller than their cells. */
export const GROUND: Inset = { x: 0.02, y: 0.02 };

export function topFace(camera: Camera, cell: Stack['cell'], height: number): string {
  return path(topCorners(camera, cell, height, GROUND));
}

/** A field is seen under what stands on it; open ground is not. */
export function groundFace(camera: Camera, { cell, height }: Stack): string {
  return cell.field !== null || height === 0 ? topFace(camera, cell, 0) : '';
}

/** What stands on a cell, without figures, as markup of a drawing: an element for each face would take its time. */
export function stackMarkup(camera: Camera, stack: Stack, glow: string): string {
  const { cell, height } = stack;
  const drawn = faces(camera, stack).map(
    (face) => `<path class="${face.material} ${face.shade}" d="${facePath(face)}"/>`,
  );
  if (glow) drawn.push(`<path class="glow ${glow}" d="${topFace(camera, cell, height)}"/>`);
  if (cell.field !== null && !stack.noble && !stack.flag) {
    const { x, y } = project(camera, cell.column + 0.5, cell.row + 0.5, height);
    const at = `x="${x.toFixed(1)}" y="${(y + 4.5).toFixed(1)}"`;
    drawn.push(`<text class="number${height > 0 ? ' high' : ''}" ${at}>${cell.field}</text>`);
  }
  return drawn.join('');
}

/** All faces of a stack that face the eye, from the lowest to the highest. */
export function faces(camera: Camera, stack: Stack): Face[] {
  if (stack.pieces.length === 0) return [];
  const sides = visibleSides(camera);
  return stack.pieces.flatMap((piece, index) => {
    const above = stack.pieces[index + 1];
    const covered = above !== undefined && above.level === piece.level + 1 && above.kind === 'stone';
    const material = piece.kind === 'stone' ? 'stone' : 'span';
    const inset = insetOf(piece);
    const drawn: Face[] = sides
      .filter((side) => !isInner(piece, side))
      .map((side) => ({
        ...sideFace(camera, stack, piece, side),
        shade: side.light < 0 ? 'left' : 'right',
        material,
      }));
    if (!covered)
      drawn.push({ points: topCorners(camera, stack.cell, piece.level, inset), shade: 'top', material });
    return drawn;
  });
}

/** Whether the face is hidden inside a span: both long neighbours of the middle are parts of the same piece. */
function isInner(piece: Piece, side: Side): boolean {
  if (piece.kind !== 'middle') return false;
  return piece.alongRow ? side.dx !== 0 : side.dy !== 0;
}

function sideFace(camera: Camera, stack: Stack, piece: Piece, side: Side): Pick<Face, 'points' | 'crown'> {
  const inset = insetOf(piece);
  const at = (corners: readonly [number, number], height: number) =>
    project(camera, ...corner(stack.cell, corners, inset), height);
  const [lowFrom, lowTo] = [at(side.from, piece.level - 1), at(side.to, piece.level - 1)];
  const [highFrom, highTo] = [at(side.from, piece.level), at(side.to, piece.level)];
  const points = [lowFrom, lowTo, highTo, highFrom];
  const isLong = piece.kind === 'middle' && (piece.alongRow ? side.dy !== 0 : side.dx !== 0);
  if (!isLong || !piece.hollow) return { points };
  const crown = {
    x: (lowFrom.x + lowTo.x) / 2,
    y: (lowFrom.y + lowTo.y) / 2 - (lowFrom.y - highFrom.y) * 1.3,
  };
  return { points, crown };
}
