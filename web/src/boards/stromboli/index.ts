import './look.css';
import type { BoardKit } from '../kit';
import Board from './Board.svelte';
import Icon from './Icon.svelte';
import Seat from './Seat.svelte';
import type { StromboliView } from './view';

export const kit: BoardKit<StromboliView> = { Board, Seat, Icon, layers: ['names', 'danger', 'counts'] };
