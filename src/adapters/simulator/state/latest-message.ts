import { wordsIn } from '../../../domain/chat'
import type { LatestMessage } from '../../../domain/group'
import type { Xid } from '../../../domain/kernel/ids'
import { threadOf } from './conversation-lookups'
import { roomOf } from './spaces/rooms'
import { readerOf } from './chat/reader-of'
import { pageBefore } from './chat/thread'
import type { Community, ServerState } from './server-state'

/**
 * A group's card shows at most `SAID` messages (three pages, spec 1 §9). The server reads `LOOK_BACK` messages, because
 * some messages have no text.
 */
const SAID = 30
const LOOK_BACK = 40

const announcementOf = (world: ServerState, { gid }: Community): LatestMessage['announcement'] => {
  const notices = (world.notices[gid] ?? []).filter(({ room }) => room === null)
  const news = notices.find(({ pinned }) => pinned) ?? notices[0]
  return news === undefined ? null : { text: news.text, picture: news.pictures[0] ?? null }
}

/** The content of a group's card for this member. Members who may not read the group get no messages. */
export const latestMessageFor = (world: ServerState, community: Community, xid: Xid): LatestMessage => {
  const room = roomOf(world, community, xid)
  const { messages } = pageBefore(
    threadOf(world, community.conversationId),
    readerOf(world, community.conversationId, xid),
    null,
    LOOK_BACK,
  )
  return {
    announcement: announcementOf(world, community),
    said: messages
      .map(({ seq, from, content }) => ({ seq, ...from, text: wordsIn(content) }))
      .filter(({ text }) => text !== '')
      .slice(-SAID),
    live: room?.status === 'started' ? { title: room.title, audience: room.audience } : null,
  }
}
