import type { BoardKit } from '../kit';
import Board from './Board.svelte';
import Icon from './Icon.svelte';
import Seat from './Seat.svelte';
import type { IsleView } from './view';

/** A raise and all that comes of it is one story. */
const telling = {
  answers: ['pray', 'give-up', 'rescue', 'leave'],
  follows: ['crack', 'no-crack', 'die', 'erupt', 'double', 'burn', 'lava', 'points', 'product', 'tie', 'sink', 'gone', 'lost', 'last-round'],
};

export const kit: BoardKit<IsleView> = { Board, Seat, Icon, layers: ['names', 'danger'], telling };
