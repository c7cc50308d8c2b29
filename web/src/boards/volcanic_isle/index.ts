import type { BoardKit } from '../kit';
import Board from './Board.svelte';
import Icon from './Icon.svelte';
import Seat from './Seat.svelte';
import type { IsleView } from './view';

export const kit: BoardKit<IsleView> = { Board, Seat, Icon, layers: ['names', 'danger'], answers: ['pray', 'give-up', 'rescue', 'leave'] };
