/** What travels between the service and the page: names for the shapes that schema.ts takes from the service itself. */
import type { components } from './schema';

type Schema = components['schemas'];

export type Lang = 'en' | 'it';

/** A sentence without words yet: a Fluent message and what fills it. */
export type Phrase = Schema['PhraseInfo'];
/** A number, a plain word, `@message` (the text of another message) or `#2` (the name of seat 2). */
export type Arg = Phrase['args'][string];
export type GameEvent = Schema['EventInfo'];
export type BoardElement = Schema['ElementInfo'];
export type ScoreLine = Schema['ScoreLineInfo'];
export type Choice = Schema['LegalInfo'];
export type LogLine = Schema['LogLine'];
export type Seat = Schema['SeatInfo'];
export type Option = Schema['OptionInfo'];
export type GameInfo = Schema['GameInfo'];
export type SeatPlan = Pick<Schema['NewSeat'], 'kind'> & Partial<Schema['NewSeat']>;

/** The position as one viewer may see it, whatever the game. */
export type View = Schema['View'];

/** The view of one game, or a part of it, as its room types it: `GameView<'NomadsView'>`. */
export type GameView<Name extends keyof Schema> = Schema[Name];

/** Something that happened, with the position after it. */
export type Step = Omit<Schema['StepInfo'], 'view'> & { view: View };

// HTTP

export type TableInfo = Schema['TableInfo'];
export type Created = Schema['Created'];
export type Invitation = Schema['Invitation'];
export type Invited = Schema['Invited'];
export type Stake = Schema['Stake'];
export type Transfer = Schema['Transfer'];
export type LuckReport = Schema['LuckReport'];
export type Review = Schema['Review'];
export type Frame = Schema['Frame'];
export type Replay = Schema['Replay'];

// The socket

export type Hello = Schema['HelloMessage'];
export type Update = Schema['UpdateMessage'];
export type PatchMessage = Schema['PatchMessage'];
export type Candidate = Schema['Candidate'];
export type Comparison = Schema['Comparison'];
export type HintMessage = Schema['HintMessage'];
export type Message = Schema['ServerMessage'];
