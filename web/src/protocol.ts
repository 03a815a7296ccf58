/**
 * All that goes over the wire; docs/protocol.md explains it.
 *
 * Written by `uv run python -m reihum.server.wire.protocol .`: do not edit.
 */

export const GAME_NAMES = [
  "elfer", "junior", "master", "mogeln", "ratefix", "schnippschnapp", "schwarzerpeter", "stufen",
  "zweikampf",
] as const;
export type GameName = (typeof GAME_NAMES)[number];

export const PHRASES = [
  "hello", "well-played", "thanks", "oops", "hurry", "one-moment", "good-game", "again", "laugh",
  "wow",
] as const;
export type Phrase = (typeof PHRASES)[number];

export const PHASES = [
  "lobby", "playing", "between", "over",
] as const;
export type Phase = (typeof PHASES)[number];

export type GameMatch<G extends GameName = GameName> = Games[G]["Match"];

export type GameMatchChanges<G extends GameName = GameName> = Games[G]["MatchChanges"];

export type GameEvent<G extends GameName = GameName> = Games[G]["Event"];

export type GameAction<G extends GameName = GameName> = Games[G]["Action"];

export type GameNatureAction<G extends GameName = GameName> = Games[G]["NatureAction"];

export type GameOptions<G extends GameName = GameName> = Games[G]["Options"];

export type GameWantedOptions<G extends GameName = GameName> = Games[G]["WantedOptions"];

export type AnyEvent<G extends GameName = GameName> =
  | GameEvent<G>
  | TableEvent<G>;

/** To a client, first of all. */
export interface Welcome<G extends GameName = GameName> {
  readonly type: "welcome";
  readonly protocol: number;
  readonly table: string;
  /** The short code by which others find the table. */
  readonly code: string;
  /** The last public events of the round, for clients that come late. */
  readonly history: readonly GameEvent<G>[];
}

/** To a client: how the table looks now. */
export interface View<G extends GameName = GameName> {
  readonly type: "view";
  /** Counts the views and updates of this client. After a gap something was lost: send a `Refresh`. */
  readonly version: number;
  readonly view: TableView<G>;
}

export interface TableView<G extends GameName = GameName> {
  /** `null` for an onlooker. */
  readonly you: number | null;
  readonly is_host: boolean;
  readonly settings: Settings<G>;
  readonly phase: Phase;
  readonly chairs: readonly ChairView[];
  /** The view of the match from this chair; `null` in the lobby. */
  readonly match: GameMatch<G> | null;
  readonly to_act: readonly number[];
  readonly menu: readonly MenuEntry<G>[];
  /** How many actions of one's own there are in the match: what `Act` has to name. */
  readonly my_moves: number;
  readonly waiting_since: number;
  readonly is_nudged: boolean;
  readonly is_paused: boolean;
  readonly proposal: Proposal | null;
  /** The hash of the secret that decides the shuffles of the round, or of the coming one. */
  readonly commitment: string | null;
  /** The last round that is over, with its secret. The record has all of them. */
  readonly shuffles: readonly Shuffles[];
  /** The last match was begun under other rules and is closed; the next has not begun. */
  readonly has_new_rules: boolean;
  /** The round being played, or the last one, was dealt on a device of a player. */
  readonly is_brought: boolean;
}

/** What the host chooses before the first card. */
export interface Settings<G extends GameName = GameName> {
  readonly game: G;
  readonly players: number;
  readonly options: GameWantedOptions<G>;
  readonly rounds: number | null;
  /** Who begins or deals the first round (G3); `null`: the lot decides when it is dealt. */
  readonly first: number | null;
  /** Shown in the list of open tables; otherwise people come by invitation. */
  readonly listed: boolean;
  readonly clock: Clock;
  /** Seconds until a bot plays for somebody who has gone. */
  readonly grace: number;
  /** The bot that plays for people who are away. */
  readonly bot: string;
  readonly free_chat: boolean;
  /** Whether players may ask what a good player would do. */
  readonly hints: boolean;
  /** How quickly cards follow each other in a race. */
  readonly pace: Pace;
  /** The longest delay, in milliseconds, that a race makes up for. 0: calls count when they arrive. */
  readonly allowance: number;
}

/** How long a turn may take. */
export interface Clock {
  /** Soft: a nudge, then the others may ask a bot to play on. Strict: the bot makes the move. */
  readonly kind: "none" | "soft" | "strict";
  readonly seconds: number;
  /** What the clock does while its player is not connected. */
  readonly away: "runs" | "stands";
}

/** SS2, SS10: how quickly cards follow each other. */
export interface Pace {
  /** How long everybody may look at a card and call. */
  readonly least: number;
  /** How long the others wait for a player to turn up the next card, before the table does. */
  readonly patience: number;
  /** How long the table counts down to its "go". */
  readonly countdown: number;
}

export interface ChairView {
  /** `null`: a bot, or nobody. */
  readonly name: string | null;
  readonly avatar: string;
  /** The bot that plays here, also for a person who is away. */
  readonly bot: string | null;
  readonly is_ready: boolean;
  /** `null`: here, or a bot plays already. */
  readonly away: Away | null;
}

/** The person who plays here is not connected. */
export interface Away {
  /** When the others were told, in milliseconds of the server's clock. */
  readonly since: number;
  /** When a bot takes over, by the same clock; `null` while nothing is played. */
  readonly bot_at: number | null;
}

/** An entry of the menu. */
export interface MenuEntry<G extends GameName = GameName> {
  readonly action: GameAction<G>;
  readonly text: string;
}

/** Something that every person at the table has to agree to. */
export interface Proposal {
  readonly seat: number;
  readonly what: "pause" | "undo";
  readonly agreed: readonly number[];
}

/** What decides the shuffles of one round. */
export interface Shuffles {
  readonly commitment: string;
  /** One text a seat, in seat order; empty where a seat gave none. */
  readonly seeds: readonly string[];
  /** Revealed when the round is over. */
  readonly secret: string | null;
  /**
   * The round was dealt on a device of its players and brought to the table later. Whoever has brought
   * it may have chosen the secret, or known it.
   */
  readonly is_brought: boolean;
}

/** To a client: what happened, and what has changed in its view. */
export interface Update<G extends GameName = GameName> {
  readonly type: "update";
  readonly version: number;
  readonly events: readonly AnyEvent<G>[];
  /**
   * The fields of the view that are different now. Those of `match`, and of `round` within it, are
   * merged into what was there before.
   */
  readonly changes: TableChanges<G>;
}

/** To a client: its request is done and durable. */
export interface Accepted {
  readonly type: "accepted";
  readonly id: number;
}

/** To a client: its request was refused; nothing has changed. */
export interface Rejected {
  readonly type: "rejected";
  readonly id: number | null;
  readonly kind: "illegal" | "malformed" | "refused" | "stale";
  readonly code: string;
  readonly rule: string | null;
  readonly details: { readonly [name: string]: unknown };
}

/** To a client: the entry of its menu that a bot would choose, and why. */
export interface Hint<G extends GameName = GameName> {
  readonly type: "hint";
  readonly id: number;
  /** The strongest one, or the simple one if that is not ready or has too much to do. */
  readonly bot: string;
  readonly action: GameAction<G>;
  readonly text: string;
  readonly reason: Reason;
  /** Of winning the round with it; `null` in games that bots do not search. */
  readonly chance: number | null;
  /** The chance's standard error. */
  readonly error: number | null;
}

export interface Reason {
  /** The message `hint-…`. */
  readonly key: string;
  /** Cards, colours, numbers, and seats under the names that texts know. */
  readonly details: { readonly [name: string]: unknown };
}

/** To a client: why its card cannot be played now. */
export interface WhyNot {
  readonly type: "why-not";
  readonly id: number;
  /** `null`: it can be played. */
  readonly refusal: Refusal | null;
}

/** Why a card of the own hand cannot be played now. */
export interface Refusal {
  readonly code: string;
  readonly rule: string | null;
  readonly details: { readonly [name: string]: unknown };
}

/** To a player in a race, about once a second, to measure how long messages take. */
export interface Ping {
  readonly type: "ping";
  readonly word: string;
  /** The usual delay of each seat in milliseconds, as far as it is known here. */
  readonly delays: readonly (number | null)[];
}

export type FromServer<G extends GameName = GameName> =
  | Welcome<G>
  | View<G>
  | Update<G>
  | Accepted
  | Rejected
  | Hint<G>
  | WhyNot
  | Ping;

/** Other settings, before the match. */
export interface SettingsChangedTableEvent<G extends GameName = GameName> {
  readonly table_event: "settings-changed";
  readonly settings: Settings<G>;
  /** People who were ready for the old settings have to get ready again; not so in old logs. */
  readonly is_ready_anew?: boolean;
}

export interface SatTableEvent {
  readonly table_event: "sat";
  readonly seat: number;
  readonly person: Person;
}

/** Somebody, without an account: a random id, and what they like to be called. */
export interface Person {
  readonly id: string;
  readonly name: string;
  readonly avatar: string;
}

export interface BotSatTableEvent {
  readonly table_event: "bot-sat";
  readonly seat: number;
  readonly bot: string;
}

export interface LeftTableEvent {
  readonly table_event: "left";
  readonly seat: number;
}

export interface HostChangedTableEvent {
  readonly table_event: "host-changed";
  readonly host: string;
}

/** A player asks everybody for a pause, or to take back the last move. */
export interface ProposedTableEvent {
  readonly table_event: "proposed";
  readonly seat: number;
  readonly what: "pause" | "undo";
}

export interface AgreedTableEvent {
  readonly table_event: "agreed";
  readonly seat: number;
}

export interface DeclinedTableEvent {
  readonly table_event: "declined";
  readonly seat: number;
}

export interface PausedTableEvent {
  readonly table_event: "paused";
}

export interface ResumedTableEvent {
  readonly table_event: "resumed";
}

/** The time on a soft clock is up. */
export interface NudgedTableEvent {
  readonly table_event: "nudged";
  readonly seat: number;
}

/** The simple bot makes the moves of the bot at a seat, which is not ready or has too much to do. */
export interface StoodInTableEvent {
  readonly table_event: "stood-in";
  readonly seat: number;
}

export interface BotTookOverTableEvent {
  readonly table_event: "bot-took-over";
  readonly seat: number;
  /** `asked`: the player wanted a bot to play. */
  readonly why: "asked" | "away" | "slow";
}

export interface CameBackTableEvent {
  readonly table_event: "came-back";
  readonly seat: number;
}

export interface SaidTableEvent {
  readonly table_event: "said";
  readonly seat: number;
  readonly phrase: Phrase;
}

export interface WroteTableEvent {
  readonly table_event: "wrote";
  readonly seat: number;
  readonly text: string;
}

/** The same people and settings, from the start. */
export interface RematchTableEvent {
  readonly table_event: "rematch";
}

/**
 * The last match was begun under other rules than those of the program now: it is closed, and the same
 * people may begin another.
 */
export interface RulesChangedTableEvent {
  readonly table_event: "rules-changed";
  /** That match was played to its end. */
  readonly is_over?: boolean;
}

/**
 * A player has brought the table here. All that comes before was judged here anew, but it was played
 * elsewhere: whoever dealt there may have known the cards.
 */
export interface BroughtTableEvent {
  readonly table_event: "brought";
}

/** How a `Committed` is shown: by its hash. */
export interface CommittedToTableEvent {
  readonly table_event: "committed-to";
  readonly commitment: string;
}

/** How a `Ready` is shown: without the seed. */
export interface IsReadyTableEvent {
  readonly table_event: "is-ready";
  readonly seat: number;
}

/** How a `TakenBack` is shown, only to seats whose view it changes: without the number of actions. */
export interface IsTakenBackTableEvent {
  readonly table_event: "is-taken-back";
}

export type TableEvent<G extends GameName = GameName> =
  | SettingsChangedTableEvent<G>
  | SatTableEvent
  | BotSatTableEvent
  | LeftTableEvent
  | HostChangedTableEvent
  | ProposedTableEvent
  | AgreedTableEvent
  | DeclinedTableEvent
  | PausedTableEvent
  | ResumedTableEvent
  | NudgedTableEvent
  | StoodInTableEvent
  | BotTookOverTableEvent
  | CameBackTableEvent
  | SaidTableEvent
  | WroteTableEvent
  | RematchTableEvent
  | RulesChangedTableEvent
  | BroughtTableEvent
  | CommittedToTableEvent
  | IsReadyTableEvent
  | IsTakenBackTableEvent;

export interface GameInfo {
  readonly name: GameName;
  readonly title: string;
  readonly about: string;
  readonly seats: Seats;
  readonly options: readonly OptionInfo[];
  /** The bots to play against, the weakest level first. */
  readonly bots: readonly ChoiceInfo[];
}

export interface Seats {
  readonly least: number;
  readonly most: number;
}

export interface OptionInfo {
  readonly name: string;
  readonly kind: "choice" | "flag" | "list" | "number" | "text";
  /** The choices: one of them or, for a list, several in any order. */
  readonly choices: readonly ChoiceInfo[];
  readonly default: unknown;
  readonly label: string;
}

export interface ChoiceInfo {
  /** What people type; the digits of a number. */
  readonly value: string;
  readonly label: string;
}

/** Where a table is found. */
export interface Address {
  readonly table: string;
  readonly code: string;
}

/** A table in a list. */
export interface Listing {
  readonly game: GameName;
  readonly players: number;
  readonly phase: Phase;
  /** The names of the people; bots have none. */
  readonly seated: readonly string[];
  /** The address of the record of the last match that was played to its end. */
  readonly record: string | null;
  readonly table: string;
  readonly code: string;
}

export interface MatchRecord<G extends GameName = GameName> {
  readonly format: "reihum-record-1";
  readonly game: G;
  readonly rules_version: number;
  readonly players: readonly RecordPlayer[];
  readonly options: GameOptions<G>;
  readonly rounds: number | null;
  readonly first: number;
  readonly actions: readonly RecordEntry<G>[];
  /** `null`: the game was not played to its end. */
  readonly outcome: Outcome | null;
  /**
   * What decided the shuffles, for each round that was dealt; empty if nothing was committed to. The
   * last may lack its secret as long as the game is not over.
   */
  readonly shuffles: readonly Shuffles[];
}

export interface RecordPlayer {
  readonly name: string;
  /** The name of the bot that plays, for a seat without a person. */
  readonly bot?: string | null;
  /** The face that a person has chosen, by its name. */
  readonly avatar?: string;
}

export interface RecordEntry<G extends GameName = GameName> {
  readonly by: number | Nature;
  readonly action: GameAction<G> | GameNatureAction<G>;
  /** When it was done, since the start. In old records a clock that was set back may show. */
  readonly at: number;
}

/** Chance as an actor: it shuffles and deals. */
export type Nature = "nature";

/** How a round or a match ended. Seats with equal results share a place (G5). */
export interface Outcome {
  readonly places: readonly number[];
  readonly points: readonly number[];
  /** The way it ended, a message key's last part: `outcome-<reason>`. */
  readonly reason: string;
  /** What counts before points and goes on into the next round: laid stages, for example. */
  readonly carried: readonly number[];
}

export interface Replay<G extends GameName = GameName> {
  readonly game: G;
  readonly players: readonly RecordPlayer[];
  /** How many steps there are. */
  readonly total: number;
  readonly since: number;
  readonly steps: readonly ReplayStep<G>[];
}

export interface ReplayStep<G extends GameName = GameName> {
  /** `null`: chance. */
  readonly by: number | null;
  /** In its text form; `null` if the seat did not see it. */
  readonly action: string | null;
  /** Milliseconds since the match began. */
  readonly at: number;
  readonly events: readonly GameEvent<G>[];
  /** The view of the match after it. */
  readonly match: GameMatch<G>;
  /** The cards of all players if all hands are open, else nothing. */
  readonly hands: readonly (readonly Card[] | null)[];
}

/** A card face. Number cards have `colour` and `number`; the other cards do not. */
export const CARDS = [
  "r1", "r2", "r3", "r4", "r5", "r6", "r7", "r8", "r9", "r10", "r11", "r12", "r13", "r14", "r15",
  "r16", "r17", "r18", "r19", "r20", "r21", "y1", "y2", "y3", "y4", "y5", "y6", "y7", "y8", "y9",
  "y10", "y11", "y12", "y13", "y14", "y15", "y16", "y17", "y18", "y19", "y20", "y21", "g1", "g2",
  "g3", "g4", "g5", "g6", "g7", "g8", "g9", "g10", "g11", "g12", "g13", "g14", "g15", "g16", "g17",
  "g18", "g19", "g20", "g21", "b1", "b2", "b3", "b4", "b5", "b6", "b7", "b8", "b9", "b10", "b11",
  "b12", "b13", "b14", "b15", "b16", "b17", "b18", "b19", "b20", "b21", "joker", "pause",
] as const;
export type Card = (typeof CARDS)[number];

/** A record that was verified. */
export interface OpenedRecord {
  /** Its id; that of a record from outside is valid as long as the server remembers it. */
  readonly record: string;
  /** What a link has after its `#`; `null` if the match is too long for a link. */
  readonly link: string | null;
}

export interface Review<G extends GameName = GameName> {
  readonly game: G;
  readonly players: readonly string[];
  readonly rounds: number;
  /** The number of judged moves of each seat; `null` in a game without search. */
  readonly weighed: readonly number[] | null;
  /** The costliest first. */
  readonly mistakes: readonly Mistake<G>[];
  /**
   * How often the cards of each seat win when all play alike, as a mean over rounds; `null` without
   * hands.
   */
  readonly luck: readonly number[] | null;
}

/** A move that was clearly worse than another. */
export interface Mistake<G extends GameName = GameName> {
  /** The number of the action in the record, from 1. */
  readonly number: number;
  readonly round: number;
  readonly seat: number;
  readonly action: GameAction<G>;
  readonly better: GameAction<G>;
  /** Why the better move is better. */
  readonly reason: Reason;
  /** The chance to win the round with the move that was made. */
  readonly chance: number;
  /** By how much the better move raises it. */
  readonly cost: number;
  /** The standard error of the cost. */
  readonly error: number;
}

export interface Lesson<G extends GameName = GameName> {
  readonly game: G;
  readonly steps: readonly LessonStep<G>[];
}

export interface LessonStep<G extends GameName = GameName> {
  /** The message to read; `null`: the learner only looks on. */
  readonly say: string | null;
  /** What fills it: the parts of the move that is asked for. */
  readonly details: { readonly [name: string]: unknown };
  /** The move that is asked for; `null`: the lesson goes on without one. */
  readonly expect: GameAction<G> | null;
  /** What led here. */
  readonly events: readonly GameEvent<G>[];
  /** The table from the learner's chair. */
  readonly view: TableView<G>;
  /** Which cards of the learner cannot be played now, and why. */
  readonly why_not: { readonly [name: string]: Refusal };
}

/** A refusal as RFC 9457 wants it. */
export interface Problem {
  readonly title: string;
  readonly status: number;
  readonly detail: string;
  readonly code: string;
  readonly rule: string | null;
  readonly type: string;
}

export interface TableChanges<G extends GameName = GameName> {
  /** `null` for an onlooker. */
  readonly you?: number | null;
  readonly is_host?: boolean;
  readonly settings?: Settings<G>;
  readonly phase?: Phase;
  readonly chairs?: readonly ChairView[];
  /** The view of the match from this chair; `null` in the lobby. */
  readonly match?: GameMatchChanges<G> | null;
  readonly to_act?: readonly number[];
  readonly menu?: readonly MenuEntry<G>[];
  /** How many actions of one's own there are in the match: what `Act` has to name. */
  readonly my_moves?: number;
  readonly waiting_since?: number;
  readonly is_nudged?: boolean;
  readonly is_paused?: boolean;
  readonly proposal?: Proposal | null;
  /** The hash of the secret that decides the shuffles of the round, or of the coming one. */
  readonly commitment?: string | null;
  /** The last round that is over, with its secret. The record has all of them. */
  readonly shuffles?: readonly Shuffles[];
  /** The last match was begun under other rules and is closed; the next has not begun. */
  readonly has_new_rules?: boolean;
  /** The round being played, or the last one, was dealt on a device of a player. */
  readonly is_brought?: boolean;
}

/** From a client: a command at the table. */
export interface Request<G extends GameName = GameName> {
  readonly type: "request";
  readonly id: number;
  readonly command: Command<G>;
}

/** From a client: send the whole view again. */
export interface Refresh {
  readonly type: "refresh";
}

/** From a client: what would a good player do now? */
export interface AskHint {
  readonly type: "ask-hint";
  readonly id: number;
}

/** From a client: why can this card of the own hand not be played now? */
export interface AskWhyNot {
  readonly type: "ask-why-not";
  readonly id: number;
  readonly card: Card;
}

/** From a client, at once after a `Ping`: the same word. */
export interface Pong {
  readonly type: "pong";
  readonly word: string;
}

export type FromClient<G extends GameName = GameName> =
  | Request<G>
  | Refresh
  | AskHint
  | AskWhyNot
  | Pong;

export interface SitCommand {
  readonly command: "sit";
  /** `null`: wherever there is room. */
  readonly seat?: number | null;
}

export interface GetReadyCommand {
  readonly command: "get-ready";
  /** The player's share in the shuffles of the coming round. */
  readonly seed?: string;
  /** The commitment that the seed answers. If the table has another by now, nothing is done. */
  readonly commitment?: string | null;
}

export interface ActCommand<G extends GameName = GameName> {
  readonly command: "act";
  /** As a struct or as text. */
  readonly action: GameAction<G> | string;
  /** How many of your own actions in this match you have seen, so that none is made twice. */
  readonly my_moves: number;
}

export interface PlayAgainCommand {
  readonly command: "play-again";
}

export interface ChangeSettingsCommand<G extends GameName = GameName> {
  readonly command: "change-settings";
  readonly settings: WantedSettings<G>;
}

/** What the host chooses before the first card. */
export interface WantedSettings<G extends GameName = GameName> {
  readonly game: G;
  readonly players: number;
  readonly options?: GameWantedOptions<G>;
  readonly rounds?: number | null;
  /** Who begins or deals the first round (G3); `null`: the lot decides when it is dealt. */
  readonly first?: number | null;
  /** Shown in the list of open tables; otherwise people come by invitation. */
  readonly listed?: boolean;
  readonly clock?: WantedClock;
  /** Seconds until a bot plays for somebody who has gone. */
  readonly grace?: number;
  /** The bot that plays for people who are away. */
  readonly bot?: string;
  readonly free_chat?: boolean;
  /** Whether players may ask what a good player would do. */
  readonly hints?: boolean;
  /** How quickly cards follow each other in a race. */
  readonly pace?: WantedPace;
  /** The longest delay, in milliseconds, that a race makes up for. 0: calls count when they arrive. */
  readonly allowance?: number;
}

/** How long a turn may take. */
export interface WantedClock {
  /** Soft: a nudge, then the others may ask a bot to play on. Strict: the bot makes the move. */
  readonly kind?: "none" | "soft" | "strict";
  readonly seconds?: number;
  /** What the clock does while its player is not connected. */
  readonly away?: "runs" | "stands";
}

/** SS2, SS10: how quickly cards follow each other. */
export interface WantedPace {
  /** How long everybody may look at a card and call. */
  readonly least?: number;
  /** How long the others wait for a player to turn up the next card, before the table does. */
  readonly patience?: number;
  /** How long the table counts down to its "go". */
  readonly countdown?: number;
}

export interface SeatBotCommand {
  readonly command: "seat-bot";
  readonly seat: number;
  readonly bot: string;
}

/** The host sends a bot or a person away, before the match. */
export interface UnseatCommand {
  readonly command: "unseat";
  readonly seat: number;
}

export interface MakeHostCommand {
  readonly command: "make-host";
  /** Where the person sits who is to be the host. */
  readonly seat: number;
}

/** Ask everybody for a pause, or to take back your last move. */
export interface ProposeCommand {
  readonly command: "propose";
  readonly what: "pause" | "undo";
}

export interface AgreeCommand {
  readonly command: "agree";
}

export interface DeclineCommand {
  readonly command: "decline";
}

export interface StandCommand {
  readonly command: "stand";
}

/** Take your seat back from the bot. */
export interface ComeBackCommand {
  readonly command: "come-back";
}

/** Take back your last action, within the turn. */
export interface UndoCommand {
  readonly command: "undo";
}

export interface ResumeCommand {
  readonly command: "resume";
}

/** Let the bot play for somebody whose time on a soft clock is up. */
export interface PlayOnCommand {
  readonly command: "play-on";
  readonly seat: number;
}

export interface SayCommand {
  readonly command: "say";
  readonly phrase: Phrase;
}

export interface WriteCommand {
  readonly command: "write";
  readonly text: string;
}

export type Command<G extends GameName = GameName> =
  | SitCommand
  | GetReadyCommand
  | ActCommand<G>
  | PlayAgainCommand
  | ChangeSettingsCommand<G>
  | SeatBotCommand
  | UnseatCommand
  | MakeHostCommand
  | ProposeCommand
  | AgreeCommand
  | DeclineCommand
  | StandCommand
  | ComeBackCommand
  | UndoCommand
  | ResumeCommand
  | PlayOnCommand
  | SayCommand
  | WriteCommand;

/** The name that somebody wants to have. */
export interface Introduction {
  readonly name: string;
  readonly avatar?: string;
}

export interface ElferMatch {
  readonly options: ElferMatchOptions;
  readonly seats: number;
  readonly sheet: readonly Outcome[];
  /** The view of the round being played. */
  readonly round: ElferView;
  /** The places after all rounds so far, by seat; empty before the first round is over. */
  readonly places: readonly number[];
}

export interface ElferMatchOptions {
  /** The game's own options. */
  readonly options: ElferOptions;
  /** `null`: as many as there are players (G4), or until somebody reaches the game's goal. */
  readonly rounds: number | null;
  /** The seat that begins or deals the first round (G3). */
  readonly first: number;
}

export interface ElferOptions {
  readonly opening: "any-start" | "classic" | "false-start" | "three-openers";
  /** A colour left out, for two players (E13). */
  readonly without: Colour | null;
  /** The most cards that a player draws who cannot lay (E9, H1). */
  readonly draws: 1 | 3;
  /** The round's first card is laid alone (E5), or its player may lay more (H2). */
  readonly opener: "alone" | "lays-on";
}

/** The four colours in their order of precedence (G1), each with the symbol its cards show. */
export const COLOURS = [
  "red", "yellow", "green", "blue",
] as const;
export type Colour = (typeof COLOURS)[number];

export interface ElferView {
  readonly seat: number | null;
  readonly options: ElferOptions;
  readonly first: number;
  readonly turn: number | Nature | null;
  readonly table: readonly Card[];
  /** Free places where a row may be opened. */
  readonly openers: readonly Spot[];
  readonly hand: readonly Card[];
  /** The sizes of all hands (G2). */
  readonly counts: readonly number[];
  readonly pile: number;
  readonly laid: number;
  readonly drawn: number;
  /** All hands, once the round is over. */
  readonly shown: readonly (readonly Card[])[];
}

/** A place in a row, written like the number card that belongs there. It says nothing of that card. */
export const SPOTS = [
  "r1", "r2", "r3", "r4", "r5", "r6", "r7", "r8", "r9", "r10", "r11", "r12", "r13", "r14", "r15",
  "r16", "r17", "r18", "r19", "r20", "r21", "y1", "y2", "y3", "y4", "y5", "y6", "y7", "y8", "y9",
  "y10", "y11", "y12", "y13", "y14", "y15", "y16", "y17", "y18", "y19", "y20", "y21", "g1", "g2",
  "g3", "g4", "g5", "g6", "g7", "g8", "g9", "g10", "g11", "g12", "g13", "g14", "g15", "g16", "g17",
  "g18", "g19", "g20", "g21", "b1", "b2", "b3", "b4", "b5", "b6", "b7", "b8", "b9", "b10", "b11",
  "b12", "b13", "b14", "b15", "b16", "b17", "b18", "b19", "b20", "b21",
] as const;
export type Spot = (typeof SPOTS)[number];

export interface ElferViewChanges {
  readonly seat?: number | null;
  readonly options?: ElferOptions;
  readonly first?: number;
  readonly turn?: number | Nature | null;
  readonly table?: readonly Card[];
  /** Free places where a row may be opened. */
  readonly openers?: readonly Spot[];
  readonly hand?: readonly Card[];
  /** The sizes of all hands (G2). */
  readonly counts?: readonly number[];
  readonly pile?: number;
  readonly laid?: number;
  readonly drawn?: number;
  /** All hands, once the round is over. */
  readonly shown?: readonly (readonly Card[])[];
}

export interface ElferMatchChanges {
  readonly options?: ElferMatchOptions;
  readonly seats?: number;
  readonly sheet?: readonly Outcome[];
  /** The view of the round being played. */
  readonly round?: ElferViewChanges;
  /** The places after all rounds so far, by seat; empty before the first round is over. */
  readonly places?: readonly number[];
}

export interface ElferDealt {
  readonly event: "dealt";
  readonly hands: readonly (readonly Card[] | null)[];
  readonly pile: number;
  readonly begins: number;
}

export interface ElferDealVoid {
  readonly event: "deal-void";
}

export interface ElferLaid {
  readonly event: "laid";
  readonly seat: number;
  readonly card: Card;
}

export interface ElferDrew {
  readonly event: "drew";
  readonly seat: number;
  readonly card: Card | null;
}

/** Said aloud (G6): the turn passes. */
export interface ElferNothingFits {
  readonly event: "nothing-fits";
  readonly seat: number;
}

export interface ElferWentOut {
  readonly event: "went-out";
  readonly seat: number;
}

/** The cards left in hands, laid open to be counted. */
export interface ElferHandsShown {
  readonly event: "hands-shown";
  readonly hands: readonly (readonly Card[])[];
}

export interface RoundEnded {
  readonly event: "round-ended";
  readonly number: number;
  readonly outcome: Outcome;
}

export type ElferEvent =
  | ElferDealt
  | ElferDealVoid
  | ElferLaid
  | ElferDrew
  | ElferNothingFits
  | ElferWentOut
  | ElferHandsShown
  | RoundEnded;

export interface ElferLay {
  readonly do: "lay";
  readonly card: Card;
}

export interface ElferDraw {
  readonly do: "draw";
}

export interface ElferPass {
  readonly do: "pass";
}

/** End the turn after at least one card. */
export interface ElferEnd {
  readonly do: "end";
}

export type ElferAction =
  | ElferLay
  | ElferDraw
  | ElferPass
  | ElferEnd;

/** An action of NATURE: the hands one after another, then the pile from its top. */
export interface ElferDeal {
  readonly do: "deal";
  readonly order: readonly Card[];
  /** The seat that begins, if it is drawn by lot (V3). */
  readonly lot: number | null;
}

export type ElferNatureAction = ElferDeal;

export interface ElferWantedOptions {
  readonly opening?: "any-start" | "classic" | "false-start" | "three-openers";
  /** A colour left out, for two players (E13). */
  readonly without?: Colour | null;
  /** The most cards that a player draws who cannot lay (E9, H1). */
  readonly draws?: 1 | 3;
  /** The round's first card is laid alone (E5), or its player may lay more (H2). */
  readonly opener?: "alone" | "lays-on";
}

export interface JuniorMatch {
  readonly options: JuniorMatchOptions;
  readonly seats: number;
  readonly sheet: readonly Outcome[];
  /** The view of the round being played. */
  readonly round: JuniorView;
  /** The places after all rounds so far, by seat; empty before the first round is over. */
  readonly places: readonly number[];
}

export interface JuniorMatchOptions {
  /** The game's own options. */
  readonly options: JuniorOptions;
  /** `null`: as many as there are players (G4), or until somebody reaches the game's goal. */
  readonly rounds: number | null;
  /** The seat that begins or deals the first round (G3). */
  readonly first: number;
}

/** Junior has none. */
export interface JuniorOptions {
}

export interface JuniorView {
  readonly seat: number | null;
  readonly options: JuniorOptions;
  readonly first: number;
  readonly turn: number | Nature | null;
  readonly table: readonly Card[];
  /** Free places where a row may be opened. */
  readonly openers: readonly Spot[];
  readonly hand: readonly Card[];
  /** The sizes of all hands (G2). */
  readonly counts: readonly number[];
  readonly pile: number;
  readonly laid: number;
  readonly drawn: number;
  /** All hands, once the round is over. */
  readonly shown: readonly (readonly Card[])[];
}

export interface JuniorViewChanges {
  readonly seat?: number | null;
  readonly options?: JuniorOptions;
  readonly first?: number;
  readonly turn?: number | Nature | null;
  readonly table?: readonly Card[];
  /** Free places where a row may be opened. */
  readonly openers?: readonly Spot[];
  readonly hand?: readonly Card[];
  /** The sizes of all hands (G2). */
  readonly counts?: readonly number[];
  readonly pile?: number;
  readonly laid?: number;
  readonly drawn?: number;
  /** All hands, once the round is over. */
  readonly shown?: readonly (readonly Card[])[];
}

export interface JuniorMatchChanges {
  readonly options?: JuniorMatchOptions;
  readonly seats?: number;
  readonly sheet?: readonly Outcome[];
  /** The view of the round being played. */
  readonly round?: JuniorViewChanges;
  /** The places after all rounds so far, by seat; empty before the first round is over. */
  readonly places?: readonly number[];
}

export interface JuniorDealt {
  readonly event: "dealt";
  readonly hands: readonly (readonly Card[] | null)[];
  readonly pile: number;
  readonly begins: number;
}

export interface JuniorDealVoid {
  readonly event: "deal-void";
}

export interface JuniorLaid {
  readonly event: "laid";
  readonly seat: number;
  readonly card: Card;
}

export interface JuniorDrew {
  readonly event: "drew";
  readonly seat: number;
  readonly card: Card | null;
}

/** Said aloud (G6): the turn passes. */
export interface JuniorNothingFits {
  readonly event: "nothing-fits";
  readonly seat: number;
}

export interface JuniorWentOut {
  readonly event: "went-out";
  readonly seat: number;
}

/** The cards left in hands, laid open to be counted. */
export interface JuniorHandsShown {
  readonly event: "hands-shown";
  readonly hands: readonly (readonly Card[])[];
}

export type JuniorEvent =
  | JuniorDealt
  | JuniorDealVoid
  | JuniorLaid
  | JuniorDrew
  | JuniorNothingFits
  | JuniorWentOut
  | JuniorHandsShown
  | RoundEnded;

export interface JuniorLay {
  readonly do: "lay";
  readonly card: Card;
}

export interface JuniorDraw {
  readonly do: "draw";
}

export interface JuniorPass {
  readonly do: "pass";
}

/** End the turn after at least one card. */
export interface JuniorEnd {
  readonly do: "end";
}

export type JuniorAction =
  | JuniorLay
  | JuniorDraw
  | JuniorPass
  | JuniorEnd;

/** An action of NATURE: the hands one after another, then the pile from its top. */
export interface JuniorDeal {
  readonly do: "deal";
  readonly order: readonly Card[];
  /** The seat that begins, if it is drawn by lot (V3). */
  readonly lot: number | null;
}

export type JuniorNatureAction = JuniorDeal;

export type JuniorWantedOptions = JuniorOptions;

export interface MasterMatch {
  readonly options: MasterMatchOptions;
  readonly seats: number;
  readonly sheet: readonly Outcome[];
  /** The view of the round being played. */
  readonly round: MasterView;
  /** The places after all rounds so far, by seat; empty before the first round is over. */
  readonly places: readonly number[];
}

export interface MasterMatchOptions {
  /** The game's own options. */
  readonly options: MasterOptions;
  /** `null`: as many as there are players (G4), or until somebody reaches the game's goal. */
  readonly rounds: number | null;
  /** The seat that begins or deals the first round (G3). */
  readonly first: number;
}

export interface MasterOptions {
  /** The colours of the column from its top (M3); `null`: shuffled. */
  readonly rows: readonly Colour[] | null;
}

export interface MasterView {
  readonly seat: number | null;
  readonly options: MasterOptions;
  readonly first: number;
  readonly turn: number | Nature | null;
  readonly column: readonly Colour[];
  /** The number cards on the table. */
  readonly table: readonly Card[];
  /** The places where jokers lie. */
  readonly jokers: readonly Spot[];
  /** The connection cards on the table. */
  readonly spans: readonly MasterSpan[];
  readonly hand: readonly Card[];
  /** The sizes of all hands (G2). */
  readonly counts: readonly number[];
  /** How many jokers in each hand everybody saw being taken from the table. */
  readonly taken: readonly number[];
  /** The connection cards left before each player. */
  readonly bridges: readonly number[];
  readonly bonuses: readonly number[];
  readonly pile: number;
  readonly laid: number;
  readonly swapped: boolean;
  /** All hands, once the round is over. */
  readonly shown: readonly (readonly Card[])[];
}

/** A connection card on the table. */
export interface MasterSpan {
  readonly start: Spot;
  readonly end: Spot;
}

export interface MasterViewChanges {
  readonly seat?: number | null;
  readonly options?: MasterOptions;
  readonly first?: number;
  readonly turn?: number | Nature | null;
  readonly column?: readonly Colour[];
  /** The number cards on the table. */
  readonly table?: readonly Card[];
  /** The places where jokers lie. */
  readonly jokers?: readonly Spot[];
  /** The connection cards on the table. */
  readonly spans?: readonly MasterSpan[];
  readonly hand?: readonly Card[];
  /** The sizes of all hands (G2). */
  readonly counts?: readonly number[];
  /** How many jokers in each hand everybody saw being taken from the table. */
  readonly taken?: readonly number[];
  /** The connection cards left before each player. */
  readonly bridges?: readonly number[];
  readonly bonuses?: readonly number[];
  readonly pile?: number;
  readonly laid?: number;
  readonly swapped?: boolean;
  /** All hands, once the round is over. */
  readonly shown?: readonly (readonly Card[])[];
}

export interface MasterMatchChanges {
  readonly options?: MasterMatchOptions;
  readonly seats?: number;
  readonly sheet?: readonly Outcome[];
  /** The view of the round being played. */
  readonly round?: MasterViewChanges;
  /** The places after all rounds so far, by seat; empty before the first round is over. */
  readonly places?: readonly number[];
}

export interface MasterColumnLaid {
  readonly event: "column-laid";
  readonly colours: readonly Colour[];
}

export interface MasterDealt {
  readonly event: "dealt";
  readonly hands: readonly (readonly Card[] | null)[];
  readonly pile: number;
  readonly begins: number;
}

export interface MasterLaid {
  readonly event: "laid";
  readonly seat: number;
  readonly card: Card;
}

export interface MasterJokerLaid {
  readonly event: "joker-laid";
  readonly seat: number;
  readonly place: Spot;
}

/** A connection card is put down; the card that it leads to follows. */
export interface MasterBridged {
  readonly event: "bridged";
  readonly seat: number;
  readonly start: Spot;
  readonly place: Spot;
}

export interface MasterSwapped {
  readonly event: "swapped";
  readonly seat: number;
  readonly card: Card;
}

export interface MasterBonusTaken {
  readonly event: "bonus-taken";
  readonly seat: number;
}

export interface MasterDrew {
  readonly event: "drew";
  readonly seat: number;
  readonly card: Card | null;
}

/** Said aloud (G6): the turn passes. */
export interface MasterNothingFits {
  readonly event: "nothing-fits";
  readonly seat: number;
}

/** A turn of laying is over: the player said so, or nobody could do more (M12). */
export interface MasterTurnEnded {
  readonly event: "turn-ended";
  readonly seat: number;
}

export interface MasterWentOut {
  readonly event: "went-out";
  readonly seat: number;
}

export interface MasterRowsFilled {
  readonly event: "rows-filled";
}

/** The cards left in hands, laid open to be counted. */
export interface MasterHandsShown {
  readonly event: "hands-shown";
  readonly hands: readonly (readonly Card[])[];
}

export type MasterEvent =
  | MasterColumnLaid
  | MasterDealt
  | MasterLaid
  | MasterJokerLaid
  | MasterBridged
  | MasterSwapped
  | MasterBonusTaken
  | MasterDrew
  | MasterNothingFits
  | MasterTurnEnded
  | MasterWentOut
  | MasterRowsFilled
  | MasterHandsShown
  | RoundEnded;

export interface MasterLay {
  readonly do: "lay";
  readonly card: Card;
}

export interface MasterJoker {
  readonly do: "joker";
  readonly place: Spot;
}

/** A connection card beside `start`, and on `place` its card or a joker: one move (M16). */
export interface MasterBridge {
  readonly do: "bridge";
  readonly start: Spot;
  readonly place: Spot;
  readonly joker: "joker" | null;
}

/** The card for the joker that lies in its place. */
export interface MasterSwap {
  readonly do: "swap";
  readonly card: Card;
}

export interface MasterDraw {
  readonly do: "draw";
}

export interface MasterPass {
  readonly do: "pass";
}

/** End the turn after at least one card. */
export interface MasterEnd {
  readonly do: "end";
}

export type MasterAction =
  | MasterLay
  | MasterJoker
  | MasterBridge
  | MasterSwap
  | MasterDraw
  | MasterPass
  | MasterEnd;

/** An action of NATURE: the column from its top, the hands one after another, the pile from its top. */
export interface MasterDeal {
  readonly do: "deal";
  readonly column: readonly Colour[];
  readonly order: readonly Card[];
}

export type MasterNatureAction = MasterDeal;

export interface MasterWantedOptions {
  /** The colours of the column from its top (M3); `null`: shuffled. */
  readonly rows?: readonly Colour[] | null;
}

export interface MogelnMatch {
  readonly options: MogelnMatchOptions;
  readonly seats: number;
  readonly sheet: readonly Outcome[];
  /** The view of the round being played. */
  readonly round: MogelnView;
  /** The places after all rounds so far, by seat; empty before the first round is over. */
  readonly places: readonly number[];
}

export interface MogelnMatchOptions {
  /** The game's own options. */
  readonly options: MogelnOptions;
  /** `null`: as many as there are players (G4), or until somebody reaches the game's goal. */
  readonly rounds: number | null;
  /** The seat that begins or deals the first round (G3). */
  readonly first: number;
}

export interface MogelnOptions {
  /** The last number to call: the highest number in play, or twenty (MG2). */
  readonly count: "highest" | "twenty";
  /** The only colour that is right, if one is agreed (MG3). */
  readonly colour: Colour | null;
  /** Where taken cards go (MG6). */
  readonly taken: "hand" | "stack";
  readonly smuggling: boolean;
}

export interface MogelnView {
  readonly seat: number | null;
  readonly options: MogelnOptions;
  readonly first: number;
  readonly turn: number | Nature | null;
  readonly hand: readonly Card[];
  /** How many cards each player has taken and not yet picked up. */
  readonly taken: readonly number[];
  /** The sizes of the hands as all have seen. */
  readonly sizes: readonly number[];
  readonly opener: number;
  /** The lays, called one, two, three and so on; only one's own are seen. */
  readonly stack: readonly (readonly Card[] | null)[];
  /** What one has slipped under one's coming lay. */
  readonly smuggled: readonly Card[];
  readonly stacks_out: number;
  readonly turned: MogelnTurned | null;
  readonly lays: number;
  /** What the coming lay will be called. */
  readonly next_number: number;
  /** The cards that all players have left, once the round is over. */
  readonly shown: readonly (readonly Card[])[];
}

/** A lay that was doubted: seen by all, wherever it went, until the next card is laid. */
export interface MogelnTurned {
  readonly cards: readonly Card[];
  readonly taker: number;
}

export interface MogelnViewChanges {
  readonly seat?: number | null;
  readonly options?: MogelnOptions;
  readonly first?: number;
  readonly turn?: number | Nature | null;
  readonly hand?: readonly Card[];
  /** How many cards each player has taken and not yet picked up. */
  readonly taken?: readonly number[];
  /** The sizes of the hands as all have seen. */
  readonly sizes?: readonly number[];
  readonly opener?: number;
  /** The lays, called one, two, three and so on; only one's own are seen. */
  readonly stack?: readonly (readonly Card[] | null)[];
  /** What one has slipped under one's coming lay. */
  readonly smuggled?: readonly Card[];
  readonly stacks_out?: number;
  readonly turned?: MogelnTurned | null;
  readonly lays?: number;
  /** What the coming lay will be called. */
  readonly next_number?: number;
  /** The cards that all players have left, once the round is over. */
  readonly shown?: readonly (readonly Card[])[];
}

export interface MogelnMatchChanges {
  readonly options?: MogelnMatchOptions;
  readonly seats?: number;
  readonly sheet?: readonly Outcome[];
  /** The view of the round being played. */
  readonly round?: MogelnViewChanges;
  /** The places after all rounds so far, by seat; empty before the first round is over. */
  readonly places?: readonly number[];
}

export interface MogelnDealt {
  readonly event: "dealt";
  readonly hands: readonly (readonly Card[] | null)[];
  readonly begins: number;
}

export interface MogelnSmuggled {
  readonly event: "smuggled";
  readonly seat: number;
  readonly card: Card;
}

export interface MogelnStackOut {
  readonly event: "stack-out";
}

export interface MogelnLaid {
  readonly event: "laid";
  readonly seat: number;
  /** The number that the player called. */
  readonly number: number;
  readonly cards: readonly Card[] | null;
}

export interface MogelnNoCardsLeft {
  readonly event: "no-cards-left";
  readonly seat: number;
}

export interface MogelnPickedUp {
  readonly event: "picked-up";
  readonly seat: number;
  readonly count: number;
  readonly cards: readonly Card[] | null;
}

export interface MogelnDoubted {
  readonly event: "doubted";
  readonly by: number;
  readonly seat: number;
  readonly number: number;
  readonly cards: readonly Card[];
  /** Whether the cards are what the player called. */
  readonly right: boolean;
}

export interface MogelnTook {
  readonly event: "took";
  readonly seat: number;
  readonly count: number;
}

export interface MogelnPassed {
  readonly event: "passed";
  readonly seat: number;
}

/** The cards that all players have left, laid open and counted. */
export interface MogelnCardsShown {
  readonly event: "cards-shown";
  readonly hands: readonly (readonly Card[])[];
}

export type MogelnEvent =
  | MogelnDealt
  | MogelnSmuggled
  | MogelnStackOut
  | MogelnLaid
  | MogelnNoCardsLeft
  | MogelnPickedUp
  | MogelnDoubted
  | MogelnTook
  | MogelnPassed
  | MogelnCardsShown
  | RoundEnded;

/** Slip a card under the one that will be laid. */
export interface MogelnSmuggle {
  readonly do: "smuggle";
  readonly card: Card;
}

export interface MogelnLay {
  readonly do: "lay";
  readonly card: Card;
}

export interface MogelnDoubt {
  readonly do: "doubt";
}

/** Do not doubt the last lay of a player without cards. */
export interface MogelnPass {
  readonly do: "pass";
}

export type MogelnAction =
  | MogelnSmuggle
  | MogelnLay
  | MogelnDoubt
  | MogelnPass;

/** An action of NATURE: the hands one after another. */
export interface MogelnDeal {
  readonly do: "deal";
  readonly order: readonly Card[];
}

export type MogelnNatureAction = MogelnDeal;

export interface MogelnWantedOptions {
  /** The last number to call: the highest number in play, or twenty (MG2). */
  readonly count?: "highest" | "twenty";
  /** The only colour that is right, if one is agreed (MG3). */
  readonly colour?: Colour | null;
  /** Where taken cards go (MG6). */
  readonly taken?: "hand" | "stack";
  readonly smuggling?: boolean;
}

export interface RatefixMatch {
  readonly options: RatefixMatchOptions;
  readonly seats: number;
  readonly sheet: readonly Outcome[];
  /** The view of the round being played. */
  readonly round: RatefixView;
  /** The places after all rounds so far, by seat; empty before the first round is over. */
  readonly places: readonly number[];
}

export interface RatefixMatchOptions {
  /** The game's own options. */
  readonly options: RatefixOptions;
  /** `null`: as many as there are players (G4), or until somebody reaches the game's goal. */
  readonly rounds: number | null;
  /** The seat that begins or deals the first round (G3). */
  readonly first: number;
}

/** Ratefix has none. */
export interface RatefixOptions {
}

export interface RatefixView {
  readonly seat: number | null;
  readonly options: RatefixOptions;
  readonly first: number;
  readonly turn: number | Nature | null;
  readonly opener: number;
  readonly won: readonly (readonly Card[])[];
  /** The sizes of the stacks. */
  readonly stacks: readonly number[];
  /** One's own card in the middle. */
  readonly card: Card | null;
  readonly guesses: readonly number[];
}

export interface RatefixViewChanges {
  readonly seat?: number | null;
  readonly options?: RatefixOptions;
  readonly first?: number;
  readonly turn?: number | Nature | null;
  readonly opener?: number;
  readonly won?: readonly (readonly Card[])[];
  /** The sizes of the stacks. */
  readonly stacks?: readonly number[];
  /** One's own card in the middle. */
  readonly card?: Card | null;
  readonly guesses?: readonly number[];
}

export interface RatefixMatchChanges {
  readonly options?: RatefixMatchOptions;
  readonly seats?: number;
  readonly sheet?: readonly Outcome[];
  /** The view of the round being played. */
  readonly round?: RatefixViewChanges;
  /** The places after all rounds so far, by seat; empty before the first round is over. */
  readonly places?: readonly number[];
}

export interface RatefixDealt {
  readonly event: "dealt";
  readonly each: number;
  readonly begins: number;
}

export interface RatefixLooked {
  readonly event: "looked";
  readonly seat: number;
  readonly card: Card;
}

/** All put the card that they have looked at face down in the middle. */
export interface RatefixPutDown {
  readonly event: "put-down";
}

export interface RatefixGuessed {
  readonly event: "guessed";
  readonly seat: number;
  readonly total: number;
}

/** The cards in the middle are shown, and go to the player with the closest guess. */
export interface RatefixWon {
  readonly event: "won";
  readonly winner: number;
  readonly cards: readonly Card[];
  readonly total: number;
}

export type RatefixEvent =
  | RatefixDealt
  | RatefixLooked
  | RatefixPutDown
  | RatefixGuessed
  | RatefixWon
  | RoundEnded;

export interface RatefixGuess {
  readonly do: "guess";
  readonly total: number;
}

export type RatefixAction = RatefixGuess;

/** An action of NATURE: the stacks one after another, each from its top, then the cards that stay out. */
export interface RatefixDeal {
  readonly do: "deal";
  readonly order: readonly Card[];
}

export type RatefixNatureAction = RatefixDeal;

export type RatefixWantedOptions = RatefixOptions;

export interface SchnippschnappMatch {
  readonly options: SchnippschnappMatchOptions;
  readonly seats: number;
  readonly sheet: readonly Outcome[];
  /** The view of the round being played. */
  readonly round: SchnippschnappView;
  /** The places after all rounds so far, by seat; empty before the first round is over. */
  readonly places: readonly number[];
}

export interface SchnippschnappMatchOptions {
  /** The game's own options. */
  readonly options: SchnippschnappOptions;
  /** `null`: as many as there are players (G4), or until somebody reaches the game's goal. */
  readonly rounds: number | null;
  /** The seat that begins or deals the first round (G3). */
  readonly first: number;
}

export interface SchnippschnappOptions {
  /** All at once: everybody turns up on the table's "go", and cards won count (SS10). */
  readonly mode: "all-at-once" | "in-turn";
  /** Milliseconds between calls that count as made at the same time (SS6). */
  readonly window: number;
  /** How often cards are turned up before the round ends (SS9). */
  readonly reveals: number;
}

export interface SchnippschnappView {
  readonly seat: number | null;
  readonly options: SchnippschnappOptions;
  readonly first: number;
  readonly stage: "call" | "deal" | "over" | "shuffle" | "turn";
  readonly turn: number;
  /** The sizes of the stacks: nobody looks into them, not even into their own. */
  readonly stacks: readonly number[];
  readonly piles: readonly (readonly Card[])[];
  readonly loose: readonly number[];
  readonly quartets: readonly (readonly number[])[];
  readonly won: readonly number[];
  readonly middle: readonly Card[];
  readonly reveal: number;
  readonly turned: readonly number[];
  /** Whether each seat has called or let the card go. Nobody knows which before all have answered. */
  readonly answered: readonly boolean[];
  /** One's own. */
  readonly answer: SchnippschnappSchnapp | SchnippschnappSchnipp | SchnippschnappWait | null;
  readonly silent: readonly number[];
  readonly quiet: number;
  readonly reason: string | null;
}

/** A call for open piles that show the same number. */
export interface SchnippschnappSchnapp {
  readonly do: "schnapp";
  /** The running number of the card that the caller saw. */
  readonly reveal: number;
  /** Milliseconds after that card, as the table judges them. */
  readonly time: number;
}

/** A call for the middle. */
export interface SchnippschnappSchnipp {
  readonly do: "schnipp";
  readonly reveal: number;
  readonly time: number;
}

/** Let the card go. */
export interface SchnippschnappWait {
  readonly do: "wait";
  readonly reveal: number;
}

export interface SchnippschnappViewChanges {
  readonly seat?: number | null;
  readonly options?: SchnippschnappOptions;
  readonly first?: number;
  readonly stage?: "call" | "deal" | "over" | "shuffle" | "turn";
  readonly turn?: number;
  /** The sizes of the stacks: nobody looks into them, not even into their own. */
  readonly stacks?: readonly number[];
  readonly piles?: readonly (readonly Card[])[];
  readonly loose?: readonly number[];
  readonly quartets?: readonly (readonly number[])[];
  readonly won?: readonly number[];
  readonly middle?: readonly Card[];
  readonly reveal?: number;
  readonly turned?: readonly number[];
  /** Whether each seat has called or let the card go. Nobody knows which before all have answered. */
  readonly answered?: readonly boolean[];
  /** One's own. */
  readonly answer?: SchnippschnappSchnapp | SchnippschnappSchnipp | SchnippschnappWait | null;
  readonly silent?: readonly number[];
  readonly quiet?: number;
  readonly reason?: string | null;
}

export interface SchnippschnappMatchChanges {
  readonly options?: SchnippschnappMatchOptions;
  readonly seats?: number;
  readonly sheet?: readonly Outcome[];
  /** The view of the round being played. */
  readonly round?: SchnippschnappViewChanges;
  /** The places after all rounds so far, by seat; empty before the first round is over. */
  readonly places?: readonly number[];
}

export interface SchnippschnappDealt {
  readonly event: "dealt";
  readonly hands: readonly (readonly Card[] | null)[];
  readonly begins: number;
}

export interface SchnippschnappTurnedUp {
  readonly event: "turned-up";
  readonly seat: number;
  readonly card: Card;
  readonly reveal: number;
}

export interface SchnippschnappCalled {
  readonly event: "called";
  readonly seat: number;
  readonly call: "schnapp" | "schnipp";
  readonly time: number;
}

/** The first right call, and how many cards it brings. */
export interface SchnippschnappWon {
  readonly event: "won";
  readonly seat: number;
  readonly call: "schnapp" | "schnipp";
  readonly cards: number;
}

/** A right call at the same time as another: the caller's open cards go back. */
export interface SchnippschnappTookBack {
  readonly event: "took-back";
  readonly seat: number;
  readonly cards: number;
}

/** A wrong call, and how many cards it costs. */
export interface SchnippschnappMistaken {
  readonly event: "mistaken";
  readonly seat: number;
  readonly cards: number;
}

export interface SchnippschnappQuartetsLaid {
  readonly event: "quartets-laid";
  readonly seat: number;
  readonly numbers: readonly number[];
}

export interface SchnippschnappWentOut {
  readonly event: "went-out";
  readonly seat: number;
}

export interface SchnippschnappCameBack {
  readonly event: "came-back";
  readonly seat: number;
}

/** A stack was used up: its owner goes on with the open pile. */
export interface SchnippschnappTurnedOver {
  readonly event: "turned-over";
  readonly seat: number;
  readonly cards: number;
}

export type SchnippschnappEvent =
  | SchnippschnappDealt
  | SchnippschnappTurnedUp
  | SchnippschnappCalled
  | SchnippschnappWon
  | SchnippschnappTookBack
  | SchnippschnappMistaken
  | SchnippschnappQuartetsLaid
  | SchnippschnappWentOut
  | SchnippschnappCameBack
  | SchnippschnappTurnedOver
  | RoundEnded;

/** Turn up the top card of one's stack. */
export interface SchnippschnappTurn {
  readonly do: "turn";
}

export type SchnippschnappAction =
  | SchnippschnappTurn
  | SchnippschnappSchnapp
  | SchnippschnappSchnipp
  | SchnippschnappWait;

/** An action of NATURE: the hands, from seat 0 on. */
export interface SchnippschnappDeal {
  readonly do: "deal";
  readonly order: readonly Card[];
}

/** An action of NATURE: the first seat with loose cards puts them under its stack, from the top. */
export interface SchnippschnappShuffle {
  readonly do: "shuffle";
  readonly order: readonly Card[];
}

/** An action of NATURE: "3 – 2 – 1 – go". */
export interface SchnippschnappGo {
  readonly do: "go";
}

export type SchnippschnappNatureAction =
  | SchnippschnappDeal
  | SchnippschnappShuffle
  | SchnippschnappGo;

export interface SchnippschnappWantedOptions {
  /** All at once: everybody turns up on the table's "go", and cards won count (SS10). */
  readonly mode?: "all-at-once" | "in-turn";
  /** Milliseconds between calls that count as made at the same time (SS6). */
  readonly window?: number;
  /** How often cards are turned up before the round ends (SS9). */
  readonly reveals?: number;
}

export interface SchwarzerpeterMatch {
  readonly options: SchwarzerpeterMatchOptions;
  readonly seats: number;
  readonly sheet: readonly Outcome[];
  /** The view of the round being played. */
  readonly round: SchwarzerpeterView;
  /** The places after all rounds so far, by seat; empty before the first round is over. */
  readonly places: readonly number[];
}

export interface SchwarzerpeterMatchOptions {
  /** The game's own options. */
  readonly options: SchwarzerpeterOptions;
  /** `null`: as many as there are players (G4), or until somebody reaches the game's goal. */
  readonly rounds: number | null;
  /** The seat that begins or deals the first round (G3). */
  readonly first: number;
}

export interface SchwarzerpeterOptions {
  readonly length: "full" | "short";
  /** What the table has agreed on for the loser (SP6). */
  readonly forfeit: "dot" | "none" | "task";
}

export interface SchwarzerpeterView {
  readonly seat: number | null;
  readonly options: SchwarzerpeterOptions;
  readonly drawer: number;
  /** The seat whose hand is drawn from; `null` before the deal and at the end. */
  readonly giver: number | null;
  readonly hand: readonly Card[];
  /** The sizes of all hands (G2). */
  readonly counts: readonly number[];
  readonly laid: readonly (readonly Card[])[];
  /** How many cards are held out to the drawer; none while they are being shuffled. */
  readonly fan: number;
  readonly draws: number;
  /** All hands, once the round is over. */
  readonly shown: readonly (readonly Card[])[];
  /** The card put aside, once the round is over (SP1). */
  readonly aside: readonly Card[];
}

export interface SchwarzerpeterViewChanges {
  readonly seat?: number | null;
  readonly options?: SchwarzerpeterOptions;
  readonly drawer?: number;
  /** The seat whose hand is drawn from; `null` before the deal and at the end. */
  readonly giver?: number | null;
  readonly hand?: readonly Card[];
  /** The sizes of all hands (G2). */
  readonly counts?: readonly number[];
  readonly laid?: readonly (readonly Card[])[];
  /** How many cards are held out to the drawer; none while they are being shuffled. */
  readonly fan?: number;
  readonly draws?: number;
  /** All hands, once the round is over. */
  readonly shown?: readonly (readonly Card[])[];
  /** The card put aside, once the round is over (SP1). */
  readonly aside?: readonly Card[];
}

export interface SchwarzerpeterMatchChanges {
  readonly options?: SchwarzerpeterMatchOptions;
  readonly seats?: number;
  readonly sheet?: readonly Outcome[];
  /** The view of the round being played. */
  readonly round?: SchwarzerpeterViewChanges;
  /** The places after all rounds so far, by seat; empty before the first round is over. */
  readonly places?: readonly number[];
}

/** The hands as they were dealt, before any pair is laid. */
export interface SchwarzerpeterDealt {
  readonly event: "dealt";
  readonly hands: readonly (readonly Card[] | null)[];
}

export interface SchwarzerpeterHeldOut {
  readonly event: "held-out";
  readonly giver: number;
  readonly to: number;
  readonly count: number;
}

export interface SchwarzerpeterDrew {
  readonly event: "drew";
  readonly seat: number;
  readonly giver: number;
  readonly place: number;
  readonly card: Card | null;
}

export interface SchwarzerpeterPairsLaid {
  readonly event: "pairs-laid";
  readonly seat: number;
  readonly cards: readonly Card[];
}

/** A player without cards cannot lose any more. */
export interface SchwarzerpeterSafe {
  readonly event: "safe";
  readonly seat: number;
}

/** The end: the Schwarzer Peter, its holder, and its twin that was put aside. */
export interface SchwarzerpeterPeterShown {
  readonly event: "peter-shown";
  readonly loser: number;
  readonly peter: Card;
  readonly aside: Card;
}

/** The end after too many draws: nobody loses. The Schwarzer Peter, and its twin that was put aside. */
export interface SchwarzerpeterUndecided {
  readonly event: "undecided";
  readonly peter: Card;
  readonly aside: Card;
}

export interface SchwarzerpeterForfeitDue {
  readonly event: "forfeit-due";
  readonly loser: number;
  readonly forfeit: "dot" | "none" | "task";
}

export type SchwarzerpeterEvent =
  | SchwarzerpeterDealt
  | SchwarzerpeterHeldOut
  | SchwarzerpeterDrew
  | SchwarzerpeterPairsLaid
  | SchwarzerpeterSafe
  | SchwarzerpeterPeterShown
  | SchwarzerpeterUndecided
  | SchwarzerpeterForfeitDue
  | RoundEnded;

export interface SchwarzerpeterDraw {
  readonly do: "draw";
  /** The place of the card among those held out, from 1. */
  readonly place: number;
}

export type SchwarzerpeterAction = SchwarzerpeterDraw;

/**
 * An action of NATURE. First the whole deck: the card put aside, then the hands from seat 0 on. Later
 * the hand that is drawn from, as it is held out (SP3).
 */
export interface SchwarzerpeterShuffle {
  readonly do: "shuffle";
  readonly order: readonly Card[];
}

export type SchwarzerpeterNatureAction = SchwarzerpeterShuffle;

export interface SchwarzerpeterWantedOptions {
  readonly length?: "full" | "short";
  /** What the table has agreed on for the loser (SP6). */
  readonly forfeit?: "dot" | "none" | "task";
}

export interface StufenMatch {
  readonly options: StufenMatchOptions;
  readonly seats: number;
  readonly sheet: readonly Outcome[];
  /** The view of the round being played. */
  readonly round: StufenView;
  /** The places after all rounds so far, by seat; empty before the first round is over. */
  readonly places: readonly number[];
}

export interface StufenMatchOptions {
  /** The game's own options. */
  readonly options: StufenOptions;
  /** `null`: as many as there are players (G4), or until somebody reaches the game's goal. */
  readonly rounds: number | null;
  /** The seat that begins or deals the first round (G3). */
  readonly first: number;
}

export interface StufenOptions {
  /** The stage card, ten stages like `pasch 3 + reihe 4` (ST13). */
  readonly stages: readonly string[];
}

export interface StufenView {
  readonly seat: number | null;
  readonly options: StufenOptions;
  readonly stages: readonly number[];
  /** Whether each seat has laid a stage in this round. */
  readonly laid: readonly boolean[];
  readonly turn: number;
  readonly phase: "deal" | "draw" | "over" | "play" | "renew";
  readonly hand: readonly Card[];
  /** The sizes of all hands (G2). */
  readonly counts: readonly number[];
  readonly pile: number;
  /** All of them, up to the top: each was laid openly. */
  readonly discards: readonly Card[];
  readonly table: readonly StufenMeld[];
  readonly paused: readonly number[];
  readonly renewals: number;
  readonly takes: number;
  /** All hands, once the round is over. */
  readonly shown: readonly (readonly Card[])[];
}

/** A meld on the table. Its jokers are what their places make them, as long as they lie (ST7). */
export interface StufenMeld {
  readonly owner: number;
  readonly kind: "farbe" | "pasch" | "reihe";
  readonly of: number | Colour;
  /** A Reihe from its low end; the others sorted, jokers last. */
  readonly cards: readonly Card[];
}

export interface StufenViewChanges {
  readonly seat?: number | null;
  readonly options?: StufenOptions;
  readonly stages?: readonly number[];
  /** Whether each seat has laid a stage in this round. */
  readonly laid?: readonly boolean[];
  readonly turn?: number;
  readonly phase?: "deal" | "draw" | "over" | "play" | "renew";
  readonly hand?: readonly Card[];
  /** The sizes of all hands (G2). */
  readonly counts?: readonly number[];
  readonly pile?: number;
  /** All of them, up to the top: each was laid openly. */
  readonly discards?: readonly Card[];
  readonly table?: readonly StufenMeld[];
  readonly paused?: readonly number[];
  readonly renewals?: number;
  readonly takes?: number;
  /** All hands, once the round is over. */
  readonly shown?: readonly (readonly Card[])[];
}

export interface StufenMatchChanges {
  readonly options?: StufenMatchOptions;
  readonly seats?: number;
  readonly sheet?: readonly Outcome[];
  /** The view of the round being played. */
  readonly round?: StufenViewChanges;
  /** The places after all rounds so far, by seat; empty before the first round is over. */
  readonly places?: readonly number[];
}

export interface StufenDealt {
  readonly event: "dealt";
  readonly hands: readonly (readonly Card[] | null)[];
  /** The first discard. */
  readonly turned: Card;
  /** Pause cards turned up before it, which went under the draw pile (ST14). */
  readonly pauses: number;
  readonly pile: number;
  readonly begins: number;
}

export interface StufenRenewed {
  readonly event: "renewed";
  readonly pile: number;
}

export interface StufenDrew {
  readonly event: "drew";
  readonly seat: number;
  readonly card: Card | null;
}

export interface StufenTook {
  readonly event: "took";
  readonly seat: number;
  readonly card: Card;
}

export interface StufenLaid {
  readonly event: "laid";
  readonly seat: number;
  readonly kind: "farbe" | "pasch" | "reihe";
  readonly of: number | Colour;
  readonly cards: readonly Card[];
}

export interface StufenStageLaid {
  readonly event: "stage-laid";
  readonly seat: number;
  readonly stage: number;
}

export interface StufenAdded {
  readonly event: "added";
  readonly seat: number;
  readonly card: Card;
  readonly meld: number;
  readonly end: "high" | "low";
}

export interface StufenDiscarded {
  readonly event: "discarded";
  readonly seat: number;
  readonly card: Card;
}

export interface StufenPaused {
  readonly event: "paused";
  readonly giver: number;
  readonly to: number;
}

/** A turn missed; the pause card went under the discards (ST9). */
export interface StufenMissed {
  readonly event: "missed";
  readonly seat: number;
}

export interface StufenWentOut {
  readonly event: "went-out";
  readonly seat: number;
}

/** The draw pile would have had to be renewed a third time (ST15). */
export interface StufenUnfinished {
  readonly event: "unfinished";
}

/** The cards left in hands, laid open to be counted. */
export interface StufenHandsShown {
  readonly event: "hands-shown";
  readonly hands: readonly (readonly Card[])[];
}

export type StufenEvent =
  | StufenDealt
  | StufenRenewed
  | StufenDrew
  | StufenTook
  | StufenLaid
  | StufenStageLaid
  | StufenAdded
  | StufenDiscarded
  | StufenPaused
  | StufenMissed
  | StufenWentOut
  | StufenUnfinished
  | StufenHandsShown
  | RoundEnded;

export interface StufenDraw {
  readonly do: "draw";
}

/** Take the top discard. */
export interface StufenTake {
  readonly do: "take";
}

/** Lay the next meld of one's stage. */
export interface StufenLay {
  readonly do: "meld";
  /** Sorted, jokers last; a Reihe by its numbers, jokers in their places. */
  readonly cards: readonly Card[];
  /** What a meld of jokers alone stands for: its (lowest) number or its colour. */
  readonly of: number | Colour | null;
}

export interface StufenAdd {
  readonly do: "add";
  readonly card: Card;
  /** The number of the meld on the table, counted from 1. */
  readonly meld: number;
  /** For a joker that could go to both ends of a Reihe. */
  readonly end: "high" | "low" | null;
}

export interface StufenDiscard {
  readonly do: "discard";
  readonly card: Card;
}

/** Put a pause card before another player. */
export interface StufenPause {
  readonly do: "pause";
  readonly to: number;
}

export type StufenAction =
  | StufenDraw
  | StufenTake
  | StufenLay
  | StufenAdd
  | StufenDiscard
  | StufenPause;

/** An action of NATURE: the hands one after another, then the draw pile from its top. */
export interface StufenDeal {
  readonly do: "deal";
  readonly order: readonly Card[];
}

/** An action of NATURE: all discards but the top one become the new draw pile, from its top. */
export interface StufenRenew {
  readonly do: "renew";
  readonly order: readonly Card[];
}

export type StufenNatureAction =
  | StufenDeal
  | StufenRenew;

export interface StufenWantedOptions {
  /** The stage card, ten stages like `pasch 3 + reihe 4` (ST13). */
  readonly stages?: readonly string[];
}

export interface ZweikampfMatch {
  readonly options: ZweikampfMatchOptions;
  readonly seats: number;
  readonly sheet: readonly Outcome[];
  /** The view of the round being played. */
  readonly round: ZweikampfView;
  /** The places after all rounds so far, by seat; empty before the first round is over. */
  readonly places: readonly number[];
}

export interface ZweikampfMatchOptions {
  /** The game's own options. */
  readonly options: ZweikampfOptions;
  /** `null`: as many as there are players (G4), or until somebody reaches the game's goal. */
  readonly rounds: number | null;
  /** The seat that begins or deals the first round (G3). */
  readonly first: number;
}

export interface ZweikampfOptions {
  /** Long: until one player has all cards (Z5). */
  readonly length: "long" | "short";
}

export interface ZweikampfView {
  readonly seat: number | null;
  readonly options: ZweikampfOptions;
  readonly waiting: readonly (number | Nature)[];
  /** The sizes of the stacks: what lies face down is hidden, also if it once lay open. */
  readonly stacks: readonly number[];
  readonly stakes: readonly (readonly Card[])[];
  readonly won: readonly (readonly Card[])[];
  readonly turns: number;
}

export interface ZweikampfViewChanges {
  readonly seat?: number | null;
  readonly options?: ZweikampfOptions;
  readonly waiting?: readonly (number | Nature)[];
  /** The sizes of the stacks: what lies face down is hidden, also if it once lay open. */
  readonly stacks?: readonly number[];
  readonly stakes?: readonly (readonly Card[])[];
  readonly won?: readonly (readonly Card[])[];
  readonly turns?: number;
}

export interface ZweikampfMatchChanges {
  readonly options?: ZweikampfMatchOptions;
  readonly seats?: number;
  readonly sheet?: readonly Outcome[];
  /** The view of the round being played. */
  readonly round?: ZweikampfViewChanges;
  /** The places after all rounds so far, by seat; empty before the first round is over. */
  readonly places?: readonly number[];
}

export interface ZweikampfDealt {
  readonly event: "dealt";
  readonly each: number;
}

/** The first of the two to turn up waits for the other. */
export interface ZweikampfReady {
  readonly event: "ready";
  readonly seat: number;
}

export interface ZweikampfTurnedUp {
  readonly event: "turned-up";
  readonly seat: number;
  readonly card: Card;
}

export interface ZweikampfTied {
  readonly event: "tied";
  /** How many cards are played for now. */
  readonly stake: number;
}

export interface ZweikampfWon {
  readonly event: "won";
  readonly winner: number;
  readonly cards: readonly Card[];
}

export interface ZweikampfTookBack {
  readonly event: "took-back";
  /** The cards that each player takes back from a tie that cannot be decided. */
  readonly stakes: readonly (readonly Card[])[];
}

/** The loser cannot turn up one more card in a tie (Z5). */
export interface ZweikampfRanOut {
  readonly event: "ran-out";
  readonly loser: number;
}

/** The won cards are the new stack (Z5). */
export interface ZweikampfTurnedOver {
  readonly event: "turned-over";
  readonly seat: number;
  readonly count: number;
}

export type ZweikampfEvent =
  | ZweikampfDealt
  | ZweikampfReady
  | ZweikampfTurnedUp
  | ZweikampfTied
  | ZweikampfWon
  | ZweikampfTookBack
  | ZweikampfRanOut
  | ZweikampfTurnedOver
  | RoundEnded;

/** Turn up the top card: both are turned when both players have said so. */
export interface ZweikampfTurn {
  readonly do: "turn";
}

export type ZweikampfAction = ZweikampfTurn;

/** An action of NATURE: the first player's stack from its top, then the other's. */
export interface ZweikampfDeal {
  readonly do: "deal";
  readonly order: readonly Card[];
}

export type ZweikampfNatureAction = ZweikampfDeal;

export interface ZweikampfWantedOptions {
  /** Long: until one player has all cards (Z5). */
  readonly length?: "long" | "short";
}

/** What each game has of its own. */
export interface Games {
  readonly elfer: {
    readonly Match: ElferMatch;
    readonly MatchChanges: ElferMatchChanges;
    readonly Event: ElferEvent;
    readonly Action: ElferAction;
    readonly NatureAction: ElferNatureAction;
    readonly Options: ElferOptions;
    readonly WantedOptions: ElferWantedOptions;
  };
  readonly junior: {
    readonly Match: JuniorMatch;
    readonly MatchChanges: JuniorMatchChanges;
    readonly Event: JuniorEvent;
    readonly Action: JuniorAction;
    readonly NatureAction: JuniorNatureAction;
    readonly Options: JuniorOptions;
    readonly WantedOptions: JuniorWantedOptions;
  };
  readonly master: {
    readonly Match: MasterMatch;
    readonly MatchChanges: MasterMatchChanges;
    readonly Event: MasterEvent;
    readonly Action: MasterAction;
    readonly NatureAction: MasterNatureAction;
    readonly Options: MasterOptions;
    readonly WantedOptions: MasterWantedOptions;
  };
  readonly mogeln: {
    readonly Match: MogelnMatch;
    readonly MatchChanges: MogelnMatchChanges;
    readonly Event: MogelnEvent;
    readonly Action: MogelnAction;
    readonly NatureAction: MogelnNatureAction;
    readonly Options: MogelnOptions;
    readonly WantedOptions: MogelnWantedOptions;
  };
  readonly ratefix: {
    readonly Match: RatefixMatch;
    readonly MatchChanges: RatefixMatchChanges;
    readonly Event: RatefixEvent;
    readonly Action: RatefixAction;
    readonly NatureAction: RatefixNatureAction;
    readonly Options: RatefixOptions;
    readonly WantedOptions: RatefixWantedOptions;
  };
  readonly schnippschnapp: {
    readonly Match: SchnippschnappMatch;
    readonly MatchChanges: SchnippschnappMatchChanges;
    readonly Event: SchnippschnappEvent;
    readonly Action: SchnippschnappAction;
    readonly NatureAction: SchnippschnappNatureAction;
    readonly Options: SchnippschnappOptions;
    readonly WantedOptions: SchnippschnappWantedOptions;
  };
  readonly schwarzerpeter: {
    readonly Match: SchwarzerpeterMatch;
    readonly MatchChanges: SchwarzerpeterMatchChanges;
    readonly Event: SchwarzerpeterEvent;
    readonly Action: SchwarzerpeterAction;
    readonly NatureAction: SchwarzerpeterNatureAction;
    readonly Options: SchwarzerpeterOptions;
    readonly WantedOptions: SchwarzerpeterWantedOptions;
  };
  readonly stufen: {
    readonly Match: StufenMatch;
    readonly MatchChanges: StufenMatchChanges;
    readonly Event: StufenEvent;
    readonly Action: StufenAction;
    readonly NatureAction: StufenNatureAction;
    readonly Options: StufenOptions;
    readonly WantedOptions: StufenWantedOptions;
  };
  readonly zweikampf: {
    readonly Match: ZweikampfMatch;
    readonly MatchChanges: ZweikampfMatchChanges;
    readonly Event: ZweikampfEvent;
    readonly Action: ZweikampfAction;
    readonly NatureAction: ZweikampfNatureAction;
    readonly Options: ZweikampfOptions;
    readonly WantedOptions: ZweikampfWantedOptions;
  };
}

/** The Fluent messages that tell the events of a game and name its actions, by tag. */
export const TEXTS: {
  readonly [G in GameName]: {
    readonly event: { readonly [tag: string]: string };
    readonly action: { readonly [tag: string]: string };
  };
} = {
  "elfer": {
    "event": {
      "dealt": "event-rows-dealt",
      "deal-void": "event-rows-deal-void",
      "laid": "event-rows-laid",
      "drew": "event-rows-drew",
      "nothing-fits": "event-rows-nothing-fits",
      "went-out": "event-rows-went-out",
      "hands-shown": "event-rows-hands-shown",
      "round-ended": "event-match-round-ended"
    },
    "action": {
      "lay": "action-rows-lay",
      "draw": "action-rows-draw",
      "pass": "action-rows-pass",
      "end": "action-rows-end"
    }
  },
  "junior": {
    "event": {
      "dealt": "event-rows-dealt",
      "deal-void": "event-rows-deal-void",
      "laid": "event-rows-laid",
      "drew": "event-rows-drew",
      "nothing-fits": "event-rows-nothing-fits",
      "went-out": "event-rows-went-out",
      "hands-shown": "event-rows-hands-shown",
      "round-ended": "event-match-round-ended"
    },
    "action": {
      "lay": "action-rows-lay",
      "draw": "action-rows-draw",
      "pass": "action-rows-pass",
      "end": "action-rows-end"
    }
  },
  "master": {
    "event": {
      "column-laid": "event-master-column-laid",
      "dealt": "event-rows-dealt",
      "laid": "event-rows-laid",
      "joker-laid": "event-master-joker-laid",
      "bridged": "event-master-bridged",
      "swapped": "event-master-swapped",
      "bonus-taken": "event-master-bonus-taken",
      "drew": "event-rows-drew",
      "nothing-fits": "event-rows-nothing-fits",
      "turn-ended": "event-master-turn-ended",
      "went-out": "event-rows-went-out",
      "rows-filled": "event-master-rows-filled",
      "hands-shown": "event-rows-hands-shown",
      "round-ended": "event-match-round-ended"
    },
    "action": {
      "lay": "action-rows-lay",
      "joker": "action-master-joker",
      "bridge": "action-master-bridge",
      "swap": "action-master-swap",
      "draw": "action-rows-draw",
      "pass": "action-rows-pass",
      "end": "action-rows-end"
    }
  },
  "mogeln": {
    "event": {
      "dealt": "event-mogeln-dealt",
      "smuggled": "event-mogeln-smuggled",
      "stack-out": "event-mogeln-stack-out",
      "laid": "event-mogeln-laid",
      "no-cards-left": "event-mogeln-no-cards-left",
      "picked-up": "event-mogeln-picked-up",
      "doubted": "event-mogeln-doubted",
      "took": "event-mogeln-took",
      "passed": "event-mogeln-passed",
      "cards-shown": "event-mogeln-cards-shown",
      "round-ended": "event-match-round-ended"
    },
    "action": {
      "smuggle": "action-mogeln-smuggle",
      "lay": "action-mogeln-lay",
      "doubt": "action-mogeln-doubt",
      "pass": "action-mogeln-pass"
    }
  },
  "ratefix": {
    "event": {
      "dealt": "event-ratefix-dealt",
      "looked": "event-ratefix-looked",
      "put-down": "event-ratefix-put-down",
      "guessed": "event-ratefix-guessed",
      "won": "event-ratefix-won",
      "round-ended": "event-match-round-ended"
    },
    "action": {
      "guess": "action-ratefix-guess"
    }
  },
  "schnippschnapp": {
    "event": {
      "dealt": "event-schnippschnapp-dealt",
      "turned-up": "event-schnippschnapp-turned-up",
      "called": "event-schnippschnapp-called",
      "won": "event-schnippschnapp-won",
      "took-back": "event-schnippschnapp-took-back",
      "mistaken": "event-schnippschnapp-mistaken",
      "quartets-laid": "event-schnippschnapp-quartets-laid",
      "went-out": "event-schnippschnapp-went-out",
      "came-back": "event-schnippschnapp-came-back",
      "turned-over": "event-schnippschnapp-turned-over",
      "round-ended": "event-match-round-ended"
    },
    "action": {
      "turn": "action-schnippschnapp-turn",
      "schnapp": "action-schnippschnapp-schnapp",
      "schnipp": "action-schnippschnapp-schnipp",
      "wait": "action-schnippschnapp-wait"
    }
  },
  "schwarzerpeter": {
    "event": {
      "dealt": "event-schwarzerpeter-dealt",
      "held-out": "event-schwarzerpeter-held-out",
      "drew": "event-schwarzerpeter-drew",
      "pairs-laid": "event-schwarzerpeter-pairs-laid",
      "safe": "event-schwarzerpeter-safe",
      "peter-shown": "event-schwarzerpeter-peter-shown",
      "undecided": "event-schwarzerpeter-undecided",
      "forfeit-due": "event-schwarzerpeter-forfeit-due",
      "round-ended": "event-match-round-ended"
    },
    "action": {
      "draw": "action-schwarzerpeter-draw"
    }
  },
  "stufen": {
    "event": {
      "dealt": "event-stufen-dealt",
      "renewed": "event-stufen-renewed",
      "drew": "event-stufen-drew",
      "took": "event-stufen-took",
      "laid": "event-stufen-laid",
      "stage-laid": "event-stufen-stage-laid",
      "added": "event-stufen-added",
      "discarded": "event-stufen-discarded",
      "paused": "event-stufen-paused",
      "missed": "event-stufen-missed",
      "went-out": "event-stufen-went-out",
      "unfinished": "event-stufen-unfinished",
      "hands-shown": "event-stufen-hands-shown",
      "round-ended": "event-match-round-ended"
    },
    "action": {
      "draw": "action-stufen-draw",
      "take": "action-stufen-take",
      "meld": "action-stufen-meld",
      "add": "action-stufen-add",
      "discard": "action-stufen-discard",
      "pause": "action-stufen-pause"
    }
  },
  "zweikampf": {
    "event": {
      "dealt": "event-zweikampf-dealt",
      "ready": "event-zweikampf-ready",
      "turned-up": "event-zweikampf-turned-up",
      "tied": "event-zweikampf-tied",
      "won": "event-zweikampf-won",
      "took-back": "event-zweikampf-took-back",
      "ran-out": "event-zweikampf-ran-out",
      "turned-over": "event-zweikampf-turned-over",
      "round-ended": "event-match-round-ended"
    },
    "action": {
      "turn": "action-zweikampf-turn"
    }
  }
};

/** Whether the table plays this game: then its match, menu and settings are those of this game. */
export function plays<G extends GameName>(view: TableView, game: G): view is TableView<G> {
  return view.settings.game === game;
}
