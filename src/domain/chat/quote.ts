import type { ChatMessage } from './chat'
import { wordsIn, type Content, type Quote } from './content'

const mediaOf = (content: Content): string | null => {
  switch (content.kind) {
    case 'image':
      return content.url
    case 'video':
      return content.poster
    case 'sticker':
      return content.asset
    default:
      return null
  }
}

export const quoteOf = ({ seq, at, from, content }: Pick<ChatMessage, 'seq' | 'at' | 'from' | 'content'>): Quote => ({
  seq,
  at,
  xid: from.xid,
  name: from.name,
  of: content.kind,
  text: content.kind === 'sticker' ? content.name : wordsIn(content),
  media: mediaOf(content),
})
