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
  layers: ['names', 'danger', 'counts'],
  delegate: (view) => (view.placing ? 'page-place-rest' : null),
};
