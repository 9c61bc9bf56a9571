import type { Content, ContentOf, Thread } from '../../../../domain/chat'

export type Viewable = ContentOf<'image' | 'video'> & { readonly url: string }

/** The picture or video of a message that there is something to see of. */
export const viewableIn = (content: Content | undefined): Viewable | null => {
  if (content?.kind !== 'image' && content?.kind !== 'video') return null
  const { url } = content
  return url === null ? null : { ...content, url }
}

/** The position of the next picture or video after, or before (`step` -1), that position; -1 where there is none. */
export const nextViewable = (messages: Thread['messages'], index: number, step: 1 | -1): number => {
  for (let at = index + step; at >= 0 && at < messages.length; at += step) {
    if (viewableIn(messages.at(at)?.content) !== null) return at
  }
  return -1
}
