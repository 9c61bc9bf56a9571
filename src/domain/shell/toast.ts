import * as t from 'io-ts'
import { withDefault } from '../kernel/with-default'
import { ChannelId, Xid } from '../kernel/ids'
import { Instant, addMs } from '../kernel/instant'

/** What we have words for, and whether they are good news. */
export const OUTCOMES = {
  codeSent: 'done',
  copied: 'done',
  followed: 'done',
  unfollowed: 'done',
  blocked: 'done',
  unblocked: 'done',
  profileUpdated: 'done',
  keptDeleted: 'done',
  joined: 'done',
  applied: 'done',
  pinned: 'done',
  unpinned: 'done',
  chatPinned: 'done',
  chatUnpinned: 'done',
  announcementPinned: 'done',
  announcementUnpinned: 'done',
  muted: 'done',
  unmuted: 'done',
  historyCleared: 'done',
  chatDeleted: 'done',
  reported: 'done',
  senderRemoved: 'done',
  forwarded: 'done',
  announced: 'done',
  announcementRemoved: 'done',
  left: 'done',
  dissolved: 'done',
  handedOver: 'done',
  groupCreated: 'done',
  groupSaved: 'done',
  staffSet: 'done',
  invited: 'done',
  applicationSent: 'done',
  currencySaved: 'done',
  reminderSet: 'done',
  reminderCancelled: 'done',
  spaceSaved: 'done',
  spaceRemoved: 'done',
  signedOut: 'info',
  sessionExpired: 'failed',
  copyFailed: 'failed',
  storageBroken: 'failed',
  storedByNewer: 'failed',
  exportFailed: 'failed',
  needBindX: 'failed',
  noticesRefused: 'failed',
  partnerFailed: 'failed',
  notChanged: 'failed',
  notOpened: 'failed',
  notDone: 'failed',
  notJoined: 'failed',
  groupNotOpened: 'failed',
  micNotReady: 'failed',
  micRefused: 'failed',
  shareConflict: 'failed',
  notHost: 'failed',
  shareRefused: 'failed',
  windowWithoutSound: 'info',
  spaceNotEntered: 'failed',
} as const

/** Of whom is told: their name is said, and it stays out of the log. */
const OF_PERSON = { followed: null, unfollowed: null, blocked: null, unblocked: null, senderRemoved: null }

/**
 * Our own words by their key, with whom they are about; the server's as plain text; a feature's good news; or a space
 * that has begun and leads there.
 */
export const ToastContent = t.union(
  [
    t.strict({ key: t.keyof(OF_PERSON), xid: Xid }),
    t.strict({ key: t.keyof(OUTCOMES) }),
    t.strict({ text: t.string }),
    t.strict({ good: t.string }),
    t.strict({ title: t.string, channelId: ChannelId }),
  ],
  'ToastWords',
)
export type ToastContent = t.TypeOf<typeof ToastContent>

/** The entry that a toast is about, in this account's log or in this tab's: a report holds it under the same number. */
export const LogPlace = t.strict({ log: t.union([t.literal('account'), t.literal('tab')]), seq: t.number }, 'LogPlace')
export type LogPlace = t.TypeOf<typeof LogPlace>

const UNKNOWN: LogPlace = { log: 'tab', seq: 0 }

export const Toast = t.strict(
  { id: t.number, words: ToastContent, until: Instant, about: withDefault(LogPlace, UNKNOWN) },
  'Toast',
)
export type Toast = t.TypeOf<typeof Toast>

/** spec 1 §8: toasts last 3 seconds; the server's words are shown as far as this. */
const TOAST_MS = 3_000
/** Time enough to go where it leads. */
const LEADING_MS = 10_000
const TEXT_LIMIT = 300

const said = (words: ToastContent): string =>
  'key' in words
    ? `key:${words.key} ${'xid' in words ? words.xid : ''}`
    : 'text' in words
      ? `text:${words.text}`
      : 'good' in words
        ? words.good
        : words.channelId

/** The same words while they are still shown are one toast (reliability §3.1); first comes what is over first. */
export const addToast = (
  toasts: readonly Toast[],
  words: ToastContent,
  at: Instant,
  about: LogPlace,
): readonly Toast[] => {
  const bounded = 'text' in words ? { text: words.text.slice(0, TEXT_LIMIT) } : words
  if (toasts.some((toast) => said(toast.words) === said(bounded))) return toasts
  const id = Math.max(0, ...toasts.map((toast) => toast.id)) + 1
  return [...toasts, { id, words: bounded, until: addMs(at, 'title' in bounded ? LEADING_MS : TOAST_MS), about }].sort(
    (a, b) => a.until - b.until,
  )
}

/** What led to the next screen is told on it. */
const LEADS_ON_MS = 1_000

/**
 * What is left of them on another screen: what was told of the last one says nothing there. A space that has begun
 * belongs to none.
 */
export const afterNavigation = (toasts: readonly Toast[], at: Instant): readonly Toast[] =>
  toasts.filter(({ words, until }) => 'title' in words || until > addMs(at, TOAST_MS - LEADS_ON_MS))

export const withoutExpired = (toasts: readonly Toast[], at: Instant): readonly Toast[] =>
  toasts.filter((toast) => toast.until > at)
