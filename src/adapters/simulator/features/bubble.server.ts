import * as E from 'fp-ts/Either'
import { LOOP_ID } from '../../../domain/balance'
import { gidOfConversation, canonicalConversationId } from '../../wire/conversation-id'
import { bubbleCalls } from '../../wire/bubble-calls'
import { BubbleClick, BubbleJoin } from '../../wire/bubble-frame'
import { messageIdFrom } from '../host'
import { refuse, replyFrom, type Reply } from '../reply'
import type { RainInput } from '../world/features/bubble/inputs'
import { eventFor, rainBy, whyNotJoin, type TownRain } from '../world/features/bubble/rain'
import { reachOf } from '../world/features/bubble/reach'
import { toldRain } from '../world/features/bubble/told-rain'
import { mayRead } from '../world/groups/rights'
import type { World } from '../world/world'
import { liveRains } from './bubble.live'
import { tell, type ServerFeature } from './server-feature'

const NO_RAIN = 'There is no such bubble rain'

const readable = (world: World, rain: TownRain | undefined, xid: Parameters<typeof mayRead>[1]): rain is TownRain => {
  const community = world.communities[rain?.gid ?? '']
  return rain !== undefined && community !== undefined && mayRead(community, xid)
}

/** Bubble rain (spec 1 §7): whoever may read the conversation reads how it went, and whoever may take part plays. */
export const server: ServerFeature = {
  routes: (to, { host }) => {
    to.known(bubbleCalls.levelLimit, ({ gid, level }, { account: { xid } }) => {
      const community = host.world().communities[gid]
      return community === undefined || !mayRead(community, xid) ? refuse('There is no such group') : E.right({ cnt: reachOf(host.world(), community, level) })
    })
    to.known(bubbleCalls.send, ({ conversation_sid, bubbles, rewards, reward_evenly, is_exclusive, level_limit, currency_id, send_to_xids }, { account: { xid } }): Reply<true> => {
      const conversationId = canonicalConversationId(conversation_sid)
      if (conversationId === null || gidOfConversation(conversationId) === null) return refuse('There is no such conversation')
      return replyFrom(tell(host, (chance): RainInput => ({
        type: 'bubble/RainSent', at: chance.at, xid, conversationId, count: bubbles, total: rewards, evenly: reward_evenly === 1, isExclusive: is_exclusive === 1,
        level: level_limit, currencyId: currency_id === -1 ? LOOP_ID : currency_id, xids: send_to_xids ?? [], eventId: `r${chance.id()}`, seed: chance.draw(),
        messageId: messageIdFrom(chance),
      })), (output) => (output.type === 'Done' ? true : null))
    })
    to.known(bubbleCalls.available, ({ bubble_event_id }, { account: { xid } }) => {
      const world = host.world()
      const rain = rainBy(world, bubble_event_id)
      if (!readable(world, rain, xid)) return refuse(NO_RAIN)
      const why = whyNotJoin(world, rain, xid)
      return why === null ? E.right({ elapsed: Math.max(0, host.now() - rain.at), bubble_event: eventFor(world, rain, xid) }) : refuse(why)
    })
    to.known(bubbleCalls.winners, ({ bubble_event_id }, { account: { xid } }) => {
      const world = host.world()
      const told = toldRain(world, bubble_event_id)
      if (told !== null) return mayRead(told.community, xid) ? E.right(told.event) : refuse(NO_RAIN)
      const rain = rainBy(world, bubble_event_id)
      return readable(world, rain, xid) ? E.right({ ...eventFor(world, rain, xid), bubbles: [] }) : refuse(NO_RAIN)
    })
  },
  frames: {
    bubble_join: (host, xid, data) => {
      if (!BubbleJoin.is(data)) return
      tell(host, ({ at }): RainInput => ({ type: 'bubble/RainJoined', at, xid, conversationId: data.conversation_sid, eventId: data.bubble_event_id }))
    },
    bubble_click: (host, xid, data) => {
      if (!BubbleClick.is(data)) return
      tell(host, (chance): RainInput => ({
        type: 'bubble/BubbleTapped', at: chance.at, xid, conversationId: data.conversation_sid, eventId: data.bubble_event_id, bubbleId: data.bubble_id, messageId: messageIdFrom(chance),
      }))
    },
  },
  live: liveRains,
}
