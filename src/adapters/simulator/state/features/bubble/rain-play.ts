import * as E from 'fp-ts/Either'
import { systemEvent, type SystemEvent } from '../../../../../domain/chat'
import { compare, isGreater } from '../../../../../domain/kernel/decimal-math'
import { Xid } from '../../../../../domain/kernel/ids'
import type { Instant } from '../../../../../domain/kernel/instant'
import { keysOf, put } from '../../../../../domain/kernel/table'
import { currencyBy, NOTHING } from '../../ledger/currencies'
import { personOf, rainPotOf, transfer } from '../../ledger/ledger'
import { doneResult, type StepResult, type ServerOutput } from '../../output'
import { threadOf } from '../../conversation-lookups'
import { append } from '../../chat/thread'
import type { ServerState } from '../../server-state'
import type { BubbleTapped, RainJoined, RainOver } from './inputs'
import {
  endOf,
  gemTypesOf,
  rainBy,
  rainsSlice,
  remainderOf,
  usedOf,
  rainJoinRefusal,
  type ServerBubble,
  type ServerRain,
} from './rains'

const kept = (world: ServerState, rain: ServerRain): ServerState =>
  rainsSlice.put(world, { byId: put(rainsSlice.of(world).byId, rain.id, rain) })
const unchanged = (world: ServerState, ...outputs: readonly ServerOutput[]): StepResult => ({ world, outputs })

const frame = (event: string, to: readonly string[], data: Readonly<Record<string, unknown>>): ServerOutput => ({
  type: 'FrameSent',
  to: to.filter(Xid.is),
  event,
  data,
})

/** The participants of the rain who may still take part. */
const presentIn = (world: ServerState, rain: ServerRain): readonly string[] =>
  keysOf(rain.joined).filter((xid) => Xid.is(xid) && rainJoinRefusal(world, rain, xid) === null)

/** The rain, if it belongs to this conversation and is open at this time. */
const openRain = (
  world: ServerState,
  { eventId, conversationId, at }: Pick<RainJoined, 'eventId' | 'conversationId' | 'at'>,
): ServerRain | null => {
  const rain = rainBy(world, eventId)
  return rain === undefined || rain.isEnded || rain.conversationId !== conversationId || at >= endOf(rain) ? null : rain
}

export const rainJoined = (world: ServerState, input: RainJoined): StepResult => {
  const rain = openRain(world, input)
  return rain === null || rain.joined[input.xid] === true || rainJoinRefusal(world, rain, input.xid) !== null
    ? unchanged(world)
    : doneResult(kept(world, { ...rain, joined: put(rain.joined, input.xid, true) }))
}

const answered = ({ eventId, bubbleId, xid }: BubbleTapped, msg: string): ServerOutput =>
  frame('bubble_click', [xid], { bubble_event_id: eventId, bubble_id: bubbleId, msg })

const poppedFrame = (
  world: ServerState,
  rain: ServerRain,
  { id, rewards }: ServerBubble,
  by: string,
  to: readonly string[],
): ServerOutput => {
  const account = world.accounts[by]
  return frame('bubble_clicked', to, {
    bubble_event_id: rain.id,
    bubble_id: id,
    uid: account?.uid ?? '',
    username: account?.name ?? '',
    rewards,
    used_rewards: usedOf(rain),
  })
}

/**
 * Applies a tap. The first tap wins the bubble, and each member gets at most one bubble. The winner is paid from the
 * pot at once. A second tap of the same bubble by its winner gets the first response.
 */
export const bubbleTapped = (world: ServerState, input: BubbleTapped): StepResult => {
  const rain = openRain(world, input)
  const bubble = rain?.bubbles.find(({ id }) => id === input.bubbleId)
  if (
    rain === null ||
    bubble === undefined ||
    rain.joined[input.xid] !== true ||
    rainJoinRefusal(world, rain, input.xid) !== null
  )
    return unchanged(world)
  const own = rain.by[input.xid]
  if (own === bubble.id) return unchanged(world, poppedFrame(world, rain, bubble, input.xid, [input.xid]))
  if (own !== undefined) return unchanged(world, answered(input, 'You have popped yours already'))
  if (bubble.kind === 'bomb') return unchanged(world, answered(input, 'That was a bomb'))
  if (rain.popped[bubble.id] !== undefined) return unchanged(world, answered(input, 'Somebody was faster'))
  const paid = transfer(world.ledger, {
    by: rain.id,
    key: `bubbleShare:${bubble.id}`,
    at: input.at,
    kind: 'bubbleShare',
    note: world.accounts[rain.xid]?.name ?? '',
    moves: [{ from: rainPotOf(rain.id), to: personOf(input.xid), currencyId: rain.currencyId, amount: bubble.rewards }],
  })
  if (E.isLeft(paid)) return unchanged(world, answered(input, paid.left))
  const after: ServerRain = {
    ...rain,
    popped: put(rain.popped, bubble.id, input.xid),
    by: put(rain.by, input.xid, bubble.id),
  }
  const now = kept({ ...world, ledger: paid.right.ledger }, after)
  const news = poppedFrame(now, after, bubble, input.xid, presentIn(now, after))
  if (keysOf(after.popped).length < gemTypesOf(after).length) return unchanged(now, news)
  const over = ended(now, after, input)
  return unchanged(over.world, news, ...over.outputs)
}

/** Who caught the most. A rain in which several people caught the same has no single winner. */
const resultOf = (world: ServerState, rain: ServerRain): SystemEvent => {
  const caught = gemTypesOf(rain).filter(({ id }) => rain.popped[id] !== undefined)
  const [most] = caught.toSorted((a, b) => compare(b.rewards, a.rewards))
  if (most === undefined) return systemEvent('rainNobody')
  const best = caught.filter(({ rewards }) => compare(rewards, most.rewards) === 0)
  const what = { amount: most.rewards, currency: currencyBy(rain.currencyId)?.name ?? '' }
  return best.length === 1
    ? systemEvent('rainMost', { ...what, name: world.accounts[rain.popped[most.id] ?? '']?.name ?? '' })
    : systemEvent(best.length === caught.length ? 'rainEven' : 'rainTied', { ...what, count: best.length })
}

/** Ends a rain: refunds the unpopped value to the sender (spec 1 §4: the rain is over) and posts the result. */
const ended = (
  world: ServerState,
  rain: ServerRain,
  { at, messageId }: Pick<RainOver, 'at' | 'messageId'>,
): StepResult => {
  const rest = remainderOf(rain)
  const back = isGreater(rest, NOTHING)
    ? transfer(world.ledger, {
        by: rain.id,
        key: 'bubbleRefund',
        at,
        kind: 'bubbleRefund',
        note: world.communities[rain.gid]?.name ?? '',
        moves: [{ from: rainPotOf(rain.id), to: personOf(rain.xid), currencyId: rain.currencyId, amount: rest }],
      })
    : null
  const ledger = back !== null && E.isRight(back) ? back.right.ledger : world.ledger
  const over = kept({ ...world, ledger }, { ...rain, isEnded: true })
  const sender = world.accounts[rain.xid]
  // A dissolved group has no conversation in which the result could be posted.
  if (world.communities[rain.gid] === undefined) return unchanged(over)
  const [thread, message] = append(threadOf(over, rain.conversationId), rain.xid, (seq) => ({
    id: messageId,
    conversationId: rain.conversationId,
    seq,
    clientId: null,
    at,
    from: { xid: rain.xid, name: sender?.name ?? '', avatar: sender?.avatar ?? null },
    content: { kind: 'bubbleResult', eventId: rain.id, text: '', event: resultOf(over, rain) },
    rev: 0,
    reactions: [],
  }))
  return unchanged(
    { ...over, threads: put(over.threads, rain.conversationId, thread) },
    frame('bubble_ended', presentIn(over, rain), { bubble_event_id: rain.id }),
    { type: 'Posted', message },
  )
}

const isTimeUp = (rain: ServerRain, at: Instant): boolean => !rain.isEnded && at >= endOf(rain)

export const rainOver = (world: ServerState, input: RainOver): StepResult => {
  const rain = rainBy(world, input.eventId)
  return rain === undefined || !isTimeUp(rain, input.at) ? unchanged(world) : ended(world, rain, input)
}
