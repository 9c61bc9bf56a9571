import type { Content, ContentOf } from '../../../../domain/chat'
import type { MessageItems } from '../message/message-item'

export type Viewable = ContentOf<'image' | 'video'> & { readonly url: string }

/** The picture or video of a message, if it can be shown. */
export const viewableIn = (content: Content | undefined): Viewable | null => {
  if (content?.kind !== 'image' && content?.kind !== 'video') return null
  const { url } = content
  return url === null ? null : { ...content, url }
}

/** Most messages searched for the next item in one step. */
const FAR = 1_000

/** Index of the next picture or video after that index, or before it (`step` -1); -1 without one. */
export const nextViewable = (messages: MessageItems, index: number, step: 1 | -1): number => {
  for (let at = index + step; at >= 0 && at < messages.length && Math.abs(at - index) < FAR; at += step) {
    if (viewableIn(messages.at(at)?.content) !== null) return at
  }
  return -1
}
