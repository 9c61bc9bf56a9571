import * as t from 'io-ts'
import type { AlarmRang } from '../event-log'
import { Decimal } from '../kernel/decimal'
import { isGreater } from '../kernel/decimal-math'
import { Failure } from '../kernel/failure'
import { EPOCH, Instant, addMs, clampToInstant } from '../kernel/instant'
import { withDefault } from '../kernel/with-default'
import type { ReceivedMessage } from '../kernel/message'
import { drop, emptyTable, entriesOf, put, tableCodec, tableFrom } from '../kernel/table'
import type { SessionMessage } from '../session'
import { RainEvent, RainPlace } from './rain-event'
import type { RainMessage } from './rain.messages'
import { orNull } from '../kernel/or-null'

export type RainReducerInput = ReceivedMessage<RainMessage | AlarmRang | SessionMessage>

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

const Pop = t.strict({ uid: t.string, name: t.string, rewards: Decimal, own: t.boolean }, 'Pop')
export type Pop = t.TypeOf<typeof Pop>

export const RainData = t.strict(
  {
    phase: t.keyof({ idle: null, joining: null, running: null, ended: null }),
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
    /** `isStale`: the rain must be read again. `reads` counts these reads, so that each read has a new effect id. */
    isStale: t.boolean,
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
  phase: 'idle',
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
  isStale: false,
  reads: 0,
  failure: null,
}

const isOf = ({ at }: RainData, eventId: string): boolean => at?.eventId === eventId
const noticed = (data: RainData, notice: RainNotice, at: Instant): RainData => ({
  ...data,
  notice,
  noticeUntil: addMs(at, NOTICE_MS),
})
const ended = (data: RainData, by: t.TypeOf<typeof EndedBy>): RainData => ({
  ...data,
  phase: 'ended',
  endedBy: by,
  saying: emptyTable(),
  isStale: false,
})

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

const joined = (
  data: RainData,
  { event, elapsed, at }: Extract<RainReducerInput, { type: 'bubble/Joined' }>,
): RainData => {
  if (data.at === null || event.id !== data.at.eventId) return { ...data, isStale: false }
  const startedAt = data.event === null ? clampToInstant(at - elapsed) : data.startedAt
  // The server updates the remaining time on each join. `startedAt` is kept, so that bubbles do not jump.
  const now: RainData = {
    ...data,
    ...poppedIn(data, event),
    phase: 'running',
    isStale: false,
    failure: null,
    event: data.event ?? event,
    startedAt,
    until: addMs(at, event.seconds * 1_000 - elapsed),
  }
  if (event.clicked) return ended(now, 'reward')
  return event.ended || elapsed >= event.seconds * 1_000 ? ended({ ...now, event }, 'ended') : now
}

const mayTap = ({ phase, event, tapped, popped }: RainData, bubbleId: string): boolean =>
  phase === 'running' &&
  tapped[bubbleId] === undefined &&
  popped[bubbleId] === undefined &&
  event?.bubbles.some(({ id }) => id === bubbleId) === true

/**
 * Whether a pushed pop counts: the bubble is known, not a bomb and not popped yet, and all rewards stay within the
 * rain's total (BUB-4, BUB-5).
 */
const isReal = (
  { event, popped }: RainData,
  { bubbleId, used }: Extract<RainReducerInput, { type: 'bubble/Popped' }>,
): boolean =>
  event !== null &&
  popped[bubbleId] === undefined &&
  event.bubbles.some(({ id, kind }) => id === bubbleId && kind !== 'bomb') &&
  !isGreater(used, event.all)

const popped = (data: RainData, message: Extract<RainReducerInput, { type: 'bubble/Popped' }>): RainData => {
  const { bubbleId, uid, name, rewards, used, own, at } = message
  if (!isOf(data, message.eventId) || !isReal(data, message)) return data
  const now: RainData = {
    ...data,
    popped: put(data.popped, bubbleId, { uid, name, rewards, own }),
    used: isGreater(used, data.used) ? used : data.used,
    lastPop: bubbleId,
    saying: drop(data.saying, bubbleId),
  }
  if (!own || data.won !== null) return now
  const withReward: RainData = { ...now, won: rewards }
  // If the member has quit the rain, a reward still counts but shows no notice.
  const noticedOrQuiet = data.endedBy === 'quit' ? withReward : noticed(withReward, { kind: 'won', rewards }, at)
  return data.phase === 'running' ? ended(noticedOrQuiet, 'reward') : noticedOrQuiet
}

/** Keeps the taps, so that a member who rejoins the same rain sends no tap twice (BUB-3). */
const reset = ({ at, tapped, earlier, reads }: RainData): RainData => ({ ...noRain, at, tapped, earlier, reads })

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

const joining = (data: RainData, { conversationId, eventId }: RainPlace): RainData => {
  const earlier = withEarlierTaps(data)
  return {
    ...noRain,
    phase: 'joining',
    at: { conversationId, eventId },
    reads: data.reads + 1,
    earlier,
    tapped: earlier[eventId] ?? emptyTable(),
  }
}

const withoutPendingTap = (data: RainData, bubbleId: string): RainData => ({
  ...data,
  saying: drop(data.saying, bubbleId),
})

/** Applies a message to the data of a rain (BUB-1 to BUB-5). */
export const reduceRain = (data: RainData, message: RainReducerInput): RainData => {
  const isRunning = data.phase === 'running'
  switch (message.type) {
    case 'SignedIn':
    case 'SessionEnded':
    case 'VisitorEntered':
      return noRain
    case 'bubble/Join':
      return data.phase === 'joining' || isRunning ? data : joining(data, message)
    case 'bubble/Joined':
      return data.phase === 'joining' || isRunning ? joined(data, message) : data
    case 'bubble/NotJoined':
      return data.phase === 'joining' ? { ...reset(data), failure: message.failure } : { ...data, isStale: false }
    case 'bubble/Tap':
      return !isOf(data, message.eventId) || !mayTap(data, message.bubbleId)
        ? data
        : {
            ...data,
            tapped: put(data.tapped, message.bubbleId, true),
            saying: put(data.saying, message.bubbleId, true),
          }
    case 'bubble/TapSent':
    case 'bubble/TapUnclear':
      return withoutPendingTap(data, message.bubbleId)
    case 'bubble/TapNotSent':
      return noticed(
        { ...withoutPendingTap(data, message.bubbleId), tapped: drop(data.tapped, message.bubbleId) },
        { kind: 'lost' },
        message.at,
      )
    case 'bubble/Popped':
      return popped(data, message)
    case 'bubble/TapRejected':
      return isRunning && isOf(data, message.eventId) && data.tapped[message.bubbleId] === true
        ? noticed(withoutPendingTap(data, message.bubbleId), { kind: 'oops', words: message.words }, message.at)
        : data
    case 'bubble/Ended':
      return isRunning && isOf(data, message.eventId) ? ended(data, 'ended') : data
    case 'bubble/Reconnected':
      return isRunning ? { ...data, isStale: true, reads: data.reads + 1 } : data
    case 'bubble/LeaveRain':
      return isRunning ? ended(data, 'quit') : data.phase === 'joining' ? reset(data) : data
    case 'bubble/CloseRain':
      return data.phase === 'ended' ? reset(data) : data
    case 'AlarmRang': {
      const now: RainData = data.notice !== null && message.at >= data.noticeUntil ? { ...data, notice: null } : data
      return isRunning && message.at >= data.until ? ended(now, 'timeout') : now
    }
    default:
      return data
  }
}
