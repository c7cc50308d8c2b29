// Made by scripts/types.mjs from the service's OpenAPI document.

export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** AckMessage */
        AckMessage: {
            /** Id */
            id: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "ack";
            /** Version */
            version: number;
        };
        /** AnswerMessage */
        AnswerMessage: {
            /** Agree */
            agree: boolean;
            /** Proposal */
            proposal: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "answer";
        };
        /** BotChoice */
        BotChoice: {
            /**
             * Level
             * @description as many as the game has `levels`
             * @default 3
             */
            level: number;
            /** Seat */
            seat: number;
        };
        /** ByeMessage */
        ByeMessage: {
            /**
             * Code
             * @enum {string}
             */
            code: "shutdown" | "slow" | "flood" | "gone";
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "bye";
        };
        /** Candidate */
        Candidate: {
            /** Action */
            action: number;
            /** Chance */
            chance: number;
            /** Line */
            line: components["schemas"]["LineStep"][];
            /** Notation */
            notation: string;
            phrase: components["schemas"]["PhraseInfo"];
            /** Points */
            points: number | null;
            /** Visits */
            visits: number;
        };
        ClientMessage: components["schemas"]["MoveMessage"] | components["schemas"]["DelegateMessage"] | components["schemas"]["UndoMessage"] | components["schemas"]["AnswerMessage"] | components["schemas"]["WithdrawMessage"] | components["schemas"]["EndMessage"] | components["schemas"]["ShareMessage"] | components["schemas"]["PreviewRequest"] | components["schemas"]["WhyRequest"] | components["schemas"]["HintRequest"] | components["schemas"]["NameMessage"] | components["schemas"]["PingMessage"];
        /**
         * Comparison
         * @description The best choice beside another one, by the seat's next turn; without differences they show later.
         */
        Comparison: {
            /** Action */
            action: number;
            /** Differences */
            differences: components["schemas"]["Difference"][];
            /** Notation */
            notation: string;
            phrase: components["schemas"]["PhraseInfo"];
            /** Seat */
            seat: number;
            /**
             * Until
             * @enum {string}
             */
            until: "turn" | "end";
        };
        /** Created */
        Created: {
            /** Seats */
            seats: components["schemas"]["Invitation"][];
            /** Table */
            table: string;
        };
        /**
         * DelegateMessage
         * @description Leave this one choice to a bot: it counts as one's own.
         */
        DelegateMessage: {
            /** Id */
            id: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "delegate";
            /** Version */
            version: number;
        };
        /**
         * Difference
         * @description What a seat has more of after one of two choices; `message` is the sentence to put `phrase` in, as `what`.
         */
        Difference: {
            /** Good */
            good: boolean;
            /**
             * Message
             * @enum {string}
             */
            message: "difference-for" | "difference-otherwise" | "difference-but" | "difference-forgone";
            phrase: components["schemas"]["PhraseInfo"];
            /** Seat */
            seat: number;
            /**
             * Sure
             * @enum {string}
             */
            sure: "sure" | "likely";
        };
        /** Draw */
        Draw: {
            /** Expected */
            expected: string;
            /** Index */
            index: number;
            /** Notation */
            notation: string;
        };
        /** ElementInfo */
        ElementInfo: {
            /** Id */
            id: string;
            phrase: components["schemas"]["PhraseInfo"];
            /** Zone */
            zone: string;
        };
        /** EndMessage */
        EndMessage: {
            /** Id */
            id: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "end";
        };
        /**
         * ErrorInfo
         * @description The body of every HTTP error.
         */
        ErrorInfo: {
            /** Code */
            code: string;
            message: components["schemas"]["PhraseInfo"];
            /** Rule */
            rule?: string | null;
        };
        /** ErrorMessage */
        ErrorMessage: {
            /** Code */
            code: string;
            /** Id */
            id: string | null;
            message: components["schemas"]["PhraseInfo"];
            /** Rule */
            rule: string | null;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "error";
        };
        /** EventInfo */
        EventInfo: {
            /** Args */
            args: {
                [key: string]: string | number;
            };
            /** Elements */
            elements: string[];
            /** Kind */
            kind: string;
            /** Moves */
            moves: components["schemas"]["MoveInfo"][];
        };
        /** Fork */
        Fork: {
            /** At */
            at: number;
            luck?: components["schemas"]["Stake"] | null;
            /** Seat */
            seat?: number | null;
        };
        /** Frame */
        Frame: {
            /** Actor */
            actor: number;
            /** Elements */
            elements: components["schemas"]["ElementInfo"][];
            /** Events */
            events: components["schemas"]["EventInfo"][];
            /** Index */
            index: number;
            /** Notation */
            notation: string;
            phrase: components["schemas"]["PhraseInfo"] | null;
            view: components["schemas"]["View"];
        };
        /** GameInfo */
        GameInfo: {
            blurb: components["schemas"]["Words"];
            /**
             * Board
             * @description whether board.svg exists
             */
            board: boolean;
            /**
             * Bots
             * @description bots that other packages bring
             */
            bots: string[];
            /**
             * Hidden
             * @description whether seats can see different things
             */
            hidden: boolean;
            /** Id */
            id: string;
            /**
             * Level Names
             * @description the words for them, by their name in the common texts
             */
            level_names: string[];
            /** Levels */
            levels: number[];
            /** Max Seats */
            max_seats: number;
            /** Min Seats */
            min_seats: number;
            /** Minutes */
            minutes: number;
            /** Options */
            options: components["schemas"]["OptionInfo"][];
            /**
             * Ratings
             * @description of the levels, on the game’s own scale; null: not measured
             */
            ratings: (number | null)[];
            title: components["schemas"]["Words"];
        };
        /** Health */
        Health: {
            /**
             * Status
             * @constant
             */
            status: "ok";
            /** Version */
            version: string;
        };
        /** HelloMessage */
        HelloMessage: {
            /** Begun */
            begun: boolean;
            /** Commitment */
            commitment: string;
            /** Creator */
            creator: boolean;
            /** Ended */
            ended: ("agreed" | "conceded" | "expired" | "aborted") | null;
            /** Game */
            game: string;
            /** Mine */
            mine: number[];
            /** Names */
            names: string[];
            /** Options */
            options: {
                [key: string]: string;
            };
            /** Rules Version */
            rules_version: number;
            /** Seats */
            seats: components["schemas"]["SeatInfo"][];
            /** Shares */
            shares: components["schemas"]["ShareInfo"][];
            /** Table */
            table: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "hello";
            /**
             * Waiting
             * @description seats for which the first draw waits
             */
            waiting: number[];
            /**
             * Wants Share
             * @description a seat of yours is among them: send `share`
             */
            wants_share: boolean;
            /** Watch */
            watch: boolean;
        };
        /** HintMessage */
        HintMessage: {
            /** Candidates */
            candidates: components["schemas"]["Candidate"][];
            comparison: components["schemas"]["Comparison"] | null;
            /** Id */
            id: string;
            /**
             * Lead
             * @enum {string}
             */
            lead: "clear" | "close" | "only";
            /** Seat */
            seat: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "hint";
            /** Version */
            version: number;
        };
        /** HintRequest */
        HintRequest: {
            /** Id */
            id: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "hint";
        };
        /** Invitation */
        Invitation: {
            /** Invite */
            invite?: string | null;
            /** Link */
            link?: string | null;
            /** Seat */
            seat: number;
        };
        /** Invite */
        Invite: {
            /** Invite */
            invite: string;
        };
        /**
         * Invited
         * @description What an invite is for, before anybody takes it.
         */
        Invited: {
            /** Commitment */
            commitment: string;
            /** Game */
            game: string;
            /** Names */
            names: string[];
            /** Options */
            options: {
                [key: string]: string;
            };
            /** Seat */
            seat: number;
            /** Shares */
            shares: components["schemas"]["ShareInfo"][];
            /** Table */
            table: string;
        };
        /** IquazuBonusRow */
        IquazuBonusRow: {
            /** By */
            by: string | null;
            /** Id */
            id: string;
            /** Leader */
            leader: number | null;
            /** Order */
            order: components["schemas"]["IquazuRowPlace"][];
            /** Row */
            row: number;
            /** Tile */
            tile: string | null;
        };
        /** IquazuBonusTile */
        IquazuBonusTile: {
            /** At */
            at: string;
            /** Back */
            back: string;
            /** Column */
            column: number;
            /** Id */
            id: string;
            /** Owner */
            owner: number | null;
            /** Row */
            row: number;
            /** Type */
            type: string | null;
            /** Value */
            value: number | null;
        };
        /**
         * IquazuCardPayment
         * @description One way to pay: the cards that would go, by colour, and whether an any-colour tile goes with them.
         */
        IquazuCardPayment: {
            /** Any Colour */
            any_colour: boolean;
            /** Cards */
            cards: number[];
            /** Id */
            id: string;
        };
        /**
         * IquazuColumnPlace
         * @description One seat in the order of a column, best first.
         */
        IquazuColumnPlace: {
            /** Gem */
            gem: string;
            /** Gems */
            gems: number;
            /** Points */
            points: number;
            /** Seat */
            seat: number;
            /** Tied */
            tied: boolean;
        };
        /** IquazuCrevice */
        IquazuCrevice: {
            /** Colour */
            colour: string | null;
            /** Id */
            id: string;
            /** Owner */
            owner: number | null;
            /** Piece */
            piece: string | null;
        };
        /**
         * IquazuGemOffer
         * @description A crevice the viewer may choose now: the plainest way to pay it, and what a gem there would change.
         */
        IquazuGemOffer: {
            /** Cards */
            cards: number[];
            /** Leader */
            leader: number;
            /** Order */
            order: number[];
            /** Pairs */
            pairs: boolean;
            /** Ways */
            ways: number;
        };
        /**
         * IquazuNextDrop
         * @description Where the next drop falls if nothing fills the crevice or the column before.
         */
        IquazuNextDrop: {
            /** Crevice */
            crevice: string | null;
            /** Seat */
            seat: number;
            /** Turns */
            turns: number;
        };
        /** IquazuRockColumn */
        IquazuRockColumn: {
            /** Column */
            column: number;
            /** Cost */
            cost: number | null;
            /** Crevices */
            crevices: components["schemas"]["IquazuCrevice"][];
            /** Free */
            free: number;
            /** Id */
            id: string;
            /** Order */
            order: components["schemas"]["IquazuColumnPlace"][];
            /** Points */
            points: number[];
            /** Scored */
            scored: boolean;
        };
        /**
         * IquazuRowPlace
         * @description One seat in the order of a row of the window, best first.
         */
        IquazuRowPlace: {
            /** Gem */
            gem: string;
            /** Gems */
            gems: number;
            /** Seat */
            seat: number;
        };
        /** IquazuTilesLeft */
        IquazuTilesLeft: {
            /** Dark */
            dark: components["schemas"]["IquazuTilesOfASort"][];
            /** Light */
            light: components["schemas"]["IquazuTilesOfASort"][];
        };
        /** IquazuTilesOfASort */
        IquazuTilesOfASort: {
            /** Count */
            count: number;
            /** Type */
            type: string;
            /** Value */
            value: number;
        };
        /** IquazuView */
        IquazuView: {
            /** Active */
            active: number | null;
            /** Actor */
            actor: number;
            /** Columns */
            columns: components["schemas"]["IquazuRockColumn"][];
            /** Discard From */
            discard_from: string | null;
            /** Discards */
            discards: number[];
            /** Drawer */
            drawer: number | null;
            /** Due */
            due: number;
            /** First */
            first: number | null;
            /** Frame */
            frame: number;
            /** Gems Left */
            gems_left: number[];
            /** Hand */
            hand: number[] | null;
            /** Hand Limit */
            hand_limit: number;
            /** Hand Sizes */
            hand_sizes: number[];
            next_drop: components["schemas"]["IquazuNextDrop"] | null;
            /** Offers */
            offers: {
                [key: string]: components["schemas"]["IquazuGemOffer"];
            };
            /** Payments */
            payments: components["schemas"]["IquazuCardPayment"][];
            /** Pending */
            pending: string | null;
            /** Phase */
            phase: string;
            /** Pieces */
            pieces: {
                [key: string]: string;
            };
            /** Pile */
            pile: number;
            /** Ranks */
            ranks: number[] | null;
            /** Rows */
            rows: components["schemas"]["IquazuBonusRow"][];
            /** Scored This Turn */
            scored_this_turn: boolean;
            /** Scores */
            scores: (number | null)[];
            /** Seats */
            seats: number;
            /** Tile Column */
            tile_column: number;
            /** Tiles */
            tiles: components["schemas"]["IquazuBonusTile"][];
            tiles_left: components["schemas"]["IquazuTilesLeft"];
            /** To Discard */
            to_discard: number;
            /** To Draw */
            to_draw: number;
            /** Unseen */
            unseen: number[];
            /** Viewer */
            viewer: number | null;
            /** Water */
            water: number | null;
            /** Window */
            window: number[];
        };
        /**
         * IslandAttack
         * @description A creature has met its victims, and somebody may defend them.
         */
        IslandAttack: {
            /** Asked */
            asked: number;
            /** Creature */
            creature: string;
            /** Hex */
            hex: string;
            /** Kind */
            kind: string;
            /** Threatened */
            threatened: string[];
        };
        /** IslandBoat */
        IslandBoat: {
            /** Control */
            control: number[];
            /** Hex */
            hex: string;
            /** Id */
            id: string;
            /** Load */
            load: number;
            /** Number */
            number: number;
        };
        /** IslandCreature */
        IslandCreature: {
            /** Hex */
            hex: string;
            /** Id */
            id: string;
            /** Kind */
            kind: string;
            /** Reach */
            reach: string[];
        };
        /** IslandExplorer */
        IslandExplorer: {
            /** Colour */
            colour: number;
            /** Element */
            element: string | null;
            /** Id */
            id: string;
            /** Number */
            number: number;
            /** Seat */
            seat: number;
            /** Value */
            value: number | null;
            /** Wet */
            wet: boolean;
            /** Where */
            where: string;
        };
        /** IslandHandTile */
        IslandHandTile: {
            /** Kind */
            kind: string | null;
            /** Never */
            never: string[];
            /** Terrain */
            terrain: string;
        };
        /**
         * IslandPeril
         * @description A choice of now that harms somebody: which piece, to which element, and what would happen.
         */
        IslandPeril: {
            /** Fate */
            fate: string;
            /** Piece */
            piece: string;
            /** Target */
            target: string;
        };
        /**
         * IslandPlacing
         * @description Set-up: whose piece comes next.
         */
        IslandPlacing: {
            /** Boats */
            boats: number;
            /** Colour */
            colour: number | null;
            /** Explorers */
            explorers: number;
            /** Seat */
            seat: number;
            /** Values */
            values: number[] | null;
        };
        /**
         * IslandRows
         * @description The hexes row by row: letter, doubled x of the first one, how many.
         */
        IslandRows: {
            /** Length */
            length: number[];
            /** Letters */
            letters: string;
            /** X */
            x: number[];
        };
        /**
         * IslandRules
         * @description What was agreed before the match.
         */
        IslandRules: {
            /** Equality */
            equality: boolean;
            /** Memory Aid */
            memory_aid: boolean;
            /** Overpopulation */
            overpopulation: boolean;
            /** Submerged */
            submerged: boolean;
            /** To The Last */
            to_the_last: boolean;
            /** Two Colours */
            two_colours: boolean;
        };
        /**
         * IslandSeatCount
         * @description Where the explorers of a seat are.
         */
        IslandSeatCount: {
            /** Boats */
            boats: number;
            /** Island */
            island: number;
            /** Lost */
            lost: number;
            /** Saved */
            saved: number;
            /** Unplaced */
            unplaced: number;
            /** Water */
            water: number;
        };
        /** IslandView */
        IslandView: {
            /** Active */
            active: number | null;
            /** Actor */
            actor: number;
            attack: components["schemas"]["IslandAttack"] | null;
            /** Boats */
            boats: components["schemas"]["IslandBoat"][];
            /** Colours */
            colours: string[];
            /** Counts */
            counts: components["schemas"]["IslandSeatCount"][];
            /** Creature */
            creature: string | null;
            /** Creatures */
            creatures: components["schemas"]["IslandCreature"][];
            /** Explorers */
            explorers: components["schemas"]["IslandExplorer"][];
            /** First */
            first: number | null;
            /** Hands */
            hands: components["schemas"]["IslandHandTile"][][];
            /** Landings */
            landings: {
                [key: string]: string[];
            };
            /** Last Turns */
            last_turns: number | null;
            /** Mover */
            mover: string | null;
            /** Perils */
            perils: components["schemas"]["IslandPeril"][];
            /** Phase */
            phase: string;
            /** Pieces */
            pieces: {
                [key: string]: string;
            };
            placing: components["schemas"]["IslandPlacing"] | null;
            /** Ranges */
            ranges: {
                [key: string]: number;
            };
            /** Ranks */
            ranks: number[] | null;
            /** Reserve */
            reserve: {
                [key: string]: number;
            };
            rows: components["schemas"]["IslandRows"];
            rules: components["schemas"]["IslandRules"];
            /** Scores */
            scores: (number | null)[];
            /** Seats */
            seats: number;
            /** Sinks Next */
            sinks_next: string | null;
            /** Steps */
            steps: number | null;
            /** Steps Left */
            steps_left: number | null;
            /** Target */
            target: string | null;
            /** Tiles */
            tiles: {
                [key: string]: string;
            };
            /** Tiles Left */
            tiles_left: {
                [key: string]: number;
            };
            /** Turn Phase */
            turn_phase: number | null;
            /** Turns After The Island */
            turns_after_the_island: number;
            /** Unseen */
            unseen: {
                [key: string]: {
                    [key: string]: number;
                };
            };
            /** Viewer */
            viewer: number | null;
        };
        /** Join */
        Join: {
            /** Invite */
            invite: string;
            /**
             * Name
             * @default
             */
            name: string;
            /** Share */
            share?: string | null;
        };
        /** Joined */
        Joined: {
            /** Seat */
            seat: number;
            /** Table */
            table: string;
        };
        /** LegalInfo */
        LegalInfo: {
            /** Action */
            action: number;
            /** Notation */
            notation: string;
            /** Path */
            path: string[];
            phrase: components["schemas"]["PhraseInfo"];
        };
        /** LineStep */
        LineStep: {
            /** Action */
            action: number;
            /** Notation */
            notation: string;
            phrase: components["schemas"]["PhraseInfo"];
            /** Seat */
            seat: number;
        };
        /** LogLine */
        LogLine: {
            /** Actor */
            actor: number;
            /** Events */
            events: components["schemas"]["EventInfo"][];
            /** Notation */
            notation: string;
        };
        /** LuckReport */
        LuckReport: {
            /** Begun */
            begun: boolean;
            /** Checked */
            checked: boolean;
            /** Commitment */
            commitment: string;
            /** Draws */
            draws: components["schemas"]["Draw"][];
            /**
             * Fork At
             * @description draws before this step belong to the table this one was forked from
             */
            fork_at: number | null;
            /** Problems */
            problems: components["schemas"]["PhraseInfo"][];
            /** Seed */
            seed: string | null;
            /** Shares */
            shares: components["schemas"]["LuckShare"][];
        };
        /** LuckShare */
        LuckShare: {
            /** Hash */
            hash: string;
            /** Seat */
            seat: number;
            /**
             * Share
             * @description told when the match is over; null before, and if it came too late
             */
            share: string | null;
        };
        /** MoveInfo */
        MoveInfo: {
            /** Piece */
            piece: string;
            /** Source */
            source: string | null;
            /** Target */
            target: string | null;
        };
        /** MoveMessage */
        MoveMessage: {
            /** Action */
            action: number;
            /** Id */
            id: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "move";
            /** Version */
            version: number;
        };
        /** NameMessage */
        NameMessage: {
            /** Name */
            name: string;
            /** Seat */
            seat: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "name";
        };
        /** NewSeat */
        NewSeat: {
            /**
             * Bot
             * @description a bot of another package, instead of a level
             * @default
             */
            bot: string;
            /**
             * Kind
             * @enum {string}
             */
            kind: "me" | "here" | "bot" | "open";
            /**
             * Level
             * @description as many as the game has `levels`
             * @default 3
             */
            level: number;
            /**
             * Name
             * @default
             */
            name: string;
        };
        /** NewTable */
        NewTable: {
            /** Game */
            game: string;
            luck?: components["schemas"]["Stake"] | null;
            /**
             * Options
             * @default {}
             */
            options: {
                [key: string]: string;
            };
            /** Seats */
            seats: components["schemas"]["NewSeat"][];
            /**
             * Seed
             * @description a known seed instead of a secret one: for guides, at a table without open seats
             */
            seed?: string | null;
            /**
             * Watch
             * @default true
             */
            watch: boolean;
        };
        /** NomadsAdventurerView */
        NomadsAdventurerView: {
            /** Id */
            id: string;
            /** Seat */
            seat: number | null;
            /**
             * State
             * @enum {string}
             */
            state: "awake" | "free" | "sleeping";
        };
        /** NomadsCardView */
        NomadsCardView: {
            /** Id */
            id: string;
            /** Kind */
            kind: string | null;
            /** Points */
            points: number;
            /** Seat */
            seat: number | null;
            /** Value */
            value: number;
        };
        /** NomadsChartView */
        NomadsChartView: {
            /** Opals */
            opals: number;
            /** Places */
            places: number;
        };
        /** NomadsDiscView */
        NomadsDiscView: {
            /** Id */
            id: string;
            /** Owner */
            owner: string;
            /** Seat */
            seat: number | null;
        };
        /** NomadsEndView */
        NomadsEndView: {
            /** At Most */
            at_most: number;
            /** Idle */
            idle: number;
            /** Last Writes */
            last_writes: number | null;
            /** Reason */
            reason: ("stacks" | "stall") | null;
            /** Stacks Left */
            stacks_left: number;
            /** Stall */
            stall: number;
            /** Warned */
            warned: boolean;
        };
        /**
         * NomadsPendingView
         * @description What the choice or draw now open is about; null where it is about something else.
         */
        NomadsPendingView: {
            /** Card */
            card: string | null;
            /** Direction */
            direction: ("cw" | "ccw") | null;
            /** Disc */
            disc: string | null;
            /** Discs */
            discs: string[] | null;
            /** Due */
            due: number | null;
            /** Owner */
            owner: string | null;
            /** Pile */
            pile: number | null;
            /** Spaces */
            spaces: number[] | null;
            /** Stack */
            stack: number | null;
        };
        /** NomadsPlayerView */
        NomadsPlayerView: {
            /** Adventurer */
            adventurer: string | null;
            /** Card Points */
            card_points: number;
            /** Cards */
            cards: string[];
            /** Interim */
            interim: number;
            /** Jokers */
            jokers: number;
            /** Opals */
            opals: number;
            /** Seat */
            seat: number;
            /** Tiles */
            tiles: {
                [key: string]: number;
            };
        };
        /** NomadsSpaceView */
        NomadsSpaceView: {
            /** Height */
            height: number;
            /** Letter */
            letter: string;
            /** Pile */
            pile: components["schemas"]["NomadsDiscView"][];
            /** Tile */
            tile: string | null;
        };
        /** NomadsView */
        NomadsView: {
            /** Active */
            active: number | null;
            /** Actor */
            actor: number;
            /** Adventurers */
            adventurers: components["schemas"]["NomadsAdventurerView"][];
            /** Box */
            box: {
                [key: string]: number;
            };
            /** Cards */
            cards: components["schemas"]["NomadsCardView"][];
            chart: components["schemas"]["NomadsChartView"];
            end: components["schemas"]["NomadsEndView"];
            /** First */
            first: number | null;
            /** Lys */
            lys: number | null;
            pending: components["schemas"]["NomadsPendingView"];
            /** Phase */
            phase: string;
            /** Pieces */
            pieces: {
                [key: string]: string;
            };
            /** Players */
            players: components["schemas"]["NomadsPlayerView"][];
            /** Ranks */
            ranks: number[] | null;
            /** Scores */
            scores: (number | null)[];
            /** Seats */
            seats: number;
            /** Spaces */
            spaces: components["schemas"]["NomadsSpaceView"][];
            /** Turn */
            turn: number;
            /** Unseen */
            unseen: {
                [key: string]: number;
            };
        };
        /** OptionInfo */
        OptionInfo: {
            /** Default */
            default: string;
            /** Items */
            items: string[];
            /** Length */
            length: number;
            /** Name */
            name: string;
            /** Number */
            number: [
                number,
                number | null
            ] | null;
            /** Words */
            words: string[];
        };
        /**
         * PatchMessage
         * @description What an update would have said, as what changed since the version `base`: see docs/protocol.md.
         */
        PatchMessage: {
            /** Base */
            base: number;
            /** Change */
            change: {
                [key: string]: {
                    [key: string]: unknown;
                } | unknown[];
            };
            /** Steps */
            steps: components["schemas"]["StepChange"][];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "patch";
            /** Version */
            version: number;
        };
        /** PhraseInfo */
        PhraseInfo: {
            /** Args */
            args: {
                [key: string]: string | number;
            };
            /** Id */
            id: string;
        };
        /** PingMessage */
        PingMessage: {
            /** Id */
            id: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "ping";
        };
        /** PongMessage */
        PongMessage: {
            /** Id */
            id: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "pong";
        };
        /** PresenceMessage */
        PresenceMessage: {
            /** Names */
            names: string[];
            /** Seats */
            seats: components["schemas"]["SeatInfo"][];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "presence";
        };
        /** PreviewMessage */
        PreviewMessage: {
            /** Action */
            action: number;
            /** Events */
            events: components["schemas"]["EventInfo"][];
            /** Id */
            id: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "preview";
            view: components["schemas"]["View"] | null;
        };
        /** PreviewRequest */
        PreviewRequest: {
            /** Action */
            action: number;
            /** Id */
            id: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "preview";
        };
        /**
         * Promise
         * @description The hash of a seed that the next table you open will use.
         */
        Promise: {
            /** Commitment */
            commitment: string;
        };
        /** ProposalMessage */
        ProposalMessage: {
            /** By */
            by: number;
            /**
             * Kind
             * @enum {string}
             */
            kind: "undo" | "end";
            /** Mine */
            mine: boolean;
            /** Proposal */
            proposal: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "proposal";
            /** Waiting */
            waiting: number[];
        };
        /** ProposalSettledMessage */
        ProposalSettledMessage: {
            /** By */
            by: number;
            /**
             * Kind
             * @enum {string}
             */
            kind: "undo" | "end";
            /** Proposal */
            proposal: number;
            /**
             * Result
             * @enum {string}
             */
            result: "agreed" | "refused" | "withdrawn";
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "proposal_settled";
        };
        /** ReasonMessage */
        ReasonMessage: {
            /** Element */
            element: string;
            /** Id */
            id: string;
            phrase: components["schemas"]["PhraseInfo"];
            /** Rule */
            rule: string | null;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "reason";
        };
        /** Rematch */
        Rematch: {
            luck?: components["schemas"]["Stake"] | null;
        };
        /** RematchMessage */
        RematchMessage: {
            /** Table */
            table: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "rematch";
        };
        /** Replay */
        Replay: {
            /** Frames */
            frames: components["schemas"]["Frame"][];
            /** Game */
            game: string;
            /** Names */
            names: string[];
            /** Ranks */
            ranks: number[] | null;
            /** Scores */
            scores: number[][];
            /** Seat */
            seat: number | null;
            /** Table */
            table: string;
            /** Tally */
            tally: components["schemas"]["ScoreLineInfo"][][] | null;
        };
        /**
         * Review
         * @description The search goes on while you read: ask again until `done` equals `total`.
         */
        Review: {
            /** Chances */
            chances: number[][];
            /** Done */
            done: number;
            /** Reviewed Choices */
            reviewed_choices: components["schemas"]["ReviewedChoice"][];
            /** Total */
            total: number;
            /** Turning Points */
            turning_points: components["schemas"]["TurningPoint"][];
        };
        /**
         * ReviewedChoice
         * @description One real choice of the match and what the search thinks of it by what its seat could know.
         */
        ReviewedChoice: {
            best: components["schemas"]["Candidate"];
            /** Chances */
            chances: number[];
            /** @description why the best was better, for a mistake */
            comparison: components["schemas"]["Comparison"] | null;
            /** Loss */
            loss: number;
            /** Notation */
            notation: string;
            phrase: components["schemas"]["PhraseInfo"];
            /** Played */
            played: number;
            /** Seat */
            seat: number;
            /** Step */
            step: number;
            /**
             * Verdict
             * @enum {string}
             */
            verdict: "good" | "slip" | "mistake" | "blunder";
        };
        /** ScoreLineInfo */
        ScoreLineInfo: {
            /** Elements */
            elements: string[];
            phrase: components["schemas"]["PhraseInfo"];
            /** Points */
            points: number;
        };
        /** SeatChoice */
        SeatChoice: {
            /** Seat */
            seat: number;
        };
        /** SeatInfo */
        SeatInfo: {
            /** Away */
            away: boolean;
            /** Conceded */
            conceded: boolean;
            /**
             * Free At
             * @description when the others may seat a bot for this person who is not here
             */
            free_at: number | null;
            /**
             * Kind
             * @enum {string}
             */
            kind: "person" | "bot" | "open";
            /** Level */
            level: number | null;
            /** Mine */
            mine: boolean;
            /** Name */
            name: string;
            /** Online */
            online: boolean;
            /** Seat */
            seat: number;
        };
        ServerMessage: components["schemas"]["HelloMessage"] | components["schemas"]["UpdateMessage"] | components["schemas"]["PatchMessage"] | components["schemas"]["AckMessage"] | components["schemas"]["ErrorMessage"] | components["schemas"]["PresenceMessage"] | components["schemas"]["ProposalMessage"] | components["schemas"]["ProposalSettledMessage"] | components["schemas"]["PreviewMessage"] | components["schemas"]["ReasonMessage"] | components["schemas"]["HintMessage"] | components["schemas"]["RematchMessage"] | components["schemas"]["PongMessage"] | components["schemas"]["ByeMessage"];
        /** ShareInfo */
        ShareInfo: {
            /** Hash */
            hash: string;
            /** Seat */
            seat: number;
        };
        /** ShareMessage */
        ShareMessage: {
            /** Id */
            id: string;
            /** Share */
            share: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "share";
        };
        /**
         * Stake
         * @description A share of the luck, given after the service has promised its own.
         */
        Stake: {
            /** Commitment */
            commitment: string;
            /** Share */
            share: string;
        };
        /** StepChange */
        StepChange: {
            /** Actor */
            actor: number;
            /**
             * Change
             * @description of the view; null if nothing of it changed
             */
            change: {
                [key: string]: unknown;
            } | unknown[] | null;
            /** Events */
            events: components["schemas"]["EventInfo"][];
            /** Notation */
            notation: string;
        };
        /** StepInfo */
        StepInfo: {
            /** Actor */
            actor: number;
            /** Events */
            events: components["schemas"]["EventInfo"][];
            /** Notation */
            notation: string;
            view: components["schemas"]["View"] | null;
        };
        /** StromboliBoatView */
        StromboliBoatView: {
            /** Id */
            id: string;
            /** Segment */
            segment: number;
        };
        /**
         * StromboliCardView
         * @description A face-up palm card.
         */
        StromboliCardView: {
            /** Butterflies */
            butterflies: number;
            /** Card */
            card: string;
            /** Id */
            id: string;
        };
        /**
         * StromboliDealView
         * @description What would happen if the boat landed here now.
         */
        StromboliDealView: {
            /** Choice */
            choice: boolean;
            /** Last Scoring */
            last_scoring: boolean;
            /** Order */
            order: number[];
        };
        /** StromboliDeckView */
        StromboliDeckView: {
            /** Deck */
            deck: string;
            /** Id */
            id: string;
            /** Left */
            left: number;
            /** Palms */
            palms: number;
            /** Pool */
            pool: {
                [key: string]: number;
            };
        };
        /** StromboliDiscView */
        StromboliDiscView: {
            /** Beach */
            beach: number | null;
            /** Id */
            id: string;
            /** Seat */
            seat: number;
            /** Value */
            value: number;
        };
        /** StromboliItemView */
        StromboliItemView: {
            /** Item */
            item: string;
            /** Points */
            points: number;
        };
        /**
         * StromboliKeptView
         * @description Cards of one kind kept in front of a player.
         */
        StromboliKeptView: {
            /** Butterflies */
            butterflies: number;
            /** Card */
            card: string;
            /** Count */
            count: number;
        };
        /** StromboliLavaDiscView */
        StromboliLavaDiscView: {
            /** Beach */
            beach: number | null;
            /** Id */
            id: string;
            /** Seat */
            seat: number;
        };
        /** StromboliMarkerView */
        StromboliMarkerView: {
            /** Id */
            id: string;
            /** Segment */
            segment: number | null;
        };
        /** StromboliPlayerView */
        StromboliPlayerView: {
            /** Baskets */
            baskets: number;
            /** Butterflies */
            butterflies: number;
            /** Colour */
            colour: string;
            /** Expected */
            expected: number;
            /** Items */
            items: components["schemas"]["StromboliItemView"][];
            /** Kept */
            kept: components["schemas"]["StromboliKeptView"][];
            /** Points */
            points: number;
            /** Score Cards */
            score_cards: string[];
            /** Seat */
            seat: number;
            /** Shells */
            shells: number;
            /** Statues Left */
            statues_left: number;
        };
        /** StromboliPriestessView */
        StromboliPriestessView: {
            /** Cost */
            cost: number;
            /** Face Up */
            face_up: boolean;
            /** Id */
            id: string;
        };
        /** StromboliScoreCardView */
        StromboliScoreCardView: {
            /** Card */
            card: string;
            /** Cost */
            cost: number;
            /** Id */
            id: string;
            /** Owner */
            owner: number | null;
            /** Points */
            points: number;
            /** Surviving */
            surviving: number[];
            /** Worth */
            worth: number[];
        };
        /** StromboliSegmentView */
        StromboliSegmentView: {
            /** Cards */
            cards: (components["schemas"]["StromboliCardView"] | null)[];
            deal: components["schemas"]["StromboliDealView"];
            /** Hut */
            hut: number | null;
            /** Letter */
            letter: string;
            /** Markers */
            markers: number;
            /** Pier */
            pier: boolean;
            /** Sums */
            sums: number[];
            /** Ties */
            ties: (number | null)[];
        };
        /** StromboliShamanView */
        StromboliShamanView: {
            /** Id */
            id: string;
            /** Seat */
            seat: number;
            /** Segment */
            segment: number;
            /** Space */
            space: number | null;
        };
        /** StromboliStatueView */
        StromboliStatueView: {
            /** Id */
            id: string;
            /** Seat */
            seat: number;
            /** Space */
            space: number;
        };
        /** StromboliView */
        StromboliView: {
            /** Active */
            active: number | null;
            /** Actor */
            actor: number;
            boat: components["schemas"]["StromboliBoatView"];
            /** Burning */
            burning: number[];
            /** Decks */
            decks: components["schemas"]["StromboliDeckView"][];
            /** Discarded */
            discarded: {
                [key: string]: number;
            };
            /** Discs */
            discs: components["schemas"]["StromboliDiscView"][];
            /** First */
            first: number | null;
            /** Lava Discs */
            lava_discs: components["schemas"]["StromboliLavaDiscView"][];
            /** Markers */
            markers: components["schemas"]["StromboliMarkerView"][];
            /** Phase */
            phase: string;
            /** Pieces */
            pieces: {
                [key: string]: string;
            };
            /** Players */
            players: components["schemas"]["StromboliPlayerView"][];
            priestess: components["schemas"]["StromboliPriestessView"];
            /** Quiet */
            quiet: number;
            /** Ranks */
            ranks: number[] | null;
            /** Round */
            round: number;
            /** Sailing */
            sailing: number | null;
            /** Score Board */
            score_board: components["schemas"]["StromboliScoreCardView"][];
            /** Scores */
            scores: (number | null)[];
            /** Seats */
            seats: number;
            /** Segments */
            segments: components["schemas"]["StromboliSegmentView"][];
            /** Shaman Shields Statue */
            shaman_shields_statue: boolean;
            /** Shamans */
            shamans: components["schemas"]["StromboliShamanView"][];
            /** Stall Limit */
            stall_limit: number;
            /** Statue Points */
            statue_points: number[];
            /** Statues */
            statues: components["schemas"]["StromboliStatueView"][];
            /** Variant */
            variant: string;
            /** Voyages */
            voyages: components["schemas"]["StromboliVoyageView"][];
        };
        /**
         * StromboliVoyageView
         * @description How far the boat can go, where it would stop, and who could send it there in a turn of theirs.
         */
        StromboliVoyageView: {
            /** Seats */
            seats: number[];
            /** Segment */
            segment: number;
            /** Steps */
            steps: number;
        };
        /** TableInfo */
        TableInfo: {
            /**
             * Actor
             * @description whose turn it is, as far as you may know; -2 when over
             */
            actor: number;
            /**
             * Begun
             * @description false while the first draw waits for somebody
             */
            begun: boolean;
            /** Commitment */
            commitment: string;
            /** Created */
            created: number;
            /** Creator */
            creator: boolean;
            /**
             * Ended
             * @description why it is over, if it was not played to its end
             */
            ended: ("agreed" | "conceded" | "expired" | "aborted") | null;
            /** Fork At */
            fork_at: number | null;
            /** Fork Of */
            fork_of: string | null;
            /** Game */
            game: string;
            /** Mine */
            mine: number[];
            /** My Turn */
            my_turn: boolean;
            /** Names */
            names: string[];
            /** Options */
            options: {
                [key: string]: string;
            };
            /**
             * Over
             * @description nothing will be played here any more
             */
            over: boolean;
            /** Ranks */
            ranks: number[] | null;
            /** Rematch */
            rematch: string | null;
            /** Rules Version */
            rules_version: number;
            /** Seats */
            seats: components["schemas"]["SeatInfo"][];
            /** Table */
            table: string;
            /** Updated */
            updated: number;
            /** Watch */
            watch: boolean;
        };
        /**
         * Transfer
         * @description A link for another device that works once; `picture` is its QR code as SVG.
         */
        Transfer: {
            /** Expires */
            expires: number;
            /** Link */
            link: string;
            /** Picture */
            picture: string;
            /**
             * Reachable
             * @description false if only this machine can open it
             */
            reachable: boolean;
        };
        /** TransferOffer */
        TransferOffer: {
            /**
             * Settings
             * @default {}
             */
            settings: {
                [key: string]: unknown;
            };
        };
        /** TransferToken */
        TransferToken: {
            /** Token */
            token: string;
        };
        /** Transferred */
        Transferred: {
            /** Settings */
            settings: {
                [key: string]: unknown;
            };
        };
        /**
         * TurningPoint
         * @description A point where the match turned: `choice` is an index into the reviewed choices.
         */
        TurningPoint: {
            /**
             * Cause
             * @enum {string}
             */
            cause: "choice" | "luck";
            /** Change */
            change: number;
            /** Choice */
            choice: number;
            /** Seat */
            seat: number;
        };
        /** UndoMessage */
        UndoMessage: {
            /** Id */
            id: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "undo";
        };
        /** UpdateMessage */
        UpdateMessage: {
            /** Actor */
            actor: number;
            /** Can Propose Undo */
            can_propose_undo: boolean;
            /** Can Undo */
            can_undo: boolean;
            /** Elements */
            elements: components["schemas"]["ElementInfo"][];
            /** Ended */
            ended: ("agreed" | "conceded" | "expired" | "aborted") | null;
            /** Legal */
            legal: components["schemas"]["LegalInfo"][];
            /**
             * Log
             * @description the story so far, when `reset` is true
             */
            log: components["schemas"]["LogLine"][] | null;
            /** Over */
            over: boolean;
            prompt: components["schemas"]["PhraseInfo"] | null;
            /** Ranks */
            ranks: number[] | null;
            /** Reset */
            reset: boolean;
            /**
             * Rule
             * @description the rule that says what is decided now, where you may know it
             */
            rule: string | null;
            /** Seat */
            seat: number | null;
            /** Steps */
            steps: components["schemas"]["StepInfo"][];
            /** Tally */
            tally: components["schemas"]["ScoreLineInfo"][][] | null;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "update";
            undo_reason: components["schemas"]["PhraseInfo"] | null;
            /** Undone */
            undone: boolean;
            /** Version */
            version: number;
            view: components["schemas"]["View"];
        };
        /**
         * View
         * @description What every view says, whatever the game. A room's `view_types.py` adds what its board needs.
         */
        View: {
            /** Active */
            active: number | null;
            /** Actor */
            actor: number;
            /** First */
            first: number | null;
            /** Phase */
            phase: string;
            /** Pieces */
            pieces: {
                [key: string]: string;
            };
            /** Ranks */
            ranks: number[] | null;
            /** Scores */
            scores: (number | null)[];
            /** Seats */
            seats: number;
        } & {
            [key: string]: unknown;
        };
        /**
         * VolcanicIsleBonusView
         * @description What a seat's pieces would add if the game ended now.
         */
        VolcanicIsleBonusView: {
            /** Company */
            company: number;
            /** Moai */
            moai: number;
            /** Prayers */
            prayers: number;
            /** Settlers */
            settlers: number;
            /** Total */
            total: number;
            /** Villages */
            villages: number;
        };
        /** VolcanicIsleCostsView */
        VolcanicIsleCostsView: {
            /** Carry */
            carry: number;
            /** Create */
            create: number;
            /** Land */
            land: number;
            /** Move */
            move: number;
            /** Raise */
            raise_: number;
            /** Sculpt */
            sculpt: number;
            /** Village */
            village: number;
        };
        /** VolcanicIsleCrackView */
        VolcanicIsleCrackView: {
            /** Between */
            between: string[];
            /** Hex */
            hex: string;
            /** Id */
            id: string;
            /** Side */
            side: number;
        };
        /** VolcanicIsleGeyserView */
        VolcanicIsleGeyserView: {
            /** Faces */
            faces: string | null;
            /** Hex */
            hex: string;
            /** Id */
            id: string;
            /** Name */
            name: string;
            /** Piece */
            piece: string | null;
            /** Seat */
            seat: number | null;
            /** Side */
            side: number;
        };
        /**
         * VolcanicIsleHangingView
         * @description A side whose crack would cut the continent in two.
         */
        VolcanicIsleHangingView: {
            /** Between */
            between: string[];
            /** Hex */
            hex: string;
            /** Losses */
            losses: components["schemas"]["VolcanicIsleLossView"][];
            /** Part */
            part: string[];
            /** Side */
            side: number;
            /** Tie */
            tie: boolean;
        };
        /** VolcanicIsleHexView */
        VolcanicIsleHexView: {
            /** Area */
            area: number;
            /** Cone */
            cone: boolean;
            /** Id */
            id: string;
            /** Landing */
            landing: number[];
            /** Name */
            name: string;
            /** Q */
            q: number;
            /** R */
            r: number;
            /** Sides */
            sides: string[];
            /** Sinking */
            sinking: boolean;
            /** Sunk */
            sunk: boolean;
            /** Volcano */
            volcano: number | null;
        };
        /**
         * VolcanicIsleLossView
         * @description What a seat has in a part of the continent.
         */
        VolcanicIsleLossView: {
            /** Moai */
            moai: number;
            /** Seat */
            seat: number;
            /** Settlers */
            settlers: number;
            /** Villages */
            villages: number;
        };
        /** VolcanicIsleMoaiView */
        VolcanicIsleMoaiView: {
            /** At */
            at: string;
            /** Hex */
            hex: string;
            /** Id */
            id: string;
            /** Seat */
            seat: number;
            /** Stands */
            stands: boolean;
        };
        /**
         * VolcanicIsleOddsView
         * @description How likely a raise is to be answered by a volcano: so many faces of so many.
         */
        VolcanicIsleOddsView: {
            /** Faces */
            faces: number;
            /** Volcano */
            volcano: number;
        };
        /**
         * VolcanicIslePendingView
         * @description What the actor is being asked about.
         */
        VolcanicIslePendingView: {
            /** Action */
            action: string | null;
            /** Geyser */
            geyser: string | null;
            /** Hex */
            hex: string | null;
            /** Part */
            part: string[];
            /** Space */
            space: string | null;
            /** Targets */
            targets: string[];
            /** Volcano */
            volcano: string | null;
        };
        /** VolcanicIslePlayerView */
        VolcanicIslePlayerView: {
            /** Aboard */
            aboard: boolean;
            /** Bay */
            bay: number[] | null;
            bonus: components["schemas"]["VolcanicIsleBonusView"];
            /** Colour */
            colour: string;
            /** Moai */
            moai: number;
            /** Points */
            points: number;
            /** Prayer Price */
            prayer_price: number;
            /** Prayers */
            prayers: number;
            /** Settlers */
            settlers: number;
            /** Villages */
            villages: number;
        };
        /**
         * VolcanicIsleRaiseView
         * @description What raising a Moai on a geyser would do, for the one who may.
         */
        VolcanicIsleRaiseView: {
            /** Crack */
            crack: string | null;
            /** Geyser */
            geyser: string;
            /** Hanging */
            hanging: number | null;
            /** Points */
            points: number;
        };
        /** VolcanicIsleSettlerView */
        VolcanicIsleSettlerView: {
            /** At */
            at: string;
            /** Id */
            id: string;
            /** Seat */
            seat: number;
        };
        /** VolcanicIsleSpaceView */
        VolcanicIsleSpaceView: {
            /** Hex */
            hex: string;
            /** Holds */
            holds: string;
            /** Id */
            id: string;
            /** Line */
            line: number | null;
            /** Name */
            name: string;
            /** Next */
            next: boolean;
            /** Piece */
            piece: string | null;
            /** Seat */
            seat: number | null;
            /** Slot */
            slot: number;
            /** Step */
            step: number | null;
            /** Volcano */
            volcano: number | null;
        };
        /** VolcanicIsleStockView */
        VolcanicIsleStockView: {
            /** Cracks */
            cracks: number;
            /** Lava */
            lava: number;
            /** Prayers */
            prayers: number;
        };
        /** VolcanicIsleView */
        VolcanicIsleView: {
            /** Action Points */
            action_points: number;
            /** Active */
            active: number | null;
            /** Actor */
            actor: number;
            costs: components["schemas"]["VolcanicIsleCostsView"];
            /** Cracks */
            cracks: components["schemas"]["VolcanicIsleCrackView"][];
            /** Ends At */
            ends_at: number;
            /** First */
            first: number | null;
            /** Geysers */
            geysers: components["schemas"]["VolcanicIsleGeyserView"][];
            /** Hanging */
            hanging: components["schemas"]["VolcanicIsleHangingView"][];
            /** Hexes */
            hexes: components["schemas"]["VolcanicIsleHexView"][];
            /** Last Round */
            last_round: boolean;
            /** Left */
            left: number;
            /** Map */
            map: string;
            /** Moai */
            moai: components["schemas"]["VolcanicIsleMoaiView"][];
            odds: components["schemas"]["VolcanicIsleOddsView"] | null;
            pending: components["schemas"]["VolcanicIslePendingView"];
            /** Phase */
            phase: string;
            /** Pieces */
            pieces: {
                [key: string]: string;
            };
            /** Players */
            players: components["schemas"]["VolcanicIslePlayerView"][];
            /** Quiet */
            quiet: number;
            /** Raises */
            raises: components["schemas"]["VolcanicIsleRaiseView"][];
            /** Ranks */
            ranks: number[] | null;
            /** Round */
            round: number;
            /** Scores */
            scores: (number | null)[];
            /** Seats */
            seats: number;
            /** Seed */
            seed: string | null;
            /** Settlers */
            settlers: components["schemas"]["VolcanicIsleSettlerView"][];
            /** Spaces */
            spaces: components["schemas"]["VolcanicIsleSpaceView"][];
            /** Standoff */
            standoff: number;
            stock: components["schemas"]["VolcanicIsleStockView"];
            /** Villages */
            villages: components["schemas"]["VolcanicIsleVillageView"][];
            /** Volcanoes */
            volcanoes: components["schemas"]["VolcanicIsleVolcanoView"][];
        };
        /** VolcanicIsleVillageView */
        VolcanicIsleVillageView: {
            /** At */
            at: string;
            /** Id */
            id: string;
            /** Seat */
            seat: number;
        };
        /** VolcanicIsleVolcanoView */
        VolcanicIsleVolcanoView: {
            /** Hex */
            hex: string;
            /** Id */
            id: string;
            /** In Pile */
            in_pile: boolean;
            /** Lines */
            lines: string[][];
            /** Number */
            number: number;
            /** Targets */
            targets: string[];
        };
        /** WhyRequest */
        WhyRequest: {
            /** Element */
            element: string;
            /** Id */
            id: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "why";
        };
        /** WithdrawMessage */
        WithdrawMessage: {
            /** Proposal */
            proposal: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "withdraw";
        };
        /** Words */
        Words: {
            /** En */
            en: string;
            /** It */
            it: string;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
