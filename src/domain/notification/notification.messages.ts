import * as t from 'io-ts'
import { Failure } from '../kernel/failure'
import { Instant } from '../kernel/instant'
import { effectResult, message } from '../kernel/message'
import { NotificationItem, AccessRequestRef } from './notice'

/** How a request was decided: 1 and 2 of access_status (spec 1 §3). */
export const Decision = t.keyof({ accepted: null, ignored: null }, 'Decision')
export type Decision = t.TypeOf<typeof Decision>

const card = { key: t.string }

export const notificationMessages = {
  /** The server told of it. `isMine`: this person decided the request. */
  'notification/Arrived': message('notification/Arrived', { news: NotificationItem, isMine: t.boolean }),
  /** Everything of that list up to then was on the screen. */
  'notification/Seen': message('notification/Seen', { of: t.keyof({ notice: null, request: null }), upTo: Instant }),
  /** They don't want to be asked about the browser's notifications for a while. */
  'notification/AskLater': message('notification/AskLater', {}),
  /** A window shows cards, at most so many at once (spec 2 §9). No pointer rests on one in it. */
  'notification/CardsShown': message('notification/CardsShown', { limit: t.number }),
  /** The pointer or the focus rests on a card. */
  'notification/HoldCard': message('notification/HoldCard', card),
  'notification/ReleaseCard': message('notification/ReleaseCard', card),
  'notification/CloseCard': message('notification/CloseCard', card),
  'notification/Decide': message('notification/Decide', { order: AccessRequestRef, accepts: t.boolean }),
  'notification/LookAgain': message('notification/LookAgain', { order: AccessRequestRef }),
  'notification/Decided': effectResult('notification/Decided', { decision: Decision }),
  'notification/NotDecided': effectResult('notification/NotDecided', { failure: Failure }),
  /** The answer was lost, and the server could not be asked what came of it. */
  'notification/DecisionUnclear': effectResult('notification/DecisionUnclear', { failure: Failure }),
  /** `null`: it still waits. */
  'notification/DecisionFound': effectResult('notification/DecisionFound', { decision: t.union([Decision, t.null]) }),
} as const
type Codecs = typeof notificationMessages
export type NotificationMessage = t.TypeOf<Codecs[keyof Codecs]>
