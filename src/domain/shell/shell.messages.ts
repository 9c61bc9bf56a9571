import * as t from 'io-ts'
import { effectResult, message } from '../kernel/message'
import { withDefault } from '../kernel/with-default'
import { exportedAs } from '../kernel/export-policy'
import { InAppPath } from './return-path'
import { LogPlace, ToastContent } from './toast'

/** Why a session ended: the member signed out, or the server refused the token (401). */
const LeaveReason = t.union([t.literal('signedOut'), t.literal('expired')])

/**
 * The dialogs that may open over a screen, one at a time. `turnedAway`: a visitor opened a members' page. The page is
 * not shown; the dialog prompts the visitor to sign in.
 */
export const Dialog = t.union(
  [
    t.literal('visitor'),
    t.literal('turnedAway'),
    t.literal('account'),
    t.literal('mainPage'),
    t.literal('switcher'),
    t.literal('shortcuts'),
    t.literal('report'),
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

/** Commands and facts of the app shell in a tab's log. */
export const shellMessages = {
  /** `path` is a pattern such as `/group/:key`. A pattern contains no id of a person. */
  RouteChanged: message('RouteChanged', { path: exportedAs('pattern', t.string) }),
  /** A visitor opened a members' page. The tab navigates to `path` and prompts the visitor to sign in. */
  VisitorRedirected: message('VisitorRedirected', { path: t.string }),
  ShowVisitorDialog: message('ShowVisitorDialog', {}),
  OpenDialog: message('OpenDialog', { dialog: Dialog }),
  CloseDialog: message('CloseDialog', {}),
  ShowToast: message('ShowToast', { words: ToastContent }),
  /** A server refused a request with this text. `about` is the entry that records the refusal. */
  ShowRefusal: message('ShowRefusal', { text: t.string, about: LogPlace }),
  CloseToast: message('CloseToast', { id: t.number }),
  /** The session in the account log has ended. This tab navigates to /sign-in, once. */
  SessionEndedHere: message('SessionEndedHere', { reason: LeaveReason }),
  Navigated: effectResult('Navigated', {}),
  /** A visitor left this page to sign in. After the sign-in, the tab returns to this page once (R1-054). */
  RememberReturnPath: message('RememberReturnPath', { returnTo: InAppPath }),
  /** The code of a page could not load, or belongs to another release. */
  PageNotLoaded: message('PageNotLoaded', {}),
  /** The code of a feature could not load for seconds, although the host serves the app. */
  FeatureNotLoaded: message('FeatureNotLoaded', {}),
  /** A screen could not render. Only the fault's kind is logged: the fault's text may contain private data. */
  ScreenBroke: message('ScreenBroke', { kind: FaultKind }),
  /**
   * The server refused a read because too many reads came before (status 429), so the screen lacks data (spec 3 §7).
   */
  ReadRateLimited: message('ReadRateLimited', {}),
  RetryScreen: message('RetryScreen', {}),
  Reloaded: effectResult('Reloaded', {}),
  /** The server did not respond. A reload would have replaced the page by the browser's error page. */
  NotReloaded: effectResult('NotReloaded', {}),
  /** The person reloads the page to get the new release, or code that did not load. */
  UpdateNow: message('UpdateNow', {}),
  /** The host serves another release. `release` names its script. Older entries have no name. */
  ReleaseFound: message('ReleaseFound', { release: withDefault(t.string, '') }),
  HideRelease: message('HideRelease', {}),
} as const

export type RouteChanged = t.TypeOf<typeof shellMessages.RouteChanged>

type Codecs = typeof shellMessages
export type ShellMessage = t.TypeOf<Codecs[keyof Codecs]>
