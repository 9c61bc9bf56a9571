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
  /** Whether the request has the session's token. Only sign-in posts have no token (spec 1 §7). */
  readonly token: boolean
}

/** How the test uses a literal against the simulator: the caller, and values to replace. */
export interface WireScene {
  /** The e-mail of the caller, `null` without a session, or 'visitor'. Default: Ada. */
  readonly as?: string | null
  /** Replaces values of the literal by the simulator's random ids and codes. */
  readonly cast?: Readonly<Record<string, Json>>
}

/**
 * One API call. A row is written from the spec, not from the code, so it checks the code. Change a row only
 * where the spec or decisions.md says so.
 */
export interface CallRow {
  /** The ids of the requirements that the row proves, or '' if no requirement prints the API call. */
  readonly proves: string
  /** The passage of the spec that defines the API call. */
  readonly source: string
  readonly request: Request
  /** The field `data` of the response, as the spec's entities define it. */
  readonly answer: Json
  /** Makes the client send this API call. Calls before it get their response from `before` or their own row. */
  readonly asks: (client: Adapters) => TaskEither<Failure, unknown>
  /** Responses to other API calls, keyed by path. They replace the responses of the rows. */
  readonly before?: Readonly<Record<string, Json>>
  /** Expected fields of the client's result. Default: `undefined`. */
  readonly reads?: unknown
  /** Prepares the simulator. Default: Ada sends the literal unchanged. */
  readonly inTown?: (town: WireTown) => WireScene | Promise<WireScene>
  /** Fields of the simulator's response whose exact values are known. */
  readonly given?: unknown
}

export interface WireFrame {
  readonly event: string
  readonly data: { readonly [key: string]: Json }
}

export interface FrameRow {
  readonly proves: string
  readonly source: string
  readonly line: 'ws' | 'im' | 'rtc'
  readonly frame: WireFrame
}

/** A frame that the client sends. */
export interface SentFrameRow extends FrameRow {
  /** Makes the client send the frame on a logged-in socket. Returns the result if the frame is a request. */
  readonly says: (client: WireFixture) => unknown
  /** The frame with which the server responds. */
  readonly answer?: WireFrame
  /** Expected fields of the client's result. */
  readonly reads?: unknown
  /** Prepares the simulator. Default: Ada sends the literal unchanged. */
  readonly inTown?: (town: WireTown) => WireScene | Promise<WireScene>
}

/** A frame that the client receives. */
export interface ReceivedFrameRow extends FrameRow {
  /** Expected fields of the message that the port emits. Without `tells`, the port emits nothing. */
  readonly tells?: unknown
  /** The e-mail of the receiver in the simulator. Default: Ada. */
  readonly to?: string
  /** Prepares the simulator before the socket opens. */
  readonly first?: (town: WireTown) => Promise<unknown>
  /** Makes the simulator send the frame. Without `cause` the simulator sends the frame anyway. */
  readonly cause?: (town: WireTown) => Promise<unknown>
}
