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
  FrameShown: message('FrameShown', { isMember: t.boolean }),
  /** `usd` is the sum over all currencies. */
  BalanceLoaded: effectResult('BalanceLoaded', { usd: Decimal }),
  BalanceNotLoaded: effectResult('BalanceNotLoaded', { failure: Failure }),
  ActivityLoaded: effectResult('ActivityLoaded', { activity: t.union([Activity, t.null]) }),
  ActivityNotLoaded: effectResult('ActivityNotLoaded', { failure: Failure }),
  /** The activity's pictures were shown. They open automatically once per session (spec 1 §2). */
  ActivityPreviewed: message('ActivityPreviewed', {}),
} as const

type Codecs = typeof balanceAndActivityMessages
export type BalanceAndActivityMessage = t.TypeOf<Codecs[keyof Codecs]>
