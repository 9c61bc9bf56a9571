import type { Clock } from '../../application/ports/browser/clock'
import type { Random } from '../../application/ports/browser/random'
import { MessageId, type Xid } from '../../domain/kernel/ids'
import type { Instant } from '../../domain/kernel/instant'
import type { ServerInput } from './state/input'
import type { ServerOutput } from './state/output'
import { applyInput } from './state/apply-input'
import type { ServerState } from './state/server-state'

/** What an input needs from outside the world. */
export interface InputContext {
  readonly at: Instant
  /** A token or an id, never the same twice. */
  readonly id: () => string
  /** Six digits. */
  readonly code: () => string
  /** A whole number below 10⁹. */
  readonly draw: () => number
}

export const newMessageId = ({ id }: InputContext): MessageId => {
  const drawn = id()
  if (MessageId.is(drawn)) return drawn
  throw new Error('chance makes ids that are none')
}

/**
 * What is heard outside the world: what it makes known, and whom the chat service throws out: every session of that
 * account but the one that has just taken its place, where one has.
 */
export type ServerEvent = ServerOutput | { readonly type: 'Kicked'; readonly xid: Xid; readonly by: string | null }

export interface StateHost {
  readonly world: () => ServerState
  /** Once it answers, the input is recorded. Where it can't be recorded it throws, and nothing has happened. */
  readonly commit: (make: (chance: InputContext) => ServerInput) => readonly ServerOutput[]
  /** What time it is in the town. */
  readonly now: () => Instant
  readonly subscribe: (listener: (news: ServerEvent) => void) => () => void
  /** `by` is the token of the session that stays; at `null` none does. */
  readonly kick: (xid: Xid, by: string | null) => void
}

export interface StateHostDeps {
  readonly clock: Clock
  readonly random: Random
  readonly world: ServerState
  /** Makes an input durable before anybody is answered; throws where it can't. */
  readonly record: (input: ServerInput) => void
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
const numberFrom = (id: string, below: number): number =>
  Array.from(id).reduce((so, letter) => (so * 64 + Math.max(0, LETTERS.indexOf(letter))) % below, 0)

/** The one place where the world lives and where time and chance enter it. */
export const makeStateHost = ({ clock, random, world: first, record }: StateHostDeps): StateHost => {
  const listeners = new Set<(news: ServerEvent) => void>()
  let world = first
  /** Whoever begins to listen while news is told hears the next. */
  const tell = (news: ServerEvent): void => {
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
      if (after !== world) record(input)
      world = after
      outputs.forEach(tell)
      return outputs
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    kick: (xid, by) => {
      tell({ type: 'Kicked', xid, by })
    },
  }
}
