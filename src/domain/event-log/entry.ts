import * as t from 'io-ts'
import { EffectRef, effectResult, type ReceivedMessage } from '../kernel/message'
import { Instant } from '../kernel/instant'
import { TabId } from '../kernel/ids'
import { LOG_VERSION, upcastMessage } from './upcast/upcast'

/** The `n`th message that this tab gave to the log. Lets a message that is handed over twice be counted once. */
export const Origin = t.strict({ tab: TabId, n: t.number }, 'Origin')
export type Origin = t.TypeOf<typeof Origin>

export interface AnyMessage {
  readonly type: string
  readonly ask?: EffectRef
}

/** One line of the log: in this order, at this time, this was said. */
export interface Entry<M extends AnyMessage = AnyMessage> {
  readonly seq: number
  readonly at: Instant
  readonly from: Origin | null
  readonly message: M
}

/** Any message as a machine or a fold is given it. */
export type AnyReceivedMessage = ReceivedMessage<AnyMessage>

/** The message of an entry, with the number, the time and the tab of the entry beside its own fields. */
export const receivedFrom = ({ at, seq, from, message }: Entry): AnyReceivedMessage => ({
  ...message,
  entry: seq,
  at,
  tab: from?.tab ?? null,
})

const Written = t.type({ message: t.unknown })

const versionOf = (written: object): number => {
  if (!('v' in written)) return 0
  return typeof written.v === 'number' ? written.v : Number.NaN
}

/** An entry as it was stored, with its message as this version would have written it. */
export const upcastEntry = (written: unknown): unknown =>
  Written.is(written) ? { ...written, message: upcastMessage(versionOf(written), written.message) } : written

/** Writes entries of this version and reads those of any up to it; an entry of a newer one is refused. */
export const entryCodec = <M extends AnyMessage>(anyMessage: t.Type<M, unknown>): t.Type<Entry<M>, unknown> => {
  const codec = t.strict({ seq: t.number, at: Instant, from: t.union([Origin, t.null]), message: anyMessage }, 'Entry')
  return new t.Type<Entry<M>, unknown>(
    codec.name,
    codec.is,
    (written, context) => codec.validate(upcastEntry(written), context),
    (entry) => ({ v: LOG_VERSION, ...codec.encode(entry) }),
  )
}

export const AlarmRang = effectResult('AlarmRang', {})
export type AlarmRang = t.TypeOf<typeof AlarmRang>

/** The one call that this ask is for is about to be made: it is never made a second time (ADR 15). The ask goes on. */
export const EffectAttempted = effectResult('EffectAttempted', {})
export type EffectAttempted = t.TypeOf<typeof EffectAttempted>

/** Messages by their types. */
export type MessageCodecs = Readonly<Record<string, t.Mixed>>
