import * as fc from 'fast-check'
import type * as t from 'io-ts'
import { EventLog, type LogSlices } from '../../../src/application/log/event-log'
import type { AnyMessage, EffectRequest, Entry } from '../../../src/domain/event-log'
import type { EffectRef } from '../../../src/domain/kernel/message'
import { entriesOf } from '../../../src/domain/kernel/table'
import { made } from '../builders/made'
import { VirtualTime } from '../virtual-time'
import { ANSWERS } from './answers'
import { arbitraryOf } from './of-codec'

/** One step of a walk. An `answer` responds to an effect that runs when the walk reaches the step. */
export type Move<M> =
  | { readonly kind: 'say'; readonly message: M }
  | { readonly kind: 'answer'; readonly pick: number; readonly which: number; readonly of: Readonly<Record<string, M>> }
  | { readonly kind: 'again'; readonly back: number }
  /** Responds with `message` to a running request of `effect`, of the reducer `unit` if several reducers have one. */
  | { readonly kind: 'answerTo'; readonly effect: string; readonly unit?: string; readonly message: M }
  | { readonly kind: 'pass'; readonly ms: number }

export const walks = <M extends AnyMessage>(
  kinds: Readonly<Record<string, t.Mixed>>,
  message: t.Type<M, unknown>,
  opening: readonly M[],
  /** The first moves, for a start that random moves would hardly ever produce. */
  led: readonly Move<M>[] = [],
): fc.Arbitrary<readonly Move<M>[]> => {
  const any = Object.fromEntries(
    Object.entries(kinds).map(([name, codec]) => [name, arbitraryOf(codec).map((made_) => made(message, made_))]),
  )
  const all = Object.values(any)
  const said = fc.subarray([...opening]).map((some) => some.map((one): Move<M> => ({ kind: 'say', message: one })))
  const begun =
    led.length === 0 ? said : fc.oneof({ weight: 7, arbitrary: said }, { weight: 1, arbitrary: fc.constant(led) })
  const moves = fc.array(
    fc.oneof(
      { weight: 5, arbitrary: fc.record({ kind: fc.constant('say' as const), message: fc.oneof(...all) }) },
      // Opening messages may also occur later, when the state is no longer initial.
      { weight: 3, arbitrary: fc.record({ kind: fc.constant('say' as const), message: fc.constantFrom(...opening) }) },
      {
        weight: 12,
        arbitrary: fc.record({
          kind: fc.constant('answer' as const),
          pick: fc.nat(20),
          which: fc.nat(6),
          of: fc.record(any),
        }),
      },
      { weight: 1, arbitrary: fc.record({ kind: fc.constant('again' as const), back: fc.nat(6) }) },
      { weight: 1, arbitrary: fc.record({ kind: fc.constant('pass' as const), ms: fc.nat(4_000) }) },
    ),
    { maxLength: 40 },
  )
  return fc.tuple(begun, moves).map(([first, then]) => [...first, ...then])
}

export interface Running {
  readonly unit: string
  readonly ask: EffectRequest
}

export const running = (slices: LogSlices): readonly Running[] =>
  Object.values(slices).flatMap((slice) => entriesOf(slice.effects()).map(([, ask]) => ({ unit: slice.name, ask })))

const isRecord = (u: unknown): u is Readonly<Record<string, unknown>> => typeof u === 'object' && u !== null

/** The response to a request. It names the request and repeats fields of the input, as real effects do. */
const answerTo = <M extends AnyMessage>(codec: t.Type<M, unknown>, { unit, ask }: Running, template: M): M => {
  const ref: EffectRef = { unit, id: ask.id, seq: ask.seq }
  const asked = isRecord(ask.input) ? Object.entries(ask.input).filter(([key]) => key in template) : []
  return made(codec, { ...template, ...Object.fromEntries(asked), ask: ref })
}

/** Applies moves to a real log, which numbers each message or drops it. */
export class Walker<M extends AnyMessage> {
  readonly time = new VirtualTime()
  readonly log: EventLog<M>
  readonly entries: Entry<M>[] = []

  constructor(
    readonly slices: LogSlices,
    private readonly codec: t.Type<M, unknown>,
  ) {
    this.log = new EventLog<M>(slices, this.time.clock(), () => [])
    this.log.entries$.subscribe((entry) => {
      this.entries.push(entry)
    })
  }

  go(move: Move<M>): void {
    if (move.kind === 'pass') this.time.skip(move.ms)
    const message = this.#messageOf(move)
    if (message !== undefined) this.log.append(message, null)
  }

  #messageOf(move: Move<M>): M | undefined {
    switch (move.kind) {
      case 'say':
        return move.message
      case 'answerTo': {
        const one = running(this.slices).find(
          ({ unit, ask: { effect } }) => effect === move.effect && unit === (move.unit ?? unit),
        )
        return one === undefined ? undefined : answerTo(this.codec, one, move.message)
      }
      case 'again':
        return this.entries.at(-1 - move.back)?.message
      case 'pass':
        return undefined
      case 'answer': {
        const asks = running(this.slices)
        const one = asks[move.pick % Math.max(1, asks.length)]
        if (one === undefined) return undefined
        const names = ANSWERS[`${one.unit}/${one.ask.effect}`] ?? []
        const template = move.of[names[move.which % Math.max(1, names.length)] ?? '']
        return template === undefined ? undefined : answerTo(this.codec, one, template)
      }
    }
  }
}

/** The state of every slice, encoded as for the store. */
export const stateOf = (slices: LogSlices): unknown => entriesOf(slices).map(([name, slice]) => [name, slice.encode()])
export const throughJson = (u: unknown): unknown => JSON.parse(JSON.stringify(u))
