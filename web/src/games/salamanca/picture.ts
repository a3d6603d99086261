import { guardOfFields } from '../../net/guard';
import type { View } from '../../protocol/salamanca';
import { SHAPES } from '../../protocol/salamanca.guards';
import { pictureWith } from '../pictures';
import SalamancaPicture from './SalamancaPicture.svelte';
import type { Land } from './view';

const isLand = guardOfFields<View, keyof Land>(SHAPES, 'View', ['rows', 'columns', 'cells']);
export const Picture = pictureWith(isLand, SalamancaPicture);
