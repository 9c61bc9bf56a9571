import * as E from 'fp-ts/Either'
import type { ChannelId, Xid } from '../../../domain/kernel/ids'
import { privateCalls } from '../../wire/private-calls'
import type { RouteDeps, ToRoute } from '../api/route'
import { channelFrom } from '../channel-from'
import { messageIdFrom } from '../host'
import { anyReply, refuse, replyFrom, type Reply } from '../reply'
import { callIn, callsOf, isParty, sessionsInCall, startedCall } from '../world/features/call/calls'
import type { CallInput } from '../world/features/call/feature'
import { callingFrame } from '../world/features/call/telling'
import type { WorldOutput } from '../world/output'
import { isResident } from '../world/groups/rights'
import { liveCalls } from './call-life'
import { tell, type ServerFeature } from './server-feature'

const routes = (to: ToRoute, { host, roomPasses }: RouteDeps): void => {
  const seat = (outputs: readonly WorldOutput[], find: () => string | undefined, xid: Xid, token: string) => replyFrom(outputs, () => {
    const call = callIn(host.world(), find() ?? '')
    const pass = call === undefined ? null : roomPasses.issue(host.world(), call.channelId, xid, token)
    return call === undefined || pass === null ? null : { channel_id: call.channelId, rtc_token: pass }
  })

  to.known(privateCalls.start, ({ to_xid, video_type }, { account: { xid }, token, platform }) => {
    if (video_type !== 1 && video_type !== 2) return refuse('There is no such kind of call')
    let channelId: ChannelId | null = null
    const outputs = tell(host, (chance): CallInput => {
      channelId = channelFrom(chance.id(), chance.id())
      return { type: 'call/Started', at: chance.at, xid, token, platform, to: to_xid, isVideo: video_type === 2, channelId, messageId: messageIdFrom(chance) }
    })
    return seat(outputs, () => (channelId === null ? undefined : startedCall(host.world(), { xid, to: to_xid, channelId })?.channelId), xid, token)
  })
  to.known(privateCalls.accept, ({ channel_id: channelId }, { account: { xid }, token, platform }) =>
    seat(tell(host, ({ at }): CallInput => ({ type: 'call/Accepted', at, xid, token, platform, channelId })), () => channelId, xid, token))
  to.known(privateCalls.reject, ({ channel_id: channelId }, { account: { xid }, token, platform }) => anyReply(tell(host, (chance): CallInput =>
    ({ type: 'call/Rejected', at: chance.at, xid, token, platform, channelId, messageId: messageIdFrom(chance) }))))
  to.known(privateCalls.cancel, ({ channel_id: channelId }, { account: { xid }, token, platform }) => anyReply(tell(host, (chance): CallInput =>
    ({ type: 'call/Cancelled', at: chance.at, xid, token, platform, channelId, messageId: messageIdFrom(chance) }))))
  to.known(privateCalls.check, ({ channel_id: channelId }, { account: { xid }, token }): Reply<NonNullable<Parameters<ReturnType<typeof privateCalls.check.answerTo>['encode']>[0]> | null> => {
    const world = host.world()
    const call = channelId === undefined ? callsOf(world, xid)[0] : callIn(world, channelId)
    return E.right(call === undefined || !isParty(call, xid) ? null : {
      channel_id: call.channelId, from_xid: call.from, to_xid: call.to, video_type: call.isVideo ? 2 : 1, status: call.answeredAt === null ? 0 : 1,
      rtc_token: roomPasses.issue(world, call.channelId, xid, token),
    })
  })
}

/** Private calls between two people (spec 2 §7). The server decides which of two signals came first; a call is its own. */
export const server: ServerFeature = {
  routes,
  channels: {
    sessionsIn: sessionsInCall,
    voicesOf: (world, channelId) => {
      const call = callIn(world, channelId)
      return call?.answeredAt == null ? [] : [call.from, call.to].filter((xid) => {
        const account = world.accounts[xid]
        return account !== undefined && isResident(account)
      })
    },
    changedBy: (news) => (news.type === 'FrameSent' && news.event.startsWith('loop_private_room_') && typeof news.data['channel_id'] === 'string' ? news.data['channel_id'] : null),
    entered: (host, channelId) => {
      if (callIn(host.world(), channelId) !== undefined) tell(host, ({ at }): CallInput => ({ type: 'call/Occupied', at, channelId, on: true }))
    },
    emptied: (host, channelId) => {
      const call = callIn(host.world(), channelId)
      if (call === undefined) return
      tell(host, (chance): CallInput => (call.answeredAt === null ? { type: 'call/Occupied', at: chance.at, channelId, on: false }
        : { type: 'call/Over', at: chance.at, channelId, messageId: messageIdFrom(chance) }))
    },
  },
  greets: (world, xid) => callsOf(world, xid).filter((one) => one.to === xid && one.answeredAt === null).map((one) => callingFrame(world, one)),
  live: liveCalls,
}
