import * as t from 'io-ts'
import { withDefault } from '../kernel/default'
import { Instant, later } from '../kernel/instant'

/** Our own words by their key, or the server's as plain text. */
export const ToastWords = t.union([
  t.strict({ key: t.union([t.literal('codeSent'), t.literal('signedOut'), t.literal('sessionExpired'), t.literal('copied'), t.literal('copyFailed'), t.literal('storageBroken'), t.literal('storedByNewer'), t.literal('exportFailed'),
    t.literal('needBindX'), t.literal('noticesRefused'), t.literal('partnerFailed'),
    t.literal('followed'), t.literal('unfollowed'), t.literal('blocked'), t.literal('unblocked'), t.literal('profileUpdated'), t.literal('notChanged'), t.literal('keptDeleted'), t.literal('notOpened'),
    t.literal('notDone'), t.literal('pinned'), t.literal('unpinned'), t.literal('muted'), t.literal('unmuted'), t.literal('historyCleared'), t.literal('chatDeleted'),
    t.literal('reported'), t.literal('senderRemoved'), t.literal('forwarded')]) }),
  t.strict({ text: t.string }),
], 'ToastWords')
export type ToastWords = t.TypeOf<typeof ToastWords>

/** The entry that a toast is about, in this account's log or in this tab's: a report holds it under the same number. */
export const LogPlace = t.strict({ log: t.union([t.literal('account'), t.literal('tab')]), seq: t.number }, 'LogPlace')
export type LogPlace = t.TypeOf<typeof LogPlace>

const UNKNOWN: LogPlace = { log: 'tab', seq: 0 }

export const Toast = t.strict({ id: t.number, words: ToastWords, until: Instant, about: withDefault(LogPlace, UNKNOWN) }, 'Toast')
export type Toast = t.TypeOf<typeof Toast>

/** spec 1 §8: toasts last 3 seconds; the server's words are shown as far as this. */
const TOAST_MS = 3_000
const TEXT_LIMIT = 300

const said = (words: ToastWords): string => ('key' in words ? `key:${words.key}` : `text:${words.text}`)

/** What a person can read out or paste: `A128` is entry 128 of the account's log, `T57` entry 57 of the tab's. */
export const toastCode = ({ about }: Toast): string => `${about.log === 'account' ? 'A' : 'T'}${about.seq}`

/** The same words while they are still shown are one toast (reliability §3.1). */
export const addToast = (toasts: readonly Toast[], words: ToastWords, at: Instant, about: LogPlace): readonly Toast[] => {
  const bounded = 'text' in words ? { text: words.text.slice(0, TEXT_LIMIT) } : words
  if (toasts.some((toast) => said(toast.words) === said(bounded))) return toasts
  const id = Math.max(0, ...toasts.map((toast) => toast.id)) + 1
  return [...toasts, { id, words: bounded, until: later(at, TOAST_MS), about }]
}

export const dropDue = (toasts: readonly Toast[], at: Instant): readonly Toast[] =>
  toasts.filter((toast) => toast.until > at)
