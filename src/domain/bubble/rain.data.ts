import * as t from 'io-ts'
import { Decimal } from '../kernel/decimal'
import { isGreater } from '../kernel/decimal-math'
import { Failure } from '../kernel/failure'
import { EPOCH, Instant, addMs, clampToInstant } from '../kernel/instant'
import { withDefault } from '../kernel/with-default'
import type { ReceivedMessage } from '../kernel/message'
import { drop, emptyTable, entriesOf, put, tableCodec, tableFrom } from '../kernel/table'
import { RainEvent, RainPlace } from './rain-event'
import type { RainMessage } from './rain.messages'
import { orNull } from '../kernel/or-null'

type Received<K extends RainMessage['type']> = Extract<ReceivedMessage<RainMessage>, { type: K }>

/** How long "Oops!" and "Congrats!" are shown (spec 1 §8). */
const NOTICE_MS = 3_000

/** The notice over the rain. `lost`: the socket was closed, so the tap was not sent. */
const RainNotice = t.union(
  [
    t.strict({ kind: t.literal('won'), rewards: Decimal }),
    t.strict({ kind: t.literal('oops'), words: t.string }),
    t.strict({ kind: t.literal('lost') }),
  ],
  'RainNotice',
)
export type RainNotice = t.TypeOf<typeof RainNotice>

const EndedBy = t.keyof({ reward: null, ended: null, timeout: null, quit: null }, 'EndedBy')
export type EndedBy = t.TypeOf<typeof EndedBy>

const Pop = t.strict({ uid: t.string, name: t.string, rewards: Decimal, own: t.boolean }, 'Pop')
export type Pop = t.TypeOf<typeof Pop>

export const RainData = t.strict(
  {
    at: orNull(RainPlace),
    event: orNull(RainEvent),
    startedAt: Instant,
    until: Instant,
    /** Bubbles tapped in this browser, by id. No tap is sent twice (BUB-3). */
    tapped: tableCodec(t.literal(true)),
    /** The member's taps in earlier rains, by event id. */
    earlier: withDefault(tableCodec(tableCodec(t.literal(true))), emptyTable()),
    /** Bubbles whose taps are not sent yet, by id. */
    saying: tableCodec(t.literal(true)),
    popped: tableCodec(Pop),
    used: Decimal,
    won: orNull(Decimal),
    endedBy: orNull(EndedBy),
    notice: orNull(RainNotice),
    noticeUntil: Instant,
    lastPop: orNull(t.string),
    /** Counts the reads of the rain, so that each read has a new effect id. */
    reads: t.number,
    failure: orNull(Failure),
  },
  'RainData',
)
export type RainData = t.TypeOf<typeof RainData>

const nothing = (text: string): Decimal => {
  if (Decimal.is(text)) return text
  throw new RangeError('no amount')
}

export const noRain: RainData = {
  at: null,
  event: null,
  startedAt: EPOCH,
  until: EPOCH,
  tapped: emptyTable(),
  earlier: emptyTable(),
  saying: emptyTable(),
  popped: emptyTable(),
  used: nothing('0'),
  won: null,
  endedBy: null,
  notice: null,
  noticeUntil: EPOCH,
  lastPop: null,
  reads: 0,
  failure: null,
}

export const isOf = ({ at }: RainData, eventId: string): boolean => at?.eventId === eventId

const withNotice = (data: RainData, notice: RainNotice, at: Instant): RainData => ({
  ...data,
  notice,
  noticeUntil: addMs(at, NOTICE_MS),
})

export const withoutOldNotice = (data: RainData, at: Instant): RainData =>
  data.notice !== null && at >= data.noticeUntil ? { ...data, notice: null } : data

export const afterEnd = (data: RainData, endedBy: EndedBy): RainData => ({ ...data, endedBy, saying: emptyTable() })

/** Adds the bubbles that were popped before the member joined. */
const poppedIn = (data: RainData, { bubbles, used }: RainEvent): Pick<RainData, 'popped' | 'used'> => ({
  used: isGreater(used, data.used) ? used : data.used,
  popped: bubbles.reduce(
    (pops, { id, kind, rewards }) =>
      rewards === null || kind === 'bomb' || pops[id] !== undefined
        ? pops
        : put(pops, id, { uid: '', name: '', rewards, own: false }),
    data.popped,
  ),
})

type Joined = Received<'bubble/Joined'>

export const isThisRain = (data: RainData, { event }: Pick<Joined, 'event'>): boolean => isOf(data, event.id)

export const isStillRaining = ({ event, elapsed }: Pick<Joined, 'event' | 'elapsed'>): boolean =>
  !event.clicked && !event.ended && elapsed < event.seconds * 1_000

/** The server updates the remaining time on each join. `startedAt` is kept, so that bubbles do not jump. */
export const withServerState = (data: RainData, { event, elapsed, at }: Joined): RainData => ({
  ...data,
  ...poppedIn(data, event),
  failure: null,
  event: data.event === null || !isStillRaining({ event, elapsed }) ? event : data.event,
  startedAt: data.event === null ? clampToInstant(at - elapsed) : data.startedAt,
  until: addMs(at, event.seconds * 1_000 - elapsed),
})

/** Whether the member may tap the bubble: the bubble is in this rain, and neither tapped nor popped (BUB-3). */
export const mayTap = (data: RainData, { eventId, bubbleId }: Received<'bubble/Tap'>): boolean =>
  isOf(data, eventId) &&
  data.tapped[bubbleId] === undefined &&
  data.popped[bubbleId] === undefined &&
  data.event?.bubbles.some(({ id }) => id === bubbleId) === true

export const withTap = (data: RainData, bubbleId: string): RainData => ({
  ...data,
  tapped: put(data.tapped, bubbleId, true),
  saying: put(data.saying, bubbleId, true),
})

export const withoutPendingTap = (data: RainData, bubbleId: string): RainData => ({
  ...data,
  saying: drop(data.saying, bubbleId),
})

/** The tap was not sent, so the member may tap the bubble again. */
export const withTapReturned = (
  data: RainData,
  { bubbleId, at }: Pick<Received<'bubble/TapNotSent'>, 'bubbleId' | 'at'>,
): RainData =>
  withNotice({ ...withoutPendingTap(data, bubbleId), tapped: drop(data.tapped, bubbleId) }, { kind: 'lost' }, at)

type TapRejected = Received<'bubble/TapRejected'>

export const isOwnTap = (data: RainData, { eventId, bubbleId }: TapRejected): boolean =>
  isOf(data, eventId) && data.tapped[bubbleId] === true

export const withRejectedTap = (data: RainData, { bubbleId, words, at }: TapRejected): RainData =>
  withNotice(withoutPendingTap(data, bubbleId), { kind: 'oops', words }, at)

type Popped = Received<'bubble/Popped'>

/**
 * Whether a pushed pop counts: the bubble is known, not a bomb and not popped yet, and all rewards stay within the
 * rain's total (BUB-4, BUB-5).
 */
export const isRealPop = (data: RainData, { eventId, bubbleId, used }: Popped): boolean =>
  isOf(data, eventId) &&
  data.event !== null &&
  data.popped[bubbleId] === undefined &&
  data.event.bubbles.some(({ id, kind }) => id === bubbleId && kind !== 'bomb') &&
  !isGreater(used, data.event.all)

export const isFirstOwnReward = (data: RainData, pop: Popped): boolean =>
  pop.own && data.won === null && isRealPop(data, pop)

/** Adds a pop that counts. After the member has quit the rain, an own reward shows no notice. */
export const withPop = (data: RainData, pop: Popped): RainData => {
  const { bubbleId, uid, name, rewards, used, own, at } = pop
  const withBubble: RainData = {
    ...withoutPendingTap(data, bubbleId),
    popped: put(data.popped, bubbleId, { uid, name, rewards, own }),
    used: isGreater(used, data.used) ? used : data.used,
    lastPop: bubbleId,
  }
  if (!isFirstOwnReward(data, pop)) return withBubble
  const withReward: RainData = { ...withBubble, won: rewards }
  return data.endedBy === 'quit' ? withReward : withNotice(withReward, { kind: 'won', rewards }, at)
}

/** Keeps the taps, so that a member who rejoins the same rain sends no tap twice (BUB-3). */
export const afterLeave = ({ at, tapped, earlier, reads }: RainData): RainData => ({
  ...noRain,
  at,
  tapped,
  earlier,
  reads,
})

/** The number of earlier rains whose taps are kept. */
const EARLIER_RAINS = 8
const withEarlierTaps = ({ at, tapped, earlier }: RainData): RainData['earlier'] =>
  at === null
    ? earlier
    : tableFrom(
        [...entriesOf(earlier).filter(([id]) => id !== at.eventId), [at.eventId, tapped] as const].slice(
          -EARLIER_RAINS,
        ),
      )

export const joiningRain = (data: RainData, { conversationId, eventId }: RainPlace): RainData => {
  const earlier = withEarlierTaps(data)
  return {
    ...noRain,
    at: { conversationId, eventId },
    reads: data.reads + 1,
    earlier,
    tapped: earlier[eventId] ?? emptyTable(),
  }
}
