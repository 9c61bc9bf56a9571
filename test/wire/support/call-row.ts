import type { TaskEither } from 'fp-ts/TaskEither'
import type { Failure } from '../../../src/domain/kernel/failure'
import type { Adapters } from './adapters'
import type { WireFixture } from './wire-fixture'
import type { WireTown } from './simulated-town'

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }

/** A request as the spec prints it. `query` of what has no body, `body` of what has one. */
export interface Request {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly path: string
  readonly query?: Readonly<Record<string, string>>
  readonly body?: { readonly [key: string]: Json }
  /** Whether it carries the token of the session; only a post that signs in has none (spec 1 §7). */
  readonly token: boolean
}

/** What the town needs before it can take the literal. */
export interface WireScene {
  /** The e-mail of whoever calls; `null` is nobody, 'visitor' a visitor. Ada where it is left out. */
  readonly as?: string | null
  /** What stands in the town for a word of the literal: ids and codes that it makes by chance. */
  readonly cast?: Readonly<Record<string, Json>>
}

/**
 * One call, written from the spec's text and not from the program. Names, types and values here are the other opinion:
 * a
 * row is changed only where the spec, or decisions.md, says so.
 */
export interface CallRow {
  /** The requirement rows that it proves, or '' where none prints the call. */
  readonly proves: string
  /** Where it is written. */
  readonly source: string
  readonly request: Request
  /** `data` of the answer, by the entities of the spec. */
  readonly answer: Json
  /**
   * What the client does to make this call; other calls that it makes on the way are answered by their own rows, or by
   * `before`.
   */
  readonly asks: (client: Adapters) => TaskEither<Failure, unknown>
  /** Of calls before this one, by path: another answer than their rows give. */
  readonly before?: Readonly<Record<string, Json>>
  /** What comes of the answer; an object is matched in part, and what is left out is `undefined`. */
  readonly reads?: unknown
  /** In the town; without it Ada calls, and nothing stands for anything. */
  readonly inTown?: (town: WireTown) => WireScene | Promise<WireScene>
  /** Of the town's answer, what has these very values. */
  readonly given?: unknown
}

export interface WireFrame {
  readonly event: string
  readonly data: { readonly [key: string]: Json }
}

interface FrameRow {
  readonly proves: string
  readonly source: string
  readonly line: 'ws' | 'im' | 'rtc'
  readonly frame: WireFrame
}

/** A frame that the client says. */
export interface SentFrameRow extends FrameRow {
  /** What makes the client say it on a line that has logged in; what a request is answered comes with it. */
  readonly says: (client: WireFixture) => unknown
  /** What the other side says to it. */
  readonly answer?: WireFrame
  /** What the client makes of the answer. */
  readonly reads?: unknown
  /** In the town; without it Ada says it, and nothing stands for anything. */
  readonly inTown?: (town: WireTown) => WireScene | Promise<WireScene>
}

/** A frame that the client hears. */
export interface ReceivedFrameRow extends FrameRow {
  /** What the port tells of it, matched in part; without it the frame is taken and nothing is told. */
  readonly tells?: unknown
  /** Who hears it in the town: Ada where it is left out. */
  readonly to?: string
  /** What there is before the line is open, and what makes the town say it; without `cause` it says it by itself. */
  readonly first?: (town: WireTown) => Promise<unknown>
  readonly cause?: (town: WireTown) => Promise<unknown>
}
