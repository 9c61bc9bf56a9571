import * as t from 'io-ts'
import { answer, message } from '../kernel/message'
import { ToastWords } from './toast'

/** Where a session that ended leads, and why (reliability §1: 401 and sign-out). */
const LeaveReason = t.union([t.literal('signedOut'), t.literal('expired')])

/** Commands and facts that a tab's own log carries for its frame. */
export const shellMessages = {
  /** `path` is a pattern such as `/group/:key`: no id of anyone stands in it (reliability §6). */
  RouteChanged: message('RouteChanged', { path: t.string }),
  ShowVisitorDialog: message('ShowVisitorDialog', {}),
  CloseDialog: message('CloseDialog', {}),
  ShowToast: message('ShowToast', { words: ToastWords }),
  CloseToast: message('CloseToast', { id: t.number }),
  /** The account log says that the session is over: this tab moves to /sign-in, once. */
  SessionLeft: message('SessionLeft', { reason: LeaveReason }),
  Navigated: answer('Navigated', {}),
} as const

type Codecs = typeof shellMessages
export type ShellMessage = t.TypeOf<Codecs[keyof Codecs]>
