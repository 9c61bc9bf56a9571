import type { SentKind } from '../wire/frames/rtc-frame'

/**
 * The transceivers of every link, in this order, from the first offer on. With all transceivers present, starting or
 * stopping to send needs no new negotiation.
 */
export const TRANSCEIVERS = [
  { kind: 'microphone', media: 'audio' },
  { kind: 'camera', media: 'video' },
  { kind: 'screen', media: 'video' },
  { kind: 'screen', media: 'audio' },
] as const satisfies readonly { readonly kind: SentKind; readonly media: 'audio' | 'video' }[]
