import * as t from 'io-ts'
import type { TabId } from './ids'
import type { Instant } from './instant'
import { EffectId, ProgramWord } from './export-policy'

/** Says which running ask a fact answers: a fact that answers another ask never enters the log. */
export const EffectRef = t.strict({ unit: ProgramWord, id: EffectId, seq: t.number }, 'AskRef')
export type EffectRef = t.TypeOf<typeof EffectRef>

interface Delivery {
  /**
   * It is handed to the leading tab until it is stored, also where a leader whose store failed has heard and done it.
   * All else is
   * meant for the moment in which it is said: no microphone opens by what was done with long ago.
   */
  readonly redelivered: boolean
}
export const UNTIL_STORED: Delivery = { redelivered: true }

/** A command or a plain fact: its `type` is its name. */
export const message = <N extends string, P extends t.Props>(
  name: N,
  props: P,
  { redelivered }: Delivery = { redelivered: false },
) => Object.assign(t.strict({ type: t.literal(name), ...props }, name), { redelivered })

/** A fact that answers an ask. */
export const effectResult = <N extends string, P extends t.Props>(name: N, props: P) =>
  t.strict({ type: t.literal(name), ask: EffectRef, ...props }, name)

/**
 * What a machine gets to hear: the message, the number of its entry, when it entered the log, and which tab gave it
 * (`null`: none did).
 */
export type ReceivedMessage<M> = M & { readonly entry: number; readonly at: Instant; readonly tab: TabId | null }
