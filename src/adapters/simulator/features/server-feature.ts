import * as E from 'fp-ts/Either'
import type * as t from 'io-ts'
import type { Xid } from '../../../domain/kernel/ids'
import type { Caller, RouteDeps, RouteBuilder } from '../routes/route-builder'
import type { InputContext, ServerEvent, StateHost } from '../state-host'
import type { FeatureServerInput } from '../state/input'
import type { ServerOutput } from '../state/output'
import type { ServerState } from '../state/server-state'
import type { ResidentsDeps } from '../residents'

/**
 * Access to media channels that belong to a feature instead of a space, and the simulated members who speak in these
 * channels.
 */
export interface FeatureChannels {
  /** The session tokens with which this person may enter the channel. */
  readonly sessionsIn: (world: ServerState, channelId: string, xid: string) => readonly string[]
  /** The simulated members who speak in the channel now. */
  readonly voicesOf: (world: ServerState, channelId: string) => readonly Xid[]
  /** The channel whose state the event changed, or `null`. */
  readonly changedBy: (news: ServerEvent) => string | null
  readonly entered: (host: StateHost, channelId: string) => void
  readonly emptied: (host: StateHost, channelId: string) => void
}

export interface FrameHandler {
  readonly input: t.Mixed
  readonly handle: (host: StateHost, xid: Xid, data: unknown) => void
}

/** Handles the frames whose data is a valid `input`. */
export const frameHandler = <A>(
  input: t.Type<A, unknown, unknown>,
  handle: (host: StateHost, xid: Xid, data: A) => void,
): FrameHandler => ({
  input,
  handle: (host, xid, data) => {
    const read = input.decode(data)
    if (E.isRight(read)) handle(host, xid, read.right)
  },
})

/**
 * The part of a feature that runs outside the server state: routes, socket frames and the behaviour of simulated
 * members.
 */
export interface ServerFeature {
  readonly routes?: (to: RouteBuilder, deps: RouteDeps) => void
  /** Runs before each request of a signed-in caller, whatever the request is. */
  readonly called?: (deps: RouteDeps, caller: Caller, headers: Headers) => void
  /** Handlers for the frames that members send over the realtime socket, by event name. */
  readonly frames?: Readonly<Record<string, FrameHandler>>
  /** The feature's own channels. The real-time provider transmits audio and video in these channels as in rooms. */
  readonly channels?: FeatureChannels
  /** The frames of this feature that a new connection receives after its login. */
  readonly greets?: (world: ServerState, xid: Xid) => readonly Extract<ServerOutput, { type: 'FrameSent' }>[]
  /**
   * Starts the feature's timers and the behaviour of simulated members. Returns a function that stops both. At pace 0
   * simulated members do nothing.
   */
  readonly live?: (deps: ResidentsDeps) => () => void
}

/**
 * Commits an input of a feature. Unlike `host.commit`, the type parameter lets the compiler check the input's fields.
 */
export const commitInput = <I extends FeatureServerInput>(
  host: StateHost,
  make: (chance: InputContext) => I,
): readonly ServerOutput[] => host.commit(make)
