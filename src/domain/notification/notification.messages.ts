import * as t from 'io-ts'
import { Failure } from '../kernel/failure'
import { Instant } from '../kernel/instant'
import { effectResult, message } from '../kernel/message'
import { NotificationItem, AccessRequestRef } from './notice'

/** The approver's decision: access_status 1 and 2 (spec 1 §3). */
export const Decision = t.keyof({ accepted: null, ignored: null }, 'Decision')
export type Decision = t.TypeOf<typeof Decision>

const card = { key: t.string }

export const notificationMessages = {
  /** The server pushed an item. `isMine`: the member decided the request. */
  'notification/Arrived': message('notification/Arrived', { news: NotificationItem, isMine: t.boolean }),
  /** The member has seen every item of that list up to `upTo`. */
  'notification/Seen': message('notification/Seen', { of: t.keyof({ notice: null, request: null }), upTo: Instant }),
  /** The member postpones the browser's notification prompt. */
  'notification/PostponePermission': message('notification/PostponePermission', {}),
  /**
   * A tab shows at most `limit` cards (spec 2 §9). Any held card of that tab is released, as if neither pointer nor
   * focus rested on a card.
   */
  'notification/CardsShown': message('notification/CardsShown', { limit: t.number }),
  /** The pointer or the focus rests on a card. */
  'notification/HoldCard': message('notification/HoldCard', card),
  'notification/ReleaseCard': message('notification/ReleaseCard', card),
  'notification/CloseCard': message('notification/CloseCard', card),
  'notification/Decide': message('notification/Decide', { order: AccessRequestRef, accepts: t.boolean }),
  'notification/LookUpDecision': message('notification/LookUpDecision', { order: AccessRequestRef }),
  'notification/Decided': effectResult('notification/Decided', { decision: Decision }),
  'notification/NotDecided': effectResult('notification/NotDecided', { failure: Failure }),
  /** The response to a decision was lost, and the lookup failed. */
  'notification/DecisionUnclear': effectResult('notification/DecisionUnclear', { failure: Failure }),
  /** The lookup's result. `decision` is `null` if the request is still pending. */
  'notification/DecisionFound': effectResult('notification/DecisionFound', { decision: t.union([Decision, t.null]) }),
} as const
type Codecs = typeof notificationMessages
export type NotificationMessage = t.TypeOf<Codecs[keyof Codecs]>
