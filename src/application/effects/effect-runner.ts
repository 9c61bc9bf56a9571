import * as t from 'io-ts'
import { noAsks, type Ask } from '../../domain/event-log'
import type { EffectRef } from '../../domain/kernel/message'
import { entriesOf, type Table } from '../../domain/kernel/table'
import { unreachable } from '../../domain/kernel/failure'
import type { SessionId } from '../../domain/kernel/ids'
import { Instant, addMs } from '../../domain/kernel/instant'
import type { Effect } from './effect'
import type { EventLog } from '../log/event-log'
import type { Clock } from '../ports/browser/clock'
import { RunningEffect } from './running-effect'

interface Running {
  readonly ref: EffectRef
  readonly at: Instant | null
  stop: () => void
}

interface Deps<M> {
  /** The reducers that are here by now, by their names; more may come. */
  readonly readers: () => EventLog<never>['readers']
  /** The last entry of the log. */
  readonly upTo: () => number
  readonly effectOf: (name: string) => Effect<M> | undefined
  readonly clock: Clock
  readonly say: (message: M) => void
  readonly alarmRang: (ask: EffectRef) => M
  /** The fact that the one call of a `once` is about to be made. */
  readonly attempted: (ask: EffectRef) => M
  /** When that fact entered the log; it stays for as long as this is asked for. */
  readonly attemptedAt: (ask: EffectRef) => Instant | null
  /** Who is in by now. */
  readonly session: () => SessionId | null
  /** `isStored`: it is not merely kept for as long as this page lives. */
  readonly whenDurable: (seq: number, call: (isStored: boolean) => void) => void
  readonly setBacksUpTo: (now: Instant) => (since: number) => number
}

const alarm = t.type({ at: Instant })

/**
 * The one place where a machine meets the world: an effect runs exactly while its machine asks for it. Alarms are kept
 * here as deadlines, so that whatever is overdue can be heard before anything else.
 */
export class EffectRunner<M> {
  #running = new Map<string, Running>()
  #performing = false
  #following = false
  #again = false
  /** What waits until its attempt is in the log. */
  #attempting = new Map<string, () => void>()
  /** What each unit asked for when all of that had been started: the same tables mean that there is nothing to do. */
  #followed: readonly Table<Ask>[] = []
  /** Asks up to this entry were made before this tab performed: whoever ran then may have begun them. */
  #askedBefore = 0
  /** By so much clocks were set back since that entry: what was asked for by it is due as much earlier. */
  #behindMs: (since: number) => number = () => 0

  constructor(private readonly deps: Deps<M>) {}

  /** Starts what is asked for now, as something that ran before. */
  begin(): void {
    this.#performing = true
    this.#askedBefore = this.deps.upTo()
    this.#behindMs = this.deps.setBacksUpTo(this.deps.clock.now())
    this.#follow()
  }

  end(): void {
    this.#performing = false
    this.#followed = []
    for (const { stop } of this.#running.values()) stop()
    this.#running.clear()
    this.#attempting.clear()
  }

  /** Starts and stops effects so that they are what the cells ask for. */
  follow(): void {
    if (this.#performing) this.#follow()
  }

  #asked(): readonly Table<Ask>[] {
    return this.deps.readers().map(([, slice]) => slice.effects())
  }

  /** Alarms whose instant has passed, in the order of their instants; each is told once. */
  overdue(): readonly M[] {
    const now = this.deps.clock.now()
    return [...this.#running.values()]
      .flatMap(({ at, ref }) => (at !== null && at <= now ? [{ at, ref }] : []))
      .sort((a, b) => a.at - b.at)
      .map(({ ref }) => this.deps.alarmRang(ref))
  }

  /** An effect may answer while it is being started, and so change what is asked for: then once more. */
  #follow(): void {
    this.#again = true
    if (this.#following) return
    this.#following = true
    while (this.#again) {
      this.#again = false
      for (const goOn of this.#attempting.values()) goOn()
      this.#compare()
    }
    this.#following = false
  }

  #compare(): void {
    const asked = this.#asked()
    if (asked.length === this.#followed.length && asked.every((one, i) => one === this.#followed[i])) return
    const wanted = new Map<string, { unit: string; ask: Ask }>()
    for (const [i, [unit]] of this.deps.readers().entries()) {
      for (const [, ask] of entriesOf(asked[i] ?? noAsks)) wanted.set(`${unit}/${ask.id}/${ask.seq}`, { unit, ask })
    }
    for (const [key, { stop }] of this.#running) {
      if (wanted.has(key)) continue
      this.#running.delete(key)
      this.#attempting.delete(key)
      stop()
    }
    for (const [key, { unit, ask }] of wanted) {
      if (this.#again) return
      if (!this.#running.has(key)) this.#start(key, unit, ask)
    }
    this.#followed = asked
  }

  #start(key: string, unit: string, ask: Ask): void {
    const ref: EffectRef = { unit, id: ask.id, seq: ask.seq }
    const at =
      ask.effect === 'alarm' && alarm.is(ask.input)
        ? addMs(ask.input.at, ask.seq <= this.#askedBefore ? -this.#behindMs(ask.seq) : 0)
        : null
    const running: Running = { ref, at, stop: () => undefined }
    this.#running.set(key, running)
    const { clock, say, session, alarmRang, whenDurable, effectOf } = this.deps
    if (at !== null) {
      running.stop = clock.wake(at, () => say(alarmRang(ref)))
      return
    }
    const effect = effectOf(`${unit}/${ask.effect}`)
    if (effect === undefined) throw new Error(`nobody performs ${unit}/${ask.effect}`)
    const one = new RunningEffect(effect, ask.input, { ask: ref, resumed: ask.seq <= this.#askedBefore, say, session })
    running.stop = () => {
      one.stop()
    }
    const isWanted = () => this.#running.get(key) === running
    if (effect.kind === 'read') one.perform(clock.now())
    else
      whenDurable(ask.seq, (isStored) => {
        if (!isWanted()) return
        if (effect.kind === 'once') this.#attempt(key, one, isStored, isWanted)
        else one.perform(clock.now())
      })
  }

  /**
   * The call is made once the log holds durably that it is. Where what asked is stored and the attempt could not be, a
   * reload
   * would make the call again: then it is not made.
   */
  #attempt(key: string, one: RunningEffect<M>, isAskStored: boolean, isWanted: () => boolean): void {
    const { attempted, attemptedAt, say, upTo, whenDurable } = this.deps
    const ref = this.#running.get(key)?.ref
    if (ref === undefined) return
    const before = attemptedAt(ref)
    if (before !== null) return one.resume(before)
    this.#attempting.set(key, () => {
      const since = attemptedAt(ref)
      if (since === null) return
      this.#attempting.delete(key)
      whenDurable(upTo(), (isStored) => {
        if (!isWanted()) return
        if (isAskStored && !isStored) one.fail(unreachable)
        else one.perform(since)
      })
    })
    say(attempted(ref))
  }
}
