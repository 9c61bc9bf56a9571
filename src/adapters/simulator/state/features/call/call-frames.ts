import type { MessageId, Xid } from '../../../../../domain/kernel/ids'
import type { Instant } from '../../../../../domain/kernel/instant'
import { put } from '../../../../../domain/kernel/table'
import { directWith } from '../../chat/directs'
import type { ServerOutput } from '../../output'
import { threadOf } from '../../conversation-lookups'
import { append } from '../../chat/thread'
import { accountById } from '../../users/profiles'
import type { ServerState } from '../../server-state'
import type { ServerCall } from './calls'

export type CallFrame = Extract<ServerOutput, { type: 'FrameSent' }>

/** The call payload of spec 2 §3, with the channel and start time of the call. */
export const callingFrame = (world: ServerState, { channelId, from, to, isVideo, at }: ServerCall): CallFrame => {
  const caller = accountById(world, from)
  return {
    type: 'FrameSent',
    to: [to],
    event: 'loop_private_room_calling',
    data: {
      channel_id: channelId,
      from_xid: from,
      to_xid: to,
      video_type: isVideo ? 2 : 1,
      from_name: caller?.name ?? '',
      from_head: caller?.avatar ?? null,
      from_uid: caller?.uid ?? null,
      at,
    },
  }
}

/** A call event for every browser of both people. The frame names the person who acted and that person's platform. */
export const signalFrame = (
  what: 'accept' | 'cancel' | 'reject',
  { channelId, from, to, isVideo }: ServerCall,
  by: Xid | null,
  platform: string,
): CallFrame => ({
  type: 'FrameSent',
  to: [from, to],
  event: `loop_private_room_${what}`,
  data: { channel_id: channelId, from_xid: by, to_xid: by === from ? to : from, platform, video_type: isVideo ? 2 : 1 },
})

/** The result of an ended call. */
export interface CallEnd {
  readonly state: 'canceled' | 'missed' | 'completed'
  readonly seconds: number
  readonly at: Instant
  readonly messageId: MessageId
}

/**
 * Posts the call record into the direct chat, in the caller's name. If one member has blocked the other during the
 * call, no record is posted.
 */
export const withCallRecord = (
  world: ServerState,
  { from, to, isVideo }: ServerCall,
  { state, seconds, at, messageId }: CallEnd,
): { readonly world: ServerState; readonly outputs: readonly ServerOutput[] } => {
  const [caller, other] = [accountById(world, from), accountById(world, to)]
  const direct = other === null ? null : directWith(world, from, other)
  if (caller === null || direct === null) return { world, outputs: [] }
  const { conversationId } = direct
  const [thread, message] = append(threadOf(world, conversationId), from, (seq) => ({
    id: messageId,
    conversationId,
    seq,
    clientId: null,
    at,
    from: { xid: from, name: caller.name, avatar: caller.avatar },
    content: { kind: 'privateSpaceState', isVideo, state, seconds },
    rev: 0,
    reactions: [],
  }))
  return {
    world: {
      ...world,
      directs: put(world.directs, conversationId, direct),
      threads: put(world.threads, conversationId, thread),
    },
    outputs: [{ type: 'Posted', message }],
  }
}
