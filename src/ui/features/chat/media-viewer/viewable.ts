import type { Content, ContentOf } from '../../../../domain/chat'
import type { MessageItems } from '../message/message-item'

export type Viewable = ContentOf<'image' | 'video'> & { readonly url: string }

/** A picture or video in the viewer. `at` is its index in the album; 0 for other messages. */
export interface ViewedPicture {
  readonly key: string
  readonly at: number
}

const picturesIn = (content: Content | undefined): readonly ContentOf<'image' | 'video'>[] => {
  if (content?.kind === 'image' || content?.kind === 'video') return [content]
  return content?.kind === 'album' ? content.pictures.map((picture) => ({ kind: 'image', ...picture })) : []
}

/** The picture or video at this index of a message, if the viewer can show it. */
export const viewableIn = (content: Content | undefined, at: number): Viewable | null => {
  const picture = picturesIn(content)[at]
  return picture === undefined || picture.url === null ? null : { ...picture, url: picture.url }
}

/** The most messages that a single step searches for the next item. */
const FAR = 1_000

/**
 * The next picture or video after this one, or the previous one (`step` -1). `null` without such a picture. `index` is
 * the index of the viewed message.
 */
export const nextViewable = (
  messages: MessageItems,
  { index, at }: { readonly index: number; readonly at: number },
  step: 1 | -1,
): ViewedPicture | null => {
  for (let i = index; i >= 0 && i < messages.length && Math.abs(i - index) < FAR; i += step) {
    const message = messages.at(i)
    if (message === undefined) return null
    const pictures = picturesIn(message.content)
    let next = step === 1 ? 0 : pictures.length - 1
    if (i === index) next = at + step
    for (; next >= 0 && next < pictures.length; next += step) {
      if (viewableIn(message.content, next) !== null) return { key: message.key, at: next }
    }
  }
  return null
}
