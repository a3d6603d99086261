import { type Guard, guardOfFields, isListOf } from '../../net/guard';
import type { PlayerView, View } from '../../protocol/toledo';
import { SHAPES } from '../../protocol/toledo.guards';
import { pictureWith } from '../pictures';
import ToledoPicture from './ToledoPicture.svelte';
import type { StreetView } from './view';

const hasStreet = guardOfFields<View, 'street' | 'step' | 'step_position' | 'turn_seat'>(SHAPES, 'View', [
  'street',
  'step',
  'step_position',
  'turn_seat',
]);
const isPlayer = guardOfFields<PlayerView, 'seat' | 'alcazar'>(SHAPES, 'PlayerView', ['seat', 'alcazar']);
const arePlayers = isListOf(isPlayer);
const isStreet: Guard<StreetView> = (value): value is StreetView =>
  hasStreet(value) && 'players' in value && arePlayers(value.players);

export const Picture = pictureWith(isStreet, ToledoPicture);
