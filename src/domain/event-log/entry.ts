import * as t from 'io-ts'
import { EffectRef, effectResult, type ReceivedMessage } from '../kernel/message'
import { Instant } from '../kernel/instant'
import { TabId } from '../kernel/ids'
import { LOG_VERSION, upcastMessage } from './upcast/upcast'

/** Identifies the `n`th message that this tab sent to the log, so a message that arrives twice is applied once. */
export const Origin = t.strict({ tab: TabId, n: t.number }, 'Origin')
export type Origin = t.TypeOf<typeof Origin>

export interface AnyMessage {
  readonly type: string
  readonly ask?: EffectRef
}

/** An entry of the log. `seq` gives the order; `from` is `null` if no tab sent the message. */
export interface Entry<M extends AnyMessage = AnyMessage> {
  readonly seq: number
  readonly at: Instant
  readonly from: Origin | null
  readonly message: M
}

export type AnyReceivedMessage = ReceivedMessage<AnyMessage>

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

/** Upcasts the message of a stored entry to `LOG_VERSION`. A value with another shape is returned unchanged. */
export const upcastEntry = (written: unknown): unknown =>
  Written.is(written) ? { ...written, message: upcastMessage(versionOf(written), written.message) } : written

/**
 * Encodes entries in `LOG_VERSION`, decodes entries of every version up to `LOG_VERSION`, and rejects newer versions.
 */
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

/**
 * An effect that may send only one request writes this fact to the log before that request, so a reload never repeats
 * the request (ADR 15). The effect stays active.
 */
export const EffectAttempted = effectResult('EffectAttempted', {})
export type EffectAttempted = t.TypeOf<typeof EffectAttempted>

export type MessageCodecs = Readonly<Record<string, t.Mixed>>
