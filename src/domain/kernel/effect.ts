import * as t from 'io-ts'
import { fromCallback, type EventObject } from 'xstate'
import { Instant } from './instant'

/**
 * An effect as a machine sees it: a name and typed input, without a body. The effect never completes, throws or sends
 * an event.
 * Its only response is a fact in the log. The codec lets the application decode an input that was stored before a
 * reload.
 */
export const effect = <I extends t.Mixed>(_input: I) => fromCallback<EventObject, t.TypeOf<I>>(() => undefined)

/** Requests the fact `AlarmRang` at the time `at`. */
export const alarmInput = t.strict({ at: Instant }, 'alarm')

export type EffectRequestOf<Effects extends Readonly<Record<string, t.Mixed>>> = {
  [K in keyof Effects & string]: [effect: K, options: { id: string; input: t.TypeOf<Effects[K]> }]
}[keyof Effects & string]
