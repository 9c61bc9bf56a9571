import * as E from 'fp-ts/Either'
import type { ChannelId, Xid } from '../../../domain/kernel/ids'
import { privateCalls } from '../../wire/calls/private-calls'
import type { RouteDeps, RouteBuilder } from '../routes/route-builder'
import { channelIdFrom } from '../channel-id-from'
import { newMessageId } from '../state-host'
import { emptyReply, refuseWith, replyFromOutputs, type Reply } from '../response'
import { callIn, callsOf, isCallMember, sessionsInCall, startedCall } from '../state/features/call/calls'
import type { CallInput } from '../state/features/call/feature'
import { callingFrame } from '../state/features/call/call-frames'
import type { ServerOutput } from '../state/output'
import { isResident } from '../state/groups/permissions'
import { scheduleCalls } from './schedules/call.schedule'
import { commitInput, type ServerFeature } from './server-feature'

const routes = (to: RouteBuilder, { host, roomPasses }: RouteDeps): void => {
  const seat = (outputs: readonly ServerOutput[], find: () => string | undefined, xid: Xid, token: string) =>
    replyFromOutputs(outputs, () => {
      const call = callIn(host.world(), find() ?? '')
      const roomToken = call === undefined ? null : roomPasses.issue(host.world(), call.channelId, xid, token)
      return call === undefined || roomToken === null ? null : { channel_id: call.channelId, rtc_token: roomToken }
    })

  to.authenticated(privateCalls.start, ({ to_xid, video_type }, { account: { xid }, token, platform }) => {
    if (video_type !== 1 && video_type !== 2) return refuseWith('There is no such kind of call')
    let channelId: ChannelId | null = null
    const outputs = commitInput(host, (chance): CallInput => {
      channelId = channelIdFrom(chance.id(), chance.id())
      return {
        type: 'call/Started',
        at: chance.at,
        xid,
        token,
        platform,
        to: to_xid,
        isVideo: video_type === 2,
        channelId,
        messageId: newMessageId(chance),
      }
    })
    return seat(
      outputs,
      () => (channelId === null ? undefined : startedCall(host.world(), { xid, to: to_xid, channelId })?.channelId),
      xid,
      token,
    )
  })
  to.authenticated(privateCalls.accept, ({ channel_id: channelId }, { account: { xid }, token, platform }) =>
    seat(
      commitInput(host, ({ at }): CallInput => ({ type: 'call/Accepted', at, xid, token, platform, channelId })),
      () => channelId,
      xid,
      token,
    ),
  )
  to.authenticated(privateCalls.reject, ({ channel_id: channelId }, { account: { xid }, token, platform }) =>
    emptyReply(
      commitInput(host, (chance): CallInput => ({
        type: 'call/Rejected',
        at: chance.at,
        xid,
        token,
        platform,
        channelId,
        messageId: newMessageId(chance),
      })),
    ),
  )
  to.authenticated(privateCalls.cancel, ({ channel_id: channelId }, { account: { xid }, token, platform }) =>
    emptyReply(
      commitInput(host, (chance): CallInput => ({
        type: 'call/Cancelled',
        at: chance.at,
        xid,
        token,
        platform,
        channelId,
        messageId: newMessageId(chance),
      })),
    ),
  )
  to.authenticated(
    privateCalls.check,
    (
      { channel_id: channelId },
      { account: { xid }, token },
    ): Reply<NonNullable<Parameters<ReturnType<typeof privateCalls.check.answerTo>['encode']>[0]> | null> => {
      const world = host.world()
      const call = channelId === undefined ? callsOf(world, xid)[0] : callIn(world, channelId)
      return E.right(
        call === undefined || !isCallMember(call, xid)
          ? null
          : {
              channel_id: call.channelId,
              from_xid: call.from,
              to_xid: call.to,
              video_type: call.isVideo ? 2 : 1,
              status: call.answeredAt === null ? 0 : 1,
              rtc_token: roomPasses.issue(world, call.channelId, xid, token),
            },
      )
    },
  )
}

/** Private calls between two people (spec 2 §7). The server puts the actions of both people into a single order. */
export const server: ServerFeature = {
  routes,
  channels: {
    sessionsIn: sessionsInCall,
    voicesOf: (world, channelId) => {
      const call = callIn(world, channelId)
      return call?.answeredAt == null
        ? []
        : [call.from, call.to].filter((xid) => {
            const account = world.accounts[xid]
            return account !== undefined && isResident(account)
          })
    },
    changedBy: (news) =>
      news.type === 'FrameSent' &&
      news.event.startsWith('loop_private_room_') &&
      typeof news.data['channel_id'] === 'string'
        ? news.data['channel_id']
        : null,
    entered: (host, channelId) => {
      if (callIn(host.world(), channelId) !== undefined)
        commitInput(host, ({ at }): CallInput => ({ type: 'call/Occupied', at, channelId, on: true }))
    },
    emptied: (host, channelId) => {
      const call = callIn(host.world(), channelId)
      if (call === undefined) return
      commitInput(host, (chance): CallInput =>
        call.answeredAt === null
          ? { type: 'call/Occupied', at: chance.at, channelId, on: false }
          : { type: 'call/Over', at: chance.at, channelId, messageId: newMessageId(chance) },
      )
    },
  },
  greets: (world, xid) =>
    callsOf(world, xid)
      .filter((one) => one.to === xid && one.answeredAt === null)
      .map((one) => callingFrame(world, one)),
  live: scheduleCalls,
}
