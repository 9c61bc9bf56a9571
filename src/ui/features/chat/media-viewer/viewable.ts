import type { Content, ContentOf } from '../../../../domain/chat'
import type { MessageItems } from '../message/message-item'

export type Viewable = ContentOf<'image' | 'video'> & { readonly url: string }

/** The picture or video of a message, if the viewer can show it. */
export const viewableIn = (content: Content | undefined): Viewable | null => {
  if (content?.kind !== 'image' && content?.kind !== 'video') return null
  const { url } = content
  return url === null ? null : { ...content, url }
}

/** The most messages that a single step searches for the next item. */
const FAR = 1_000

/**
 * The index of the next picture or video after this index, or of the previous one (`step` -1). -1 without such a
 * message.
 */
export const nextViewable = (messages: MessageItems, index: number, step: 1 | -1): number => {
  for (let at = index + step; at >= 0 && at < messages.length && Math.abs(at - index) < FAR; at += step) {
    if (viewableIn(messages.at(at)?.content) !== null) return at
  }
  return -1
}
