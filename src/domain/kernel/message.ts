import * as t from 'io-ts'
import type { TabId } from './ids'
import type { Instant } from './instant'
import { EffectId, ProgramWord } from './export-policy'

/** Names the active effect request that a fact answers. A fact whose request is not active never enters the log. */
export const EffectRef = t.strict({ unit: ProgramWord, id: EffectId, seq: t.number }, 'AskRef')
export type EffectRef = t.TypeOf<typeof EffectRef>

interface Delivery {
  /**
   * Whether a tab sends the message again until a leader has stored it, even if an earlier leader applied the message
   * but its store failed. Any other message is sent once: an old command must not open a microphone.
   */
  readonly redelivered: boolean
}
export const UNTIL_STORED: Delivery = { redelivered: true }

/** Defines a command or a plain fact. `name` becomes its `type`. */
export const message = <N extends string, P extends t.Props>(
  name: N,
  props: P,
  { redelivered }: Delivery = { redelivered: false },
) => Object.assign(t.strict({ type: t.literal(name), ...props }, name), { redelivered })

export const effectResult = <N extends string, P extends t.Props>(name: N, props: P) =>
  t.strict({ type: t.literal(name), ask: EffectRef, ...props }, name)

/** A message with the number of its entry, its time in the log, and the tab that sent it (`null`: no tab). */
export type ReceivedMessage<M> = M & { readonly entry: number; readonly at: Instant; readonly tab: TabId | null }
