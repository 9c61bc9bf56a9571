import * as t from 'io-ts'
import { Decimal } from '../kernel/decimal'
import { Failure } from '../kernel/failure'
import { ClientId } from '../kernel/ids'
import { answer, message } from '../kernel/message'
import { GiftOrder } from './send.rules'

/** Commands and facts of sending a gift. */
export const sendMessages = {
  /** The one confirmation (ALL-12). */
  'gift/Confirm': message('gift/Confirm', { order: GiftOrder }),
  'gift/Sent': answer('gift/Sent', {}),
  'gift/NotSent': answer('gift/NotSent', { failure: Failure }),
  /** The answer was lost: nobody can tell yet whether it was sent. */
  'gift/Unclear': answer('gift/Unclear', { failure: Failure }),
  /** Its message is there, or exactly its price is gone. */
  'gift/Found': answer('gift/Found', {}),
  /** Neither; `now` is what is there to pay with, if that is known. */
  'gift/NotSeen': answer('gift/NotSeen', { now: t.union([Decimal, t.null]) }),
  'gift/LookAgain': message('gift/LookAgain', { id: ClientId }),
  /** The person lets go of what can't be found out. */
  'gift/CloseSend': message('gift/CloseSend', { id: ClientId }),
} as const

type Codecs = typeof sendMessages
export type SendGiftMessage = t.TypeOf<Codecs[keyof Codecs]>
