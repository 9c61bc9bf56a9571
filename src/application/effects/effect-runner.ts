import * as t from 'io-ts'
import { noEffectRequests, type EffectRequest } from '../../domain/event-log'
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
  /** The deadline of an alarm, in the time of a clock that was never set. */
  readonly dueAt: number | null
  stop: () => void
}

interface Deps<M> {
  /** The loaded reducers by name. More reducers may attach later. */
  readonly readers: () => EventLog<never>['readers']
  readonly upTo: () => number
  readonly effectOf: (name: string) => Effect<M> | undefined
  readonly clock: Clock
  readonly say: (message: M) => void
  readonly alarmRang: (ask: EffectRef) => M
  /** The fact that a `once` effect is about to make its only request. */
  readonly attempted: (ask: EffectRef) => M
  /** The time at which that fact entered the log. The time is stored while the effect is requested. */
  readonly attemptedAt: (ask: EffectRef) => Instant | null
  readonly session: () => SessionId | null
  /** `isStored`: the entry is in the store, not only in this page's memory. */
  readonly whenDurable: (seq: number, call: (isStored: boolean) => void) => void
  readonly setBacksUpTo: (now: Instant) => (since: number) => number
}

const alarm = t.type({ at: Instant })

/**
 * Runs effects: each effect runs exactly while a reducer requests it. The runner keeps the deadline of each alarm, so
 * that overdue alarms enter the log before anything else.
 */
export class EffectRunner<M> {
  #running = new Map<string, Running>()
  #performing = false
  #following = false
  #again = false
  /** `once` effects that wait until their attempt is in the log. */
  #attempting = new Map<string, () => void>()
  /**
   * The requests of each reducer at the last comparison. If the tables are still the same, no effect starts or stops.
   */
  #followed: readonly Table<EffectRequest>[] = []
  /**
   * The number of the last entry before this runner began. An earlier leader or page may have started the effects that
   * were requested up to this entry.
   */
  #askedBefore = 0
  /**
   * By how many ms clocks were set back since entry `since`. An alarm requested at that entry is due that much earlier.
   */
  #behindMs: (since: number) => number = () => 0

  constructor(private readonly deps: Deps<M>) {}

  /** Starts the effects of all current requests, as resumed effects. */
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

  /** Starts and stops effects to match the reducers' requests. */
  follow(): void {
    if (this.#performing) this.#follow()
  }

  #asked(): readonly Table<EffectRequest>[] {
    return this.deps.readers().map(([, slice]) => slice.effects())
  }

  #unset(at: Instant): number {
    return at - (this.deps.clock.setAheadMs?.() ?? 0)
  }

  /** The facts of the overdue alarms, sorted by deadline. */
  overdue(): readonly M[] {
    const now = this.#unset(this.deps.clock.now())
    return [...this.#running.values()]
      .flatMap(({ dueAt, ref }) => (dueAt !== null && dueAt <= now ? [{ dueAt, ref }] : []))
      .sort((a, b) => a.dueAt - b.dueAt)
      .map(({ ref }) => this.deps.alarmRang(ref))
  }

  /**
   * Starts and stops effects. An effect may answer synchronously and change the requests; then the runner compares the
   * requests again.
   */
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
    const wanted = new Map<string, { unit: string; ask: EffectRequest }>()
    for (const [i, [unit]] of this.deps.readers().entries()) {
      for (const [, ask] of entriesOf(asked[i] ?? noEffectRequests))
        wanted.set(`${unit}/${ask.id}/${ask.seq}`, { unit, ask })
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

  #start(key: string, unit: string, ask: EffectRequest): void {
    const ref: EffectRef = { unit, id: ask.id, seq: ask.seq }
    const at =
      ask.effect === 'alarm' && alarm.is(ask.input)
        ? addMs(ask.input.at, ask.seq <= this.#askedBefore ? -this.#behindMs(ask.seq) : 0)
        : null
    const running: Running = { ref, dueAt: at === null ? null : this.#unset(at), stop: () => undefined }
    this.#running.set(key, running)
    const { clock, say, session, alarmRang, whenDurable, effectOf } = this.deps
    if (at !== null) {
      running.stop = clock.wake(at, () => say(alarmRang(ref)))
      return
    }
    const effect = effectOf(`${unit}/${ask.effect}`)
    if (effect === undefined) throw new Error(`no effect is registered as ${unit}/${ask.effect}`)
    const run = new RunningEffect(effect, ask.input, { ask: ref, resumed: ask.seq <= this.#askedBefore, say, session })
    running.stop = () => {
      run.stop()
    }
    const isWanted = () => this.#running.get(key) === running
    if (effect.kind === 'read') run.perform(clock.now())
    else
      whenDurable(ask.seq, (isStored) => {
        if (!isWanted()) return
        if (effect.kind === 'once') this.#attempt(key, run, isStored, isWanted)
        else run.perform(clock.now())
      })
  }

  /**
   * Makes the only request after the attempt is durable in the log. If the effect request is stored but the attempt
   * cannot be stored, the effect fails, because a reload would repeat the request.
   */
  #attempt(key: string, run: RunningEffect<M>, isAskStored: boolean, isWanted: () => boolean): void {
    const { attempted, attemptedAt, say, upTo, whenDurable } = this.deps
    const ref = this.#running.get(key)?.ref
    if (ref === undefined) return
    const before = attemptedAt(ref)
    if (before !== null) return run.resume(before)
    this.#attempting.set(key, () => {
      const since = attemptedAt(ref)
      if (since === null) return
      this.#attempting.delete(key)
      whenDurable(upTo(), (isStored) => {
        if (!isWanted()) return
        if (isAskStored && !isStored) run.fail(unreachable)
        else run.perform(since)
      })
    })
    say(attempted(ref))
  }
}
