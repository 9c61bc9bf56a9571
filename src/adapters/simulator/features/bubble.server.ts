import * as E from 'fp-ts/Either'
import { LOOP_ID } from '../../../domain/balance'
import { gidOfConversation, canonicalConversationId } from '../../wire/entities/conversation-id'
import { bubbleCalls } from '../../wire/calls/bubble-calls'
import { BubbleClick, BubbleJoin } from '../../wire/frames/bubble-frame'
import { newMessageId } from '../state-host'
import { refuseWith, replyFromOutputs, type Reply } from '../response'
import type { RainInput } from '../state/features/bubble/inputs'
import { eventFor, rainBy, rainJoinRefusal, type ServerRain } from '../state/features/bubble/rains'
import { reachOf } from '../state/features/bubble/reach'
import { historicRain } from '../state/features/bubble/historic-rain'
import { mayRead } from '../state/groups/permissions'
import type { ServerState } from '../state/server-state'
import { scheduleRains } from './schedules/bubble.schedule'
import { commitInput, frameHandler, type ServerFeature } from './server-feature'

const NO_RAIN = 'There is no such bubble rain'

const readable = (
  world: ServerState,
  rain: ServerRain | undefined,
  xid: Parameters<typeof mayRead>[1],
): rain is ServerRain => {
  const community = world.communities[rain?.gid ?? '']
  return rain !== undefined && community !== undefined && mayRead(community, xid)
}

/**
 * Bubble rain (spec 1 §7). Every reader of the conversation may read the results of a rain. Only participants may tap
 * bubbles.
 */
export const server: ServerFeature = {
  routes: (to, { host }) => {
    to.authenticated(bubbleCalls.levelLimit, ({ gid, level }, { account: { xid } }) => {
      const community = host.world().communities[gid]
      return community === undefined || !mayRead(community, xid)
        ? refuseWith('There is no such group')
        : E.right({ cnt: reachOf(host.world(), community, level) })
    })
    to.authenticated(
      bubbleCalls.send,
      (
        { conversation_sid, bubbles, rewards, reward_evenly, is_exclusive, level_limit, currency_id, send_to_xids },
        { account: { xid } },
      ): Reply<true> => {
        const conversationId = canonicalConversationId(conversation_sid)
        if (conversationId === null || gidOfConversation(conversationId) === null)
          return refuseWith('There is no such conversation')
        return replyFromOutputs(
          commitInput(host, (chance): RainInput => ({
            type: 'bubble/RainSent',
            at: chance.at,
            xid,
            conversationId,
            count: bubbles,
            total: rewards,
            evenly: reward_evenly === 1,
            isExclusive: is_exclusive === 1,
            level: level_limit,
            currencyId: currency_id === -1 ? LOOP_ID : currency_id,
            xids: send_to_xids ?? [],
            eventId: `r${chance.id()}`,
            seed: chance.draw(),
            messageId: newMessageId(chance),
          })),
          (output) => (output.type === 'Done' ? true : null),
        )
      },
    )
    to.authenticated(bubbleCalls.available, ({ bubble_event_id }, { account: { xid } }) => {
      const world = host.world()
      const rain = rainBy(world, bubble_event_id)
      if (!readable(world, rain, xid)) return refuseWith(NO_RAIN)
      const why = rainJoinRefusal(world, rain, xid)
      return why === null
        ? E.right({ elapsed: Math.max(0, host.now() - rain.at), bubble_event: eventFor(world, rain, xid) })
        : refuseWith(why)
    })
    to.authenticated(bubbleCalls.winners, ({ bubble_event_id }, { account: { xid } }) => {
      const world = host.world()
      const historic = historicRain(world, bubble_event_id)
      if (historic !== null) return mayRead(historic.community, xid) ? E.right(historic.event) : refuseWith(NO_RAIN)
      const rain = rainBy(world, bubble_event_id)
      return readable(world, rain, xid) ? E.right({ ...eventFor(world, rain, xid), bubbles: [] }) : refuseWith(NO_RAIN)
    })
  },
  frames: {
    bubble_join: frameHandler(BubbleJoin, (host, xid, data) => {
      commitInput(host, ({ at }): RainInput => ({
        type: 'bubble/RainJoined',
        at,
        xid,
        conversationId: data.conversation_sid,
        eventId: data.bubble_event_id,
      }))
    }),
    bubble_click: frameHandler(BubbleClick, (host, xid, data) => {
      commitInput(host, (chance): RainInput => ({
        type: 'bubble/BubbleTapped',
        at: chance.at,
        xid,
        conversationId: data.conversation_sid,
        eventId: data.bubble_event_id,
        bubbleId: data.bubble_id,
        messageId: newMessageId(chance),
      }))
    }),
  },
  live: scheduleRains,
}
