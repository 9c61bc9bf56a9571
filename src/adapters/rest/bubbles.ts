import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { Bubbles } from '../../application/features/bubble/ports'
import type { LiveFeed } from '../../application/ports/live-feed'
import { bubbleCalls } from '../wire/calls/bubble-calls'
import { readBubbleFrame, writeBubbleClick, writeBubbleJoin } from '../wire/frames/bubble-frame'
import { groupListCalls, balanceAndActivityCalls } from '../wire/calls/group-calls'
import type { RestClient } from './client/rest-client'

/**
 * With this value of the parameter `gift_bubble`, the server lists only members who can receive a gift or a bubble rain
 * (spec 1 §7).
 */
const FOR_BUBBLE = 1
const onOff = (on: boolean): number => (on ? 1 : 0)

/** Bubble rain over the API and the realtime socket (spec 1 §7). */
export const makeBubbles = (rest: RestClient, { say }: Pick<LiveFeed, 'say'>): Bubbles => ({
  purse: (gid) =>
    pipe(
      rest.call(balanceAndActivityCalls.balance, { gid }),
      TE.map(({ items, dropped }) => {
        rest.countDropped(dropped)
        return items
      }),
    ),
  reach: (gid, level) =>
    pipe(
      rest.call(bubbleCalls.levelLimit, { gid, level }),
      TE.map(({ cnt }) => cnt),
    ),
  guests: (gid, keyword, page, limit) =>
    pipe(
      rest.call(groupListCalls.groupMembers, {
        gid,
        page,
        limit,
        keyword: keyword === '' ? undefined : keyword,
        gift_bubble: FOR_BUBBLE,
      }),
      TE.map(({ items, dropped }) => {
        rest.countDropped(dropped)
        return {
          items: items.map(({ xid, name, avatar }) => ({ xid, name, avatar })),
          isLast: items.length + dropped < limit,
        }
      }),
    ),
  send: ({ conversationId, currencyId, total, count, evenly, isExclusive, level, xids }) =>
    pipe(
      rest.call(bubbleCalls.send, {
        conversation_sid: conversationId,
        bubbles: count,
        rewards: total,
        reward_evenly: onOff(evenly),
        is_exclusive: onOff(isExclusive),
        level_limit: level,
        currency_id: currencyId,
        send_to_xids: isExclusive ? xids : undefined,
      }),
      TE.map(() => undefined),
    ),
  look: (bubble_event_id) =>
    pipe(
      rest.call(bubbleCalls.available, { bubble_event_id }),
      TE.map(({ elapsed, bubble_event }) => ({ elapsed, event: bubble_event })),
    ),
  winners: (bubble_event_id) => rest.call(bubbleCalls.winners, { bubble_event_id }),
  sayJoin: (conversation_sid, bubble_event_id) => say(writeBubbleJoin({ conversation_sid, bubble_event_id })),
  sendTap: (conversation_sid, bubble_event_id, bubble_id) =>
    say(writeBubbleClick({ conversation_sid, bubble_event_id, bubble_id })),
  newsOf: readBubbleFrame,
})
