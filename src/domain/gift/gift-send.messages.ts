import * as t from 'io-ts'
import { Decimal } from '../kernel/decimal'
import { Failure } from '../kernel/failure'
import { ClientId } from '../kernel/ids'
import { effectResult, message } from '../kernel/message'
import { GiftOrder } from './gift-send.rules'

/** Commands and facts of sending a gift. */
export const giftSendMessages = {
  /** The one confirmation (ALL-12). */
  'gift/Confirm': message('gift/Confirm', { order: GiftOrder }),
  'gift/Sent': effectResult('gift/Sent', {}),
  'gift/NotSent': effectResult('gift/NotSent', { failure: Failure }),
  /** The answer was lost: nobody can tell yet whether it was sent. */
  'gift/Unclear': effectResult('gift/Unclear', { failure: Failure }),
  /** Its message is there, or exactly its price is gone. */
  'gift/Found': effectResult('gift/Found', {}),
  /** Neither; `now` is what is there to pay with, if that is known. */
  'gift/NotSeen': effectResult('gift/NotSeen', { now: t.union([Decimal, t.null]) }),
  'gift/LookAgain': message('gift/LookAgain', { id: ClientId }),
  /** The person lets go of what can't be found out. */
  'gift/CloseSend': message('gift/CloseSend', { id: ClientId }),
} as const

type Codecs = typeof giftSendMessages
export type GiftSendMessage = t.TypeOf<Codecs[keyof Codecs]>
