import type { TaskEither } from 'fp-ts/TaskEither'
import type { Failure } from '../../../src/domain/kernel/failure'
import type { Adapters } from './adapters'
import type { WireFixture } from './wire-fixture'
import type { WireTown } from './simulated-town'

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }

/** A request as the spec prints it, with either a `query` or a `body`. */
export interface Request {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly path: string
  readonly query?: Readonly<Record<string, string>>
  readonly body?: { readonly [key: string]: Json }
  /** Whether it carries the session's token. Only sign-in posts carry none (spec 1 §7). */
  readonly token: boolean
}

/** What differs between a literal and its use against the simulator. */
export interface WireScene {
  /** The e-mail of the caller; `null` for no session, 'visitor' for a visitor. Default: Ada. */
  readonly as?: string | null
  /** Replaces values of the literal by the simulator's random ids and codes. */
  readonly cast?: Readonly<Record<string, Json>>
}

/**
 * One call, written from the spec's text and not from the code, so it checks the code independently. Change a row only
 * where the spec or decisions.md says so.
 */
export interface CallRow {
  /** The ids of the requirements that it proves, or '' if no requirement prints the call. */
  readonly proves: string
  /** The passage that specifies it. */
  readonly source: string
  readonly request: Request
  /** `data` of the answer, as the spec's entities define it. */
  readonly answer: Json
  /** Makes the client send this call. Other calls on the way get the answers in `before` or in their own rows. */
  readonly asks: (client: Adapters) => TaskEither<Failure, unknown>
  /** Answers to other calls, by path; they replace those of their rows. */
  readonly before?: Readonly<Record<string, Json>>
  /** The client's result, matched partially. Default: `undefined`. */
  readonly reads?: unknown
  /** Prepares the simulator. Default: Ada calls with the literal unchanged. */
  readonly inTown?: (town: WireTown) => WireScene | Promise<WireScene>
  /** The part of the simulator's answer whose exact values are known. */
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

/** A frame that the client sends. */
export interface SentFrameRow extends FrameRow {
  /** Makes the client send it on a logged-in socket. Returns the result if the frame is a request. */
  readonly says: (client: WireFixture) => unknown
  /** The server's answer. */
  readonly answer?: WireFrame
  /** The client's result, matched partially. */
  readonly reads?: unknown
  /** Prepares the simulator. Default: Ada sends the literal unchanged. */
  readonly inTown?: (town: WireTown) => WireScene | Promise<WireScene>
}

/** A frame that the client receives. */
export interface ReceivedFrameRow extends FrameRow {
  /** The message that the port emits, matched partially. Without it the frame is valid but emits nothing. */
  readonly tells?: unknown
  /** The e-mail of the receiver in the simulator. Default: Ada. */
  readonly to?: string
  /** Prepares the simulator before the socket opens. */
  readonly first?: (town: WireTown) => Promise<unknown>
  /** Makes the simulator send the frame. Without it the simulator sends the frame unprompted. */
  readonly cause?: (town: WireTown) => Promise<unknown>
}
