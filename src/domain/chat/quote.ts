import type { ChatMessage } from './chat'
import { wordsIn, type Content, type Quote } from './content'

/** The address of the picture that stands for this content; `null` without a picture. */
export const mediaOf = (content: Content): string | null => {
  switch (content.kind) {
    case 'image':
      return content.url
    case 'album':
      return content.pictures[0]?.url ?? null
    case 'video':
      return content.poster
    case 'sticker':
      return content.asset
    default:
      return null
  }
}

/** The quoted words: the text of the message, or the title of its card. */
const textOf = (content: Content): string => {
  switch (content.kind) {
    case 'sticker':
      return content.name
    case 'groupInvite':
      return content.group.name
    case 'space':
      return content.space.title
    default:
      return wordsIn(content)
  }
}

export const quoteOf = ({ seq, at, from, content }: Pick<ChatMessage, 'seq' | 'at' | 'from' | 'content'>): Quote => ({
  seq,
  at,
  xid: from.xid,
  name: from.name,
  of: content.kind,
  text: textOf(content),
  media: mediaOf(content),
})
