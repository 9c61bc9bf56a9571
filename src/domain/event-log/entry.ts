import * as t from 'io-ts'
import { AskRef, answer } from '../kernel/message'
import { Instant } from '../kernel/instant'
import { TabId } from '../kernel/ids'

/** The `n`th message that this tab gave to the log. Lets a message that is handed over twice be counted once. */
export const Origin = t.strict({ tab: TabId, n: t.number }, 'Origin')
export type Origin = t.TypeOf<typeof Origin>

export interface AnyMessage {
  readonly type: string
  readonly ask?: AskRef
}

/** One line of the log: in this order, at this time, this was said. */
export interface Entry<M extends AnyMessage = AnyMessage> {
  readonly seq: number
  readonly at: Instant
  readonly from: Origin | null
  readonly message: M
}

export const entryCodec = <M extends AnyMessage>(anyMessage: t.Type<M, unknown>): t.Type<Entry<M>, unknown> =>
  t.strict({ seq: t.number, at: Instant, from: t.union([Origin, t.null]), message: anyMessage }, 'Entry')

export const AlarmRang = answer('AlarmRang', {})
export type AlarmRang = t.TypeOf<typeof AlarmRang>
