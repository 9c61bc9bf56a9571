import * as E from 'fp-ts/Either'
import type { TaskEither } from 'fp-ts/TaskEither'
import type * as t from 'io-ts'
import type { AskRef } from '../domain/kernel/message'
import { emptyTable, put, type Table } from '../domain/kernel/table'

export interface Asked<M> {
  /** The answer must carry it. */
  readonly ask: AskRef
  readonly say: (message: M) => void
  /** It ran before this tab led, or before a reload, and was not answered. */
  readonly resumed: boolean
}

export type Body<I, M> = (input: I, asked: Asked<M>) => (() => void) | void

/** An effect as the runner knows it. A read may begin at once; all else waits until its entry is durable. */
export interface Effect<M> {
  readonly reads: boolean
  readonly run: (input: unknown, asked: Asked<M>) => (() => void) | void
}

export const reading = <I, M>(codec: t.Type<I, unknown>, body: Body<I, M>): Effect<M> => effectOf(true, codec, body)
export const acting = <I, M>(codec: t.Type<I, unknown>, body: Body<I, M>): Effect<M> => effectOf(false, codec, body)

const effectOf = <I, M>(reads: boolean, codec: t.Type<I, unknown>, body: Body<I, M>): Effect<M> => ({
  reads,
  run: (raw, asked) => {
    const input = codec.decode(raw)
    return E.isRight(input) ? body(input.right, asked) : undefined
  },
})

/** Calls the port once and answers with what came of it. */
export const answering = <I, F, A, M>(
  call: (input: I) => TaskEither<F, A>,
  whenDone: (value: A, input: I, ask: AskRef) => M,
  whenFailed: (failure: F, input: I, ask: AskRef) => M,
): Body<I, M> => (input, { ask, say }) => {
  void call(input)().then(E.fold(
    (failure) => say(whenFailed(failure, input, ask)),
    (value) => say(whenDone(value, input, ask)),
  ))
}

/** Effects by unit and name. A unit that asks for a name that is not there is a mistake in the wiring. */
export const effectTable = <M>(units: Readonly<Record<string, Readonly<Record<string, Effect<M>>>>>): Table<Effect<M>> => {
  let table: Table<Effect<M>> = emptyTable()
  for (const [unit, effects] of Object.entries(units)) {
    for (const [name, one] of Object.entries(effects)) table = put(table, `${unit}/${name}`, one)
  }
  return table
}
