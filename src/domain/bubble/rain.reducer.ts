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

export type RainReducerInput = ReceivedMessage<RainMessage | AlarmRang | SessionMessage>

const orNull = <C extends t.Mixed>(codec: C) => t.union([codec, t.null])

/** "Oops!" and "Congrats!" are shown for so long (spec 1 §8). */
const NOTICE_MS = 3_000

/** `lost`: the line was down, and nobody heard of the tap. */
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
    /** Bubbles that were tapped here: none is said twice (BUB-3). */
    tapped: tableCodec(t.literal(true)),
    /** By rain, what I tapped in some that I was in before. */
    earlier: withDefault(tableCodec(tableCodec(t.literal(true))), emptyTable()),
    /** Of these the tap is still to be said. */
    saying: tableCodec(t.literal(true)),
    /** By bubble, who popped it. */
    popped: tableCodec(Pop),
    used: Decimal,
    won: orNull(Decimal),
    endedBy: orNull(EndedBy),
    notice: orNull(RainNotice),
    noticeUntil: Instant,
    /** The bubble that was popped last. */
    lastPop: orNull(t.string),
    /** It is read anew; the number tells one reading from another. */
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

/** What was popped before I came, as the event tells. */
const poppedIn = (data: RainData, { bubbles, used }: RainEvent): Pick<RainData, 'popped' | 'used'> => ({
  used: isGreater(used, data.used) ? used : data.used,
  popped: bubbles.reduce(
    (so, { id, kind, rewards }) =>
      rewards === null || kind === 'bomb' || so[id] !== undefined
        ? so
        : put(so, id, { uid: '', name: '', rewards, own: false }),
    data.popped,
  ),
})

const joined = (
  data: RainData,
  { event, elapsed, at }: Extract<RainReducerInput, { type: 'bubble/Joined' }>,
): RainData => {
  if (data.at === null || event.id !== data.at.eventId) return { ...data, isStale: false }
  const startedAt = data.event === null ? clampToInstant(at - elapsed) : data.startedAt
  // How long it still lasts the server tells each time; where the bubbles are by now stays as it is.
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
 * Only for a bubble of this rain, once each, and never beyond what there is (BUB-4, BUB-5): what is else is nobody's.
 */
const isReal = (
  { event, popped }: RainData,
  { bubbleId, used }: Extract<RainReducerInput, { type: 'bubble/Popped' }>,
): boolean =>
  event !== null &&
  popped[bubbleId] === undefined &&
  event.bubbles.some(({ id, kind }) => id === bubbleId && kind !== 'bomb') &&
  !isGreater(used, event.all)

const popped = (data: RainData, heard: Extract<RainReducerInput, { type: 'bubble/Popped' }>): RainData => {
  const { bubbleId, uid, name, rewards, used, own, at } = heard
  if (!isOf(data, heard.eventId) || !isReal(data, heard)) return data
  const now: RainData = {
    ...data,
    popped: put(data.popped, bubbleId, { uid, name, rewards, own }),
    used: isGreater(used, data.used) ? used : data.used,
    lastPop: bubbleId,
    saying: drop(data.saying, bubbleId),
  }
  if (!own || data.won !== null) return now
  const mine: RainData = { ...now, won: rewards }
  // Whoever has left hears no more of it; it is theirs all the same.
  const told = data.endedBy === 'quit' ? mine : noticed(mine, { kind: 'won', rewards }, at)
  return data.phase === 'running' ? ended(told, 'reward') : told
}

/** I take no part, but what I tapped stays known: whoever comes back to the same rain taps nothing twice (BUB-3). */
const away = ({ at, tapped, earlier, reads }: RainData): RainData => ({ ...noRain, at, tapped, earlier, reads })

/** Of no more rains that I was in before is it remembered. */
const REMEMBERED = 8
const remembered = ({ at, tapped, earlier }: RainData): RainData['earlier'] =>
  at === null
    ? earlier
    : tableFrom(
        [...entriesOf(earlier).filter(([id]) => id !== at.eventId), [at.eventId, tapped] as const].slice(-REMEMBERED),
      )

const joining = (data: RainData, { conversationId, eventId }: RainPlace): RainData => {
  const earlier = remembered(data)
  return {
    ...noRain,
    phase: 'joining',
    at: { conversationId, eventId },
    reads: data.reads + 1,
    earlier,
    tapped: earlier[eventId] ?? emptyTable(),
  }
}

const unsaid = (data: RainData, bubbleId: string): RainData => ({ ...data, saying: drop(data.saying, bubbleId) })

/** What a rain becomes by what is heard (BUB-1 to BUB-5). */
export const reduceRain = (data: RainData, heard: RainReducerInput): RainData => {
  const isRunning = data.phase === 'running'
  switch (heard.type) {
    case 'SignedIn':
    case 'SessionEnded':
    case 'VisitorEntered':
      return noRain
    case 'bubble/Join':
      return data.phase === 'joining' || isRunning ? data : joining(data, heard)
    case 'bubble/Joined':
      return data.phase === 'joining' || isRunning ? joined(data, heard) : data
    case 'bubble/NotJoined':
      return data.phase === 'joining' ? { ...away(data), failure: heard.failure } : { ...data, isStale: false }
    case 'bubble/Tap':
      return !isOf(data, heard.eventId) || !mayTap(data, heard.bubbleId)
        ? data
        : { ...data, tapped: put(data.tapped, heard.bubbleId, true), saying: put(data.saying, heard.bubbleId, true) }
    case 'bubble/TapSaid':
    case 'bubble/TapUnclear':
      return unsaid(data, heard.bubbleId)
    case 'bubble/TapNotSaid':
      return noticed(
        { ...unsaid(data, heard.bubbleId), tapped: drop(data.tapped, heard.bubbleId) },
        { kind: 'lost' },
        heard.at,
      )
    case 'bubble/Popped':
      return popped(data, heard)
    case 'bubble/Answered':
      return isRunning && isOf(data, heard.eventId) && data.tapped[heard.bubbleId] === true
        ? noticed(unsaid(data, heard.bubbleId), { kind: 'oops', words: heard.words }, heard.at)
        : data
    case 'bubble/Ended':
      return isRunning && isOf(data, heard.eventId) ? ended(data, 'ended') : data
    case 'bubble/LineBack':
      return isRunning ? { ...data, isStale: true, reads: data.reads + 1 } : data
    case 'bubble/Quit':
      return isRunning ? ended(data, 'quit') : data.phase === 'joining' ? away(data) : data
    case 'bubble/CloseRain':
      return data.phase === 'ended' ? away(data) : data
    case 'AlarmRang': {
      const now: RainData = data.notice !== null && heard.at >= data.noticeUntil ? { ...data, notice: null } : data
      return isRunning && heard.at >= data.until ? ended(now, 'timeout') : now
    }
    default:
      return data
  }
}
