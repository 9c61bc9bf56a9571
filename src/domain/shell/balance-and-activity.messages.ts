import * as t from 'io-ts'
import { Decimal } from '../kernel/decimal'
import { Failure } from '../kernel/failure'
import { effectResult, message } from '../kernel/message'
import { Address } from '../kernel/export-policy'

/** What is going on in the product at large (spec 1 §3 Activity config). */
export const Activity = t.strict({ pictures: t.readonlyArray(Address), icon: t.string }, 'Activity')
export type Activity = t.TypeOf<typeof Activity>

/** Commands and facts of what the frame shows beside the screens; the account log carries them. */
export const balanceAndActivityMessages = {
  /** The frame of a session is shown anew: what it shows is asked for again. */
  FrameShown: message('FrameShown', { isMember: t.boolean }),
  /** `usd` is the sum over all currencies. */
  BalanceLoaded: effectResult('BalanceLoaded', { usd: Decimal }),
  BalanceNotLoaded: effectResult('BalanceNotLoaded', { failure: Failure }),
  /** `null` while there is none. */
  ActivityLoaded: effectResult('ActivityLoaded', { activity: t.union([Activity, t.null]) }),
  ActivityNotLoaded: effectResult('ActivityNotLoaded', { failure: Failure }),
  /** Its pictures were shown: once a session they come by themselves (spec 1 §2). */
  ActivityPreviewed: message('ActivityPreviewed', {}),
} as const

type Codecs = typeof balanceAndActivityMessages
export type BalanceAndActivityMessage = t.TypeOf<Codecs[keyof Codecs]>
