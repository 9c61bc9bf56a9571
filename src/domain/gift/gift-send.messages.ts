import * as t from 'io-ts'
import { Decimal } from '../kernel/decimal'
import { Failure } from '../kernel/failure'
import { ClientId } from '../kernel/ids'
import { effectResult, message } from '../kernel/message'
import { GiftOrder } from './gift-send.rules'

export const giftSendMessages = {
  /** The only confirmation before the gift is posted (ALL-12). */
  'gift/Confirm': message('gift/Confirm', { order: GiftOrder }),
  'gift/Sent': effectResult('gift/Sent', {}),
  'gift/NotSent': effectResult('gift/NotSent', { failure: Failure }),
  /** The response was lost, so the server may have sent the gift. */
  'gift/Unclear': effectResult('gift/Unclear', { failure: Failure }),
  /** The check found the gift's message in the chat, or a balance that is lower by exactly the price. */
  'gift/Found': effectResult('gift/Found', {}),
  /** The check found neither the message nor the paid amount. `now`: the paying balance, if known. */
  'gift/NotFound': effectResult('gift/NotFound', { now: t.union([Decimal, t.null]) }),
  'gift/LookAgain': message('gift/LookAgain', { id: ClientId }),
  /** Dismisses an outcome that is still unknown. */
  'gift/CloseSend': message('gift/CloseSend', { id: ClientId }),
} as const

type Codecs = typeof giftSendMessages
export type GiftSendMessage = t.TypeOf<Codecs[keyof Codecs]>
