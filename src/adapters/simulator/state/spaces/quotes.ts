import type { Quote } from '../../../../domain/recap'
import type { Xid } from '../../../../domain/kernel/ids'
import { readerOf } from '../chat/reader-of'
import { pageFrom } from '../chat/thread'
import { threadOf } from '../conversation-lookups'
import { saidIn } from '../features/captions/feature'
import type { ServerSpace, ServerState } from '../server-state'
import { senderOf } from '../users/senders'

/** The most comments that are looked through, the newest of the evening. */
const LOOKED_THROUGH = 200
/** A text with fewer or more characters is not quoted: a greeting says little, and a pasted page is no quote. */
const [SHORTEST, LONGEST] = [16, 280]
const MOST_COMMENTS = 3
const MOST_CAPTIONS = 2

const isQuotable = (text: string): boolean => text.trim().length >= SHORTEST && text.length <= LONGEST

const byWorth = (a: Quote, b: Quote): number => b.reactions - a.reactions || b.text.length - a.text.length

/** The first quote of each text. */
const distinct = (quotes: readonly Quote[]): readonly Quote[] =>
  quotes.filter(({ text }, n) => quotes.findIndex((other) => other.text === text) === n)

const commentsOf = (world: ServerState, space: ServerSpace, viewer: Xid): readonly Quote[] => {
  const community = world.communities[space.gid]
  if (community === undefined || space.firstSeq === null) return []
  const thread = threadOf(world, community.conversationId)
  const to = Math.min(thread.latest, space.lastSeq ?? thread.latest)
  const from = Math.max(space.firstSeq, to - LOOKED_THROUGH) + 1
  const reader = readerOf(world, community.conversationId, viewer)
  return pageFrom(thread, reader, from, to, LOOKED_THROUGH).messages.flatMap(
    ({ from: author, content, reactions }): readonly Quote[] =>
      content.kind !== 'text' || !isQuotable(content.text)
        ? []
        : [
            {
              ...author,
              kind: 'comment',
              text: content.text,
              reactions: new Set(reactions.flatMap(({ xids }) => xids)).size,
            },
          ],
  )
}

const captionsOf = (world: ServerState, { channelId }: ServerSpace): readonly Quote[] =>
  saidIn(world, channelId).flatMap(({ speaker, text }): readonly Quote[] =>
    isQuotable(text) ? [{ ...senderOf(world, speaker), kind: 'caption', text, reactions: 0 }] : [],
  )

/**
 * The comments to which most people reacted, and the longest captions. Only messages that the viewer sees in the
 * group's chat are quoted.
 */
export const quotesIn = (world: ServerState, space: ServerSpace, viewer: Xid): readonly Quote[] => [
  ...distinct(commentsOf(world, space, viewer).toSorted(byWorth)).slice(0, MOST_COMMENTS),
  ...distinct(captionsOf(world, space).toSorted(byWorth)).slice(0, MOST_CAPTIONS),
]
