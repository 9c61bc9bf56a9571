import * as t from 'io-ts'
import { Decimal } from '../kernel/decimal'
import { Failure } from '../kernel/failure'
import { ConversationId, Gid } from '../kernel/ids'
import { effectResult, message } from '../kernel/message'
import { Guest } from './rain-event'
import { RainOrder } from './rain-order.rules'
import { orNull } from '../kernel/or-null'

export const RainChange = t.union(
  [
    t.strict({ field: t.literal('currency'), currencyId: t.number }),
    t.strict({ field: t.literal('total'), text: t.string }),
    t.strict({ field: t.literal('count'), text: t.string }),
    t.strict({ field: t.literal('level'), text: t.string }),
    t.strict({ field: t.literal('evenly'), on: t.boolean }),
    t.strict({ field: t.literal('exclusive'), on: t.boolean }),
    t.strict({ field: t.literal('guest'), guest: Guest, on: t.boolean }),
  ],
  'RainChange',
)
export type RainChange = t.TypeOf<typeof RainChange>

export const rainSendMessages = {
  'bubble/OpenForm': message('bubble/OpenForm', { conversationId: ConversationId, gid: Gid }),
  'bubble/ChangeForm': message('bubble/ChangeForm', { change: RainChange }),
  /** The only confirmation before the rain is posted (ALL-12). The member has seen every figure. */
  'bubble/ConfirmRain': message('bubble/ConfirmRain', { order: RainOrder }),
  /** The state before posting. `newest`: seq of the conversation's newest message. `have`: the balance. */
  'bubble/RainChecked': effectResult('bubble/RainChecked', { newest: t.number, have: Decimal }),
  'bubble/RainNotChecked': effectResult('bubble/RainNotChecked', { failure: Failure }),
  'bubble/RainSent': effectResult('bubble/RainSent', {}),
  'bubble/RainNotSent': effectResult('bubble/RainNotSent', { failure: Failure }),
  /** The response was lost, so the rain may have started. */
  'bubble/RainUnclear': effectResult('bubble/RainUnclear', { failure: Failure }),
  'bubble/RainFound': effectResult('bubble/RainFound', {}),
  /**
   * The check did not find the rain in the conversation. `have`: the balance during the check; `null` if the balance
   * could not be read.
   */
  'bubble/RainNotFound': effectResult('bubble/RainNotFound', { have: orNull(Decimal) }),
  'bubble/LookUpRain': message('bubble/LookUpRain', {}),
  'bubble/CloseForm': message('bubble/CloseForm', {}),
} as const

type Codecs = typeof rainSendMessages
export type RainSendMessage = t.TypeOf<Codecs[keyof Codecs]>
