import { wordsIn, type ChatMessage, type Content } from '../../../../domain/chat'
import type { Xid } from '../../../../domain/kernel/ids'
import { seqGet } from '../../../../domain/kernel/seq-map'
import type { PushKind } from '../../../../domain/push'
import { isIn } from '../../state/chat/directs'
import { readerOf } from '../../state/chat/reader-of'
import { readBy } from '../../state/chat/thread'
import { isFor } from '../../state/chat/thread-reader'
import { communityOf, directOf, threadOf } from '../../state/conversation-lookups'
import { callIn } from '../../state/features/call/calls'
import { subscribers, subscriptionsOf } from '../../state/features/push/subscriptions'
import { isMember } from '../../state/groups/permissions'
import { conversationsOf } from '../../state/group-views'
import type { ServerState } from '../../state/server-state'
import { isVisibleTo, spaceOf } from '../../state/spaces/spaces'
import type { ServerEvent } from '../../state-host'
import type { PushPayload } from './push-payload'
import type { PushTexts } from './push-texts'

/** What may be announced to a member. The state when it is sent decides; `null` if there is nothing to announce. */
export interface Announcement {
  readonly xid: Xid
  readonly tag: string
  readonly make: (world: ServerState) => AnnouncedPush | null
}

export interface AnnouncedPush {
  readonly kind: PushKind
  /** The payload for a browser. `showsTexts`: a locked screen may show names and texts. */
  readonly payload: (texts: PushTexts, showsTexts: boolean) => Omit<PushPayload, 'tag' | 'badge'>
}

const isSubscriber = (world: ServerState, xid: string): boolean => subscriptionsOf(world, xid).length > 0

/** The number of unread messages, without muted conversations. A mark counts as a message, as in the tab's title. */
export const unreadTotal = (world: ServerState, xid: Xid): number =>
  conversationsOf(world, xid).reduce(
    (sum, { muted, unread, markedUnread }) => (muted ? sum : sum + (unread || Number(markedUnread))),
    0,
  )

const textOf = (content: Content, texts: PushTexts): string => {
  const words = wordsIn(content)
  if (words.trim() !== '') return words
  switch (content.kind) {
    case 'image':
    case 'album':
      return texts.picture
    case 'video':
      return texts.video
    case 'voice':
      return texts.voice
    case 'sticker':
      return texts.sticker
    case 'gift':
      return texts.gift
    default:
      return texts.message
  }
}

const mentionsOf = (content: Content) => ('mentions' in content ? content.mentions : [])

/** The subscribers whom a message concerns: the other person of a direct chat, or those whom it mentions in a group. */
const addresseesOf = (world: ServerState, { conversationId, content, from }: ChatMessage): readonly string[] => {
  const direct = directOf(world, conversationId)
  // Calls announce themselves.
  if (content.kind === 'privateSpaceState' || content.kind === 'recalled') return []
  const mentions = mentionsOf(content)
  const named = mentions.some(({ xid }) => xid === null)
    ? subscribers(world)
    : mentions.flatMap(({ xid }) => (xid === null ? [] : [xid]))
  return [...new Set<string>(direct?.between ?? named)].filter((xid) => xid !== from.xid && isSubscriber(world, xid))
}

/** A message as it is now; `null` once the member has read it, muted or left its chat, or the author recalled it. */
const unreadMessage = (world: ServerState, xid: Xid, { conversationId, seq, id }: ChatMessage): ChatMessage | null => {
  const place = directOf(world, conversationId) ?? communityOf(world, conversationId)
  if (place === undefined || place.mutedBy[xid] === true || !isIn(world, conversationId, xid)) return null
  const thread = threadOf(world, conversationId)
  const message = seqGet(thread.messages, seq)
  if (message?.id !== id || message.content.kind === 'recalled' || readBy(thread, xid) >= seq) return null
  return isFor(readerOf(world, conversationId, xid), message) ? message : null
}

const ofMessage = (world: ServerState, posted: ChatMessage): readonly Announcement[] =>
  addresseesOf(world, posted).flatMap((one) => {
    const xid = world.accounts[one]?.xid
    if (xid === undefined) return []
    const make = (now: ServerState): AnnouncedPush | null => {
      const message = unreadMessage(now, xid, posted)
      if (message === null) return null
      const { conversationId, from, content } = message
      const community = communityOf(now, conversationId)
      const uid = now.accounts[from.xid]?.uid
      if (community !== undefined)
        return {
          kind: 'mentions',
          payload: (texts, showsTexts) => ({
            kind: 'mention',
            path: `/group/${community.gid}`,
            ...(showsTexts
              ? { title: community.name, body: `${from.name}: ${textOf(content, texts)}` }
              : { title: 'Loop', body: texts.mention }),
          }),
        }
      return {
        kind: 'directs',
        payload: (texts, showsTexts) => ({
          kind: 'message',
          path: uid === undefined ? '/message' : `/message/${uid}`,
          ...(showsTexts ? { title: from.name, body: textOf(content, texts) } : { title: 'Loop', body: texts.message }),
        }),
      }
    }
    return [{ xid, tag: posted.conversationId, make }]
  })

const ofRoom = (world: ServerState, channelId: string): readonly Announcement[] => {
  const started = spaceOf(world, channelId)
  if (started === undefined) return []
  return subscribers(world).flatMap((one) => {
    const xid = world.accounts[one]?.xid
    if (xid === undefined || started.hostXids.includes(xid)) return []
    const make = (now: ServerState): AnnouncedPush | null => {
      const space = spaceOf(now, channelId)
      const community = now.communities[started.gid]
      if (space?.status !== 'started' || community === undefined || !isVisibleTo(now, space, xid)) return null
      const isReminded = space.remindedBy[xid] === true
      if (!isReminded && (!isMember(community, xid) || community.mutedBy[xid] === true)) return null
      return {
        kind: isReminded ? 'rooms' : 'groupRooms',
        payload: (texts, showsTexts) => ({
          kind: 'room',
          path: `/space/${channelId}`,
          ...(showsTexts ? { title: space.title, body: community.name } : { title: 'Loop', body: texts.room }),
        }),
      }
    }
    return [{ xid, tag: channelId, make }]
  })
}

/** A page that is open uses the same tags for its own notices, so that the system shows one of both. */
const callTag = (channelId: string): string => `call-${channelId}`

const ofCall = (world: ServerState, channelId: string): readonly Announcement[] => {
  const call = callIn(world, channelId)
  if (call === undefined || !isSubscriber(world, call.to)) return []
  const make = (now: ServerState): AnnouncedPush | null => {
    const ringing = callIn(now, channelId)
    const caller = now.accounts[call.from]
    if (ringing === undefined || ringing.answeredAt !== null || caller === undefined) return null
    return {
      kind: 'calls',
      payload: (texts, showsTexts) => ({
        kind: 'call',
        path: `/message/${caller.uid}`,
        title: showsTexts ? caller.name : 'Loop',
        body: call.isVideo ? texts.videoCall : texts.call,
      }),
    }
  }
  return [{ xid: call.to, tag: callTag(channelId), make }]
}

/** What an event announces, and to whom. */
export const announcementsOf = (world: ServerState, news: ServerEvent): readonly Announcement[] => {
  if (news.type === 'Posted') return ofMessage(world, news.message)
  if (news.type === 'SpaceTold') return news.what === 'SpaceWentLive' ? ofRoom(world, news.channelId) : []
  return news.type === 'FrameSent' && news.event === 'loop_private_room_calling'
    ? ofCall(world, String(news.data['channel_id']))
    : []
}

export interface EndedCall {
  readonly tag: string
  readonly isMissed: boolean
}

/** The announcement of a call that an event ends. `isMissed`: nobody answered or declined it. */
export const endedCallIn = (news: ServerEvent): EndedCall | null => {
  const end = news.type === 'FrameSent' ? /^loop_private_room_(accept|cancel|reject)$/.exec(news.event) : null
  return news.type === 'FrameSent' && end !== null
    ? { tag: callTag(String(news.data['channel_id'])), isMissed: end[1] === 'cancel' }
    : null
}
