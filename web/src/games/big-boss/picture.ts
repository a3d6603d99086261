import type { View } from '../../protocol/big-boss';
import { SHAPES } from '../../protocol/big-boss.guards';
import { guardOfFields } from '../../net/guard';
import CastlePicture from '../castles/CastlePicture.svelte';
import { pictureWith } from '../pictures';

const isBoard = guardOfFields<View, 'fields' | 'site'>(SHAPES, 'View', ['fields', 'site']);
export const Picture = pictureWith(isBoard, CastlePicture);
