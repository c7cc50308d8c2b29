import './kinds.css';
import type { BoardKit } from '../kit';
import Board from './Board.svelte';
import Icon from './Icon.svelte';
import Seat from './Seat.svelte';
import type { NomadsView } from './view';

export const kit: BoardKit<NomadsView> = { Board, Seat, Icon, layers: ['names', 'counts'] };
