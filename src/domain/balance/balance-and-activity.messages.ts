import * as t from 'io-ts'
import { Decimal } from '../kernel/decimal'
import { Failure } from '../kernel/failure'
import { effectResult, message } from '../kernel/message'
import { Address } from '../kernel/export-policy'

/** The current activity of the whole product (spec 1 §3 Activity config). */
export const Activity = t.strict({ pictures: t.readonlyArray(Address), icon: t.string }, 'Activity')
export type Activity = t.TypeOf<typeof Activity>

/** Commands and facts of the data in the app shell, in the account log. */
export const balanceAndActivityMessages = {
  /** The app shell of a session appeared. Reads the data that the app shell shows, even if the data was read before. */
  'balance/AppShellShown': message('balance/AppShellShown', { isMember: t.boolean }),
  /** `usd` is the sum over all currencies. */
  'balance/BalanceLoaded': effectResult('balance/BalanceLoaded', { usd: Decimal }),
  'balance/BalanceNotLoaded': effectResult('balance/BalanceNotLoaded', { failure: Failure }),
  'balance/ActivityLoaded': effectResult('balance/ActivityLoaded', { activity: t.union([Activity, t.null]) }),
  'balance/ActivityNotLoaded': effectResult('balance/ActivityNotLoaded', { failure: Failure }),
  /** The activity's pictures were shown. They open automatically once per session (spec 1 §2). */
  'balance/ActivityPreviewShown': message('balance/ActivityPreviewShown', {}),
} as const

type Codecs = typeof balanceAndActivityMessages
export type BalanceAndActivityMessage = t.TypeOf<Codecs[keyof Codecs]>
