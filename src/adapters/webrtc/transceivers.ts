import type { SentKind } from '../wire/frames/rtc-frame'

/**
 * What runs between two browsers, in this order, from the first offer on: nothing is negotiated again when somebody
 * begins or stops to send.
 */
export const TRANSCEIVERS = [
  { kind: 'microphone', media: 'audio' },
  { kind: 'camera', media: 'video' },
  { kind: 'screen', media: 'video' },
  { kind: 'screen', media: 'audio' },
] as const satisfies readonly { readonly kind: SentKind; readonly media: 'audio' | 'video' }[]
