import type { SentKind } from '../wire/frames/rtc-frame'

/**
 * The transceivers of every link, in this order. The first offer contains all of them, so a browser can start or stop
 * sending a track without a new negotiation.
 */
export const TRANSCEIVERS = [
  { kind: 'microphone', media: 'audio' },
  { kind: 'camera', media: 'video' },
  { kind: 'screen', media: 'video' },
  { kind: 'screen', media: 'audio' },
] as const satisfies readonly { readonly kind: SentKind; readonly media: 'audio' | 'video' }[]
