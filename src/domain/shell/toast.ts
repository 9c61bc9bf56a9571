import * as t from 'io-ts'
import { Instant, later } from '../kernel/instant'

/** Our own words by their key, or the server's as plain text. */
export const ToastWords = t.union([
  t.strict({ key: t.union([t.literal('codeSent'), t.literal('signedOut'), t.literal('sessionExpired'), t.literal('copied'), t.literal('copyFailed'), t.literal('storageBroken'), t.literal('storedByNewer'), t.literal('exportFailed')]) }),
  t.strict({ text: t.string }),
], 'ToastWords')
export type ToastWords = t.TypeOf<typeof ToastWords>

export const Toast = t.strict({ id: t.number, words: ToastWords, until: Instant }, 'Toast')
export type Toast = t.TypeOf<typeof Toast>

/** spec 1 §8: toasts last 3 seconds; the server's words are shown as far as this. */
const TOAST_MS = 3_000
const TEXT_LIMIT = 300

const said = (words: ToastWords): string => ('key' in words ? `key:${words.key}` : `text:${words.text}`)

/** The same words while they are still shown are one toast (reliability §3.1). */
export const addToast = (toasts: readonly Toast[], words: ToastWords, at: Instant): readonly Toast[] => {
  const bounded = 'text' in words ? { text: words.text.slice(0, TEXT_LIMIT) } : words
  if (toasts.some((toast) => said(toast.words) === said(bounded))) return toasts
  const id = Math.max(0, ...toasts.map((toast) => toast.id)) + 1
  return [...toasts, { id, words: bounded, until: later(at, TOAST_MS) }]
}

export const dropDue = (toasts: readonly Toast[], at: Instant): readonly Toast[] =>
  toasts.filter((toast) => toast.until > at)
