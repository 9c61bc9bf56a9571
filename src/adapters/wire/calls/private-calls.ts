import * as t from 'io-ts'
import { IdText } from '../codecs/bounded'
import { ChannelId, Xid } from '../../../domain/kernel/ids'
import type { CallNow } from '../../../application/features/call/ports'
import { defineGet, OptionalText, definePost, WholeNumber } from '../codecs/http-call'
import { nullIfInvalid } from '../codecs/fields'
import { RoomPassWire } from './space-calls'

const nothing = () => t.unknown
const ofChannel = t.strict({ channel_id: IdText })
const seat = () => t.type({ channel_id: ChannelId, rtc_token: RoomPassWire })

/** The kind of a private call: 1 is a voice call, 2 a video call (spec 2 §3). Other kinds are invalid (BI-303). */
export const VideoType = t.union([t.literal(1), t.literal(2)], 'video_type')
export const videoType = (isVideo: boolean): 1 | 2 => (isVideo ? 2 : 1)

/**
 * An active private call. `status` 0 means that the called member has not answered; 1 means an ongoing call.
 * `rtc_token` is present when the account may enter the channel.
 */
const Standing = t.type({
  channel_id: ChannelId,
  from_xid: Xid,
  to_xid: Xid,
  video_type: VideoType,
  status: t.union([t.literal(0), t.literal(1)]),
  rtc_token: nullIfInvalid(RoomPassWire),
})
export type CallAvailabilityWire = t.TypeOf<typeof Standing>
export const currentCallOf = ({ channel_id, from_xid, to_xid, status }: CallAvailabilityWire): CallNow => ({
  channelId: channel_id,
  from: from_xid,
  to: to_xid,
  isWaiting: status === 0,
})

/**
 * Private calls (spec 2 §7). The spec prints only the payload of `start`. The payloads of the other calls contain the
 * channel id (decisions.md, CLR-7).
 */
export const privateCalls = {
  start: definePost('/api/live/start_private_room', t.strict({ to_xid: IdText, video_type: WholeNumber }), seat),
  accept: definePost('/api/live/accept_private_room', ofChannel, seat),
  reject: definePost('/api/live/reject_private_room', ofChannel, nothing),
  check: defineGet('/api/live/check_private_room', t.strict({ channel_id: OptionalText }), () =>
    t.union([Standing, t.null]),
  ),
  cancel: defineGet('/api/live/cancel_private_room', ofChannel, nothing),
} as const
