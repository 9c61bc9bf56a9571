import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import type { CallEvent, CallSocketEvent } from '../../../application/features/call/ports'
import { ChannelId, Uid, Xid } from '../../../domain/kernel/ids'
import { Instant } from '../../../domain/kernel/instant'
import { cleanName } from '../codecs/clean-name'
import { ImageUrl } from '../codecs/fields'
import { VideoType } from '../calls/private-calls'

/**
 * The realtime socket's events of private calls (spec 2 §4). The spec prints no event for an accepted call, so this
 * product derives that event's name from the other names.
 */
export const CALL_EVENTS: ReadonlyMap<string, CallEvent> = new Map([
  ['loop_private_room_calling', 'calling'],
  ['loop_private_room_accept', 'accepted'],
  ['loop_private_room_cancel', 'cancelled'],
  ['loop_private_room_reject', 'rejected'],
])

const maybe = <C extends t.Mixed>(codec: C) => t.union([codec, t.null, t.undefined])
/** The payload of an incoming call (spec 2 §3). The channel id and the server time are optional. */
const Calling = t.type({
  channel_id: maybe(ChannelId),
  from_xid: Xid,
  to_xid: Xid,
  video_type: VideoType,
  from_name: t.unknown,
  from_head: ImageUrl,
  from_uid: maybe(Uid),
  at: maybe(Instant),
})
const Signal = t.type({
  channel_id: ChannelId,
  from_xid: maybe(Xid),
  platform: maybe(t.string),
  video_type: maybe(VideoType),
})

/**
 * Whether the sender of the event uses the web client. The platforms `web` and `h5`, and a missing platform, count as
 * web (decisions.md).
 */
const isWeb = (platform: string | null | undefined): boolean =>
  platform === 'web' || platform === 'h5' || platform === null || platform === undefined

/** Returns `null` for invalid data (BI-302…BI-304, BI-311). */
export const readCallFrame = (event: CallEvent, data: unknown): CallSocketEvent | null => {
  if (event === 'calling') {
    const read = Calling.decode(data)
    if (E.isLeft(read)) return null
    const { channel_id, from_xid, to_xid, video_type, from_name, from_head, from_uid, at } = read.right
    return {
      kind: 'calling',
      channelId: channel_id ?? null,
      to: to_xid,
      isVideo: video_type === 2,
      saidAt: at ?? null,
      from: { xid: from_xid, uid: from_uid ?? null, name: cleanName(from_name, from_xid), avatar: from_head },
    }
  }
  const read = Signal.decode(data)
  if (E.isLeft(read)) return null
  const { channel_id: channelId, from_xid, platform, video_type } = read.right
  const signal = { channelId, by: from_xid ?? null, isWeb: isWeb(platform) }
  return event === 'accepted'
    ? { kind: event, ...signal, isVideo: video_type === null || video_type === undefined ? null : video_type === 2 }
    : { kind: event, ...signal }
}
