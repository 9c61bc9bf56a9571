import * as t from 'io-ts'
import { noAsks, type Ask } from '../domain/event-log'
import type { AskRef } from '../domain/kernel/message'
import { entriesOf, type Table } from '../domain/kernel/table'
import { Instant, later } from '../domain/kernel/instant'
import type { Effect } from './effect'
import type { EventLog } from './event-log'
import type { Clock } from './ports/clock'

interface Running { readonly ask: Ask, readonly ref: AskRef, readonly at: Instant | null, stop: () => void }

interface Needs<M> {
  /** The reducers that are here by now, by their names; more may come. */
  readonly readers: () => EventLog<never>['readers']
  /** The last entry of the log. */
  readonly upTo: () => number
  readonly effectOf: (name: string) => Effect<M> | undefined
  readonly clock: Clock
  readonly say: (message: M) => void
  readonly alarmRang: (ask: AskRef) => M
  readonly whenDurable: (seq: number, call: () => void) => void
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
  /** What each unit asked for when all of that had been started: the same tables mean that there is nothing to do. */
  #followed: readonly Table<Ask>[] = []
  /** Asks up to this entry were made before this tab performed: whoever ran then may have begun them. */
  #askedBefore = 0
  /** By so much clocks were set back since that entry: what was asked for by it is due as much earlier. */
  #behindMs: (since: number) => number = () => 0

  constructor(private readonly needs: Needs<M>) {}

  /** Starts what is asked for now, as something that ran before. */
  begin(): void {
    this.#performing = true
    this.#askedBefore = this.needs.upTo()
    this.#behindMs = this.needs.setBacksUpTo(this.needs.clock.now())
    this.#follow()
  }

  end(): void {
    this.#performing = false
    this.#followed = []
    for (const { stop } of this.#running.values()) stop()
    this.#running.clear()
  }

  /** Starts and stops effects so that they are what the cells ask for. */
  follow(): void { if (this.#performing) this.#follow() }

  #asked(): readonly Table<Ask>[] { return this.needs.readers().map(([, cell]) => cell.asks()) }

  /** Alarms whose instant has passed, in the order of their instants; each is told once. */
  overdue(): readonly M[] {
    const now = this.needs.clock.now()
    return [...this.#running.values()]
      .flatMap(({ at, ref }) => (at !== null && at <= now ? [{ at, ref }] : []))
      .sort((a, b) => a.at - b.at)
      .map(({ ref }) => this.needs.alarmRang(ref))
  }

  /** An effect may answer while it is being started, and so change what is asked for: then once more. */
  #follow(): void {
    this.#again = true
    if (this.#following) return
    this.#following = true
    while (this.#again) {
      this.#again = false
      this.#compare()
    }
    this.#following = false
  }

  #compare(): void {
    const asked = this.#asked()
    if (asked.length === this.#followed.length && asked.every((one, i) => one === this.#followed[i])) return
    const wanted = new Map<string, { unit: string, ask: Ask }>()
    for (const [i, [unit]] of this.needs.readers().entries()) {
      for (const [, ask] of entriesOf(asked[i] ?? noAsks)) wanted.set(`${unit}/${ask.id}/${ask.seq}`, { unit, ask })
    }
    for (const [key, { stop }] of this.#running) {
      if (wanted.has(key)) continue
      this.#running.delete(key)
      stop()
    }
    for (const [key, { unit, ask }] of wanted) {
      if (this.#again) return
      if (!this.#running.has(key)) this.#start(key, unit, ask)
    }
    this.#followed = asked
  }

  #start(key: string, unit: string, ask: Ask): void {
    const ref: AskRef = { unit, id: ask.id, seq: ask.seq }
    const at = ask.effect === 'alarm' && alarm.is(ask.input) ? later(ask.input.at, ask.seq <= this.#askedBefore ? -this.#behindMs(ask.seq) : 0) : null
    const running: Running = { ask, ref, at, stop: () => undefined }
    this.#running.set(key, running)
    const { clock, say, alarmRang, whenDurable, effectOf } = this.needs
    if (at !== null) {
      running.stop = clock.wake(at, () => say(alarmRang(ref)))
      return
    }
    const effect = effectOf(`${unit}/${ask.effect}`)
    if (effect === undefined) throw new Error(`nobody performs ${unit}/${ask.effect}`)
    const run = () => {
      if (this.#running.get(key) !== running) return
      const stop = effect.run(ask.input, { ask: ref, say, resumed: ask.seq <= this.#askedBefore })
      if (stop === undefined) return
      // It may have answered already, and so not be asked for any more.
      if (this.#running.get(key) === running) running.stop = stop
      else stop()
    }
    if (effect.reads) run()
    else whenDurable(ask.seq, run)
  }
}
