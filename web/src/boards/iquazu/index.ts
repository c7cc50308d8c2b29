import './look.css';
import type { BoardKit } from '../kit';
import Board from './Board.svelte';
import Icon from './Icon.svelte';
import Seat from './Seat.svelte';
import type { IquazuView } from './view';

export const kit: BoardKit<IquazuView> = { Board, Seat, Icon, layers: ['names', 'counts'] };
