import * as t from 'io-ts'
import { fromCallback, type EventObject } from 'xstate'
import { Instant } from './instant'

/**
 * An effect as a machine knows it: a name and typed data, no body. It never completes, throws or sends back: its only
 * answer is a fact in the log. The codec lets the application read an input that was stored before a reload.
 */
export const effect = <I extends t.Mixed>(_input: I) => fromCallback<EventObject, t.TypeOf<I>>(() => undefined)

/** Asks to be told `AlarmRang` once `at` has come. */
export const alarmInput = t.strict({ at: Instant }, 'alarm')

/** One ask for any of these effects: its name, the id of this asking, its input. */
export type EffectRequestOf<Effects extends Readonly<Record<string, t.Mixed>>> = {
  [K in keyof Effects & string]: [effect: K, options: { id: string; input: t.TypeOf<Effects[K]> }]
}[keyof Effects & string]
