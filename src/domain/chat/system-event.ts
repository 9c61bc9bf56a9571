import * as t from 'io-ts'
import { Decimal } from '../kernel/decimal'
import { orNull } from '../kernel/or-null'

/** What a system line reports. The screen words each code in the reader's language. */
export const SYSTEM_EVENTS = {
  rainMost: null,
  rainTied: null,
  rainEven: null,
  rainNobody: null,
  welcome: null,
  accountNews: null,
  addressConfirmed: null,
  officialGroup: null,
  groupInvited: null,
  groupNews: null,
  joinRefused: null,
  spaceJoinAccepted: null,
  spaceLive: null,
  groupVerified: null,
  verificationRefused: null,
  reportDismissed: null,
  reportActedOn: null,
  messageRemoved: null,
  memberRemoved: null,
  memberBanned: null,
  banLifted: null,
  memberMuted: null,
  muteLifted: null,
  roomEnded: null,
  appealAccepted: null,
  appealKept: null,
  deletionPlanned: null,
} as const

/** `name`: the person or group of the event. `amount` and `currency`: the value of the rain. `count`: the people. */
export const SystemEvent = t.strict(
  {
    code: t.keyof(SYSTEM_EVENTS),
    name: t.string,
    amount: orNull(Decimal),
    currency: t.string,
    count: t.number,
  },
  'SystemEvent',
)
export type SystemEvent = t.TypeOf<typeof SystemEvent>

export const systemEvent = (
  code: SystemEvent['code'],
  { name = '', amount = null, currency = '', count = 0 }: Partial<Omit<SystemEvent, 'code'>> = {},
): SystemEvent => ({ code, name, amount, currency, count })
