import './kinds.css';
import type { BoardKit } from '../kit';
import Board from './Board.svelte';
import Icon from './Icon.svelte';
import Seat from './Seat.svelte';
import { attempt, ruleOf, type NomadsView } from './view';

export const kit: BoardKit = {
  Board,
  Seat,
  Icon,
  rule: ruleOf,
  attempt: (element, view) => attempt(element, view as NomadsView),
};
