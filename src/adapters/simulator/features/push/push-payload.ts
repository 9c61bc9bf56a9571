/** The most characters of a title or a body. */
const LONGEST = 120

/**
 * What a service worker shows. `missed`: a call that nobody answered. `over`: a call that another device took. `tag`: a
 * later notification with the same tag replaces an earlier one.
 */
export interface PushPayload {
  readonly kind: 'call' | 'room' | 'mention' | 'message' | 'missed' | 'over'
  readonly title: string
  readonly body: string
  readonly tag: string
  /** The page that a tap opens. */
  readonly path: string
  /** The number of unread messages. */
  readonly badge: number
}

const shortened = (text: string): string => Array.from(text).slice(0, LONGEST).join('')

/** The JSON that `src/offline/push.ts` reads. */
export const encodePayload = ({ title, body, ...payload }: PushPayload): string =>
  JSON.stringify({ ...payload, title: shortened(title), body: shortened(body) })
