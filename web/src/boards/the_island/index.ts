import './colours.css';
import type { BoardKit } from '../kit';
import Board from './Board.svelte';
import Icon from './Icon.svelte';
import Seat from './Seat.svelte';
import type { IslandView } from './view';

export const kit: BoardKit<IslandView> = {
  Board,
  Seat,
  Icon,
  telling: { answers: ['decline', 'defend'] },
  layers: ['names', 'danger', 'counts'],
  // Values are chosen over the head of the one who will carry them.
  offers: (view) => view.phase === 'value',
  delegate: (view) => (view.placing ? 'page-place-rest' : null),
};
