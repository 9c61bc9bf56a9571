import * as t from 'io-ts'
import { withDefault } from '../kernel/with-default'
import { ChannelId, Xid } from '../kernel/ids'
import { Instant, addMs } from '../kernel/instant'

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
  roomNotReached: 'failed',
} as const

/** Keys whose text names a person. The log stores the person's xid and not the name. */
const OF_PERSON = { followed: null, unfollowed: null, blocked: null, unblocked: null, senderRemoved: null }

/**
 * The content of a toast: our own text by key, with the person that it names; a server's plain text;
 * the success message of a feature; money that has arrived; or a started space, with a link to the space.
 */
export const ToastContent = t.union(
  [
    t.strict({ key: t.keyof(OF_PERSON), xid: Xid }),
    t.strict({ key: t.keyof(OUTCOMES) }),
    t.strict({ text: t.string }),
    t.strict({ good: t.string }),
    t.strict({ event: t.literal('giftReceived'), name: t.string, gift: t.string }),
    t.strict({ event: t.literal('fundsArrived'), amount: t.string, currency: t.string }),
    t.strict({ title: t.string, channelId: ChannelId }),
  ],
  'ToastWords',
)
export type ToastContent = t.TypeOf<typeof ToastContent>

/**
 * The entry that a toast is about, in the account's or the tab's log. A problem report lists the entry with the same
 * number.
 */
export const LogPlace = t.strict({ log: t.union([t.literal('account'), t.literal('tab')]), seq: t.number }, 'LogPlace')
export type LogPlace = t.TypeOf<typeof LogPlace>

const UNKNOWN: LogPlace = { log: 'tab', seq: 0 }

export const Toast = t.strict(
  { id: t.number, words: ToastContent, until: Instant, about: withDefault(LogPlace, UNKNOWN) },
  'Toast',
)
export type Toast = t.TypeOf<typeof Toast>

/** Toasts last 3 seconds (spec 1 §8). A server's text is cut to `TEXT_LIMIT` characters. */
export const TOAST_MS = 3_000
/** A toast with a link is shown longer than other toasts, because the person needs time to follow the link. */
const LEADING_MS = 10_000
const TEXT_LIMIT = 300

const identityOf = (words: ToastContent): string =>
  'key' in words
    ? `key:${words.key} ${'xid' in words ? words.xid : ''}`
    : 'text' in words
      ? `text:${words.text}`
      : 'good' in words
        ? words.good
        : 'event' in words
          ? JSON.stringify(words)
          : words.channelId

/** Adds a toast, unless a shown toast has the same content. Toasts are sorted by the end time. */
export const addToast = (
  toasts: readonly Toast[],
  words: ToastContent,
  at: Instant,
  about: LogPlace,
): readonly Toast[] => {
  const bounded = 'text' in words ? { text: words.text.slice(0, TEXT_LIMIT) } : words
  if (toasts.some((toast) => identityOf(toast.words) === identityOf(bounded))) return toasts
  const id = Math.max(0, ...toasts.map((toast) => toast.id)) + 1
  return [...toasts, { id, words: bounded, until: addMs(at, 'title' in bounded ? LEADING_MS : TOAST_MS), about }].sort(
    (a, b) => a.until - b.until,
  )
}

/**
 * A toast of at most this age stays visible on the next screen, because the action that caused the toast opened that
 * screen.
 */
const LEADS_ON_MS = 1_000

/** The toasts to keep after a navigation: recent toasts, and started spaces, which belong to no screen. */
export const afterNavigation = (toasts: readonly Toast[], at: Instant): readonly Toast[] =>
  toasts.filter(({ words, until }) => 'title' in words || until > addMs(at, TOAST_MS - LEADS_ON_MS))

export const withoutExpired = (toasts: readonly Toast[], at: Instant): readonly Toast[] =>
  toasts.filter((toast) => toast.until > at)
