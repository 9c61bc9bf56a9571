import * as t from 'io-ts'
import { effectResult, message } from '../kernel/message'
import { exportedAs } from '../kernel/export-policy'
import { InAppPath } from './return-path'
import { LogPlace, ToastContent } from './toast'

/** Where a session that ended leads, and why (reliability §1: 401 and sign-out). */
const LeaveReason = t.union([t.literal('signedOut'), t.literal('expired')])

/**
 * What may lie over a screen; one at a time. `turnedAway` is the visitor's prompt that wants an answer: the page asked
 * for is not shown.
 */
export const Dialog = t.union(
  [
    t.literal('visitor'),
    t.literal('turnedAway'),
    t.literal('account'),
    t.literal('mainPage'),
    t.literal('switcher'),
    t.literal('shortcuts'),
  ],
  'Dialog',
)
export type Dialog = t.TypeOf<typeof Dialog>
const FaultKind = t.union(
  [
    t.literal('TypeError'),
    t.literal('RangeError'),
    t.literal('ReferenceError'),
    t.literal('SyntaxError'),
    t.literal('Error'),
  ],
  'FaultKind',
)

export const faultOf = (error: unknown): t.TypeOf<typeof FaultKind> => {
  const name = error instanceof Error ? error.name : ''
  return FaultKind.is(name) ? name : 'Error'
}

/** Commands and facts that a tab's own log carries for its frame. */
export const shellMessages = {
  /** `path` is a pattern such as `/group/:key`: no id of anyone stands in it (reliability §6). */
  RouteChanged: message('RouteChanged', { path: exportedAs('pattern', t.string) }),
  /** A visitor came to a page that is for members, and is led to that one and asked in. */
  VisitorTurnedAway: message('VisitorTurnedAway', { path: t.string }),
  ShowVisitorDialog: message('ShowVisitorDialog', {}),
  OpenDialog: message('OpenDialog', { dialog: Dialog }),
  CloseDialog: message('CloseDialog', {}),
  ShowToast: message('ShowToast', { words: ToastContent }),
  /** A server refused something, in these words; `about` is the entry that tells of it. */
  ShowRefusal: message('ShowRefusal', { text: t.string, about: LogPlace }),
  CloseToast: message('CloseToast', { id: t.number }),
  /** The account log says that the session is over: this tab moves to /sign-in, once. */
  SessionLeft: message('SessionLeft', { reason: LeaveReason }),
  Navigated: effectResult('Navigated', {}),
  /** A visitor left that page to sign in: that is where they go on afterwards, once (R1-054). */
  KeepReturnPlace: message('KeepReturnPlace', { returnTo: InAppPath }),
  /** The code of a page could not be had, or is of another release than the rest. */
  PageNotLoaded: message('PageNotLoaded', {}),
  /** A screen could not be drawn. Of the fault only its kind is told: its words may hold anything (reliability §6). */
  ScreenBroke: message('ScreenBroke', { kind: FaultKind }),
  /** The server wants fewer reads of us: what is shown would lack one (spec 3 §7, status 429). */
  ReadTooOften: message('ReadTooOften', {}),
  /** The screen is to be drawn anew, and to read what it needs. */
  TryScreenAgain: message('TryScreenAgain', {}),
  Reloaded: effectResult('Reloaded', {}),
  /** The host serves another release than the one that runs here. */
  ReleaseFound: message('ReleaseFound', {}),
  HideRelease: message('HideRelease', {}),
} as const

export type RouteChanged = t.TypeOf<typeof shellMessages.RouteChanged>

type Codecs = typeof shellMessages
export type ShellMessage = t.TypeOf<Codecs[keyof Codecs]>
