import type { Clock } from '../../application/ports/browser/clock'
import type { Random } from '../../application/ports/browser/random'
import { MessageId, type Xid } from '../../domain/kernel/ids'
import type { Instant } from '../../domain/kernel/instant'
import { isSameValue } from '../../domain/kernel/same-value'
import type { ServerInput } from './state/input'
import type { ServerOutput } from './state/output'
import { applyInput } from './state/apply-input'
import type { ServerState } from './state/server-state'

/** The time and random values that an input needs. */
export interface InputContext {
  readonly at: Instant
  /** A token or an id that never repeats. */
  readonly id: () => string
  readonly code: () => string
  /** A random integer below 10⁹. */
  readonly draw: () => number
}

export const newMessageId = ({ id }: InputContext): MessageId => {
  const drawn = id()
  if (MessageId.is(drawn)) return drawn
  throw new Error('chance makes ids that are none')
}

/**
 * Events for listeners outside the state: the outputs of inputs, and `Kicked` when the chat service disconnects an
 * account. `by` is the session that stays connected, or `null`.
 */
export type ServerEvent = ServerOutput | { readonly type: 'Kicked'; readonly xid: Xid; readonly by: string | null }

export interface StateHost {
  readonly world: () => ServerState
  /** Returns once the input is recorded. Throws when recording fails, and then the state is unchanged. */
  readonly commit: (make: (chance: InputContext) => ServerInput) => readonly ServerOutput[]
  /** The current server time. */
  readonly now: () => Instant
  readonly subscribe: (listener: (news: ServerEvent) => void) => () => void
  /**
   * Ends the account's connections to the chat service. `by` is the token of the session that stays; `null` ends all
   * sessions.
   */
  readonly kick: (xid: Xid, by: string | null) => void
}

export interface StateHostDeps {
  readonly clock: Clock
  readonly random: Random
  readonly world: ServerState
  /** Stores an input durably before any client gets a response. Throws when storing fails. */
  readonly record: (input: ServerInput) => void
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
const numberFrom = (id: string, below: number): number =>
  Array.from(id).reduce((acc, letter) => (acc * 64 + Math.max(0, LETTERS.indexOf(letter))) % below, 0)

/** Owns the server state. Time and random values enter the state only through this host. */
export const makeStateHost = ({ clock, random, world: first, record }: StateHostDeps): StateHost => {
  const listeners = new Set<(news: ServerEvent) => void>()
  let world = first
  /** Calls a copy of the listeners, so a listener that subscribes during a notification gets only later events. */
  const notify = (news: ServerEvent): void => {
    Array.from(listeners).forEach((listener) => {
      listener(news)
    })
  }
  return {
    world: () => world,
    now: () => clock.now(),
    commit: (make) => {
      const input = make({
        at: clock.now(),
        id: random.id,
        code: () => String(numberFrom(random.id(), 1_000_000)).padStart(6, '0'),
        draw: () => numberFrom(random.id(), 1_000_000_000),
      })
      const { world: after, outputs } = applyInput(world, input)
      // An input that leaves equal values, such as a setting that is set a second time, would only make the log longer.
      if (after !== world && !isSameValue(after, world)) {
        record(input)
        world = after
      }
      outputs.forEach(notify)
      return outputs
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    kick: (xid, by) => {
      notify({ type: 'Kicked', xid, by })
    },
  }
}
