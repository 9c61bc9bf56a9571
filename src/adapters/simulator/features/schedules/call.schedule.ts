import type { ChannelId, Xid } from '../../../../domain/kernel/ids'
import { addMs } from '../../../../domain/kernel/instant'
import { entriesOf } from '../../../../domain/kernel/table'
import { channelIdFrom } from '../../channel-id-from'
import { newMessageId, type ServerEvent } from '../../state-host'
import type { ResidentsDeps } from '../../residents'
import { mixSeeds, hashText, seededRandom, type SeededRandom } from '../../state/seeded-random'
import { isRealPerson } from '../../state/resident-speakers'
import { callIn, callsOf, callsSlice } from '../../state/features/call/calls'
import type { CallInput } from '../../state/features/call/feature'
import { isResident } from '../../state/groups/permissions'
import { isServiceAccount } from '../../state/seed/service-accounts'
import { commitInput } from '../server-feature'

/**
 * The time in ms after which the server ends an unanswered call. The caller's browser cancels such a call after 61 s
 * (spec 2 §9), unless that browser was closed. If no browser enters an answered call within this time, the server ends
 * the call.
 * @internal
 */
export const UNANSWERED_MS = 63_000
/**
 * Durations in ms at pace 1: the delay until a simulated member answers or declines, and how long a simulated member
 * stays in a call.
 */
const ANSWER_MS: readonly [number, number] = [2_500, 7_000]
const TALK_MS: readonly [number, number] = [45_000, 180_000]
/**
 * Durations in ms: between two calls from simulated members while a real member is online, and how long a simulated
 * member lets a call ring.
 */
const RING_MS: readonly [number, number] = [240_000, 600_000]
const PATIENCE_MS: readonly [number, number] = [18_000, 40_000]
/**
 * Of ten incoming calls, a simulated member answers 7, declines 2 and ignores 1. `VIDEO` is the share of outgoing calls
 * with video.
 */
const ANSWERS = 7
const DECLINES = 2
const VIDEO = 0.3

/** Makes simulated members call, answer, decline, ignore and hang up. Ends calls whose channel is empty. */
export const scheduleCalls = ({ clock, random, host, audience, pace, failed }: ResidentsDeps): (() => void) => {
  const waiting = new Set<() => void>()
  const chance = (): SeededRandom => seededRandom(mixSeeds(hashText(random.id())))
  const after = (ms: number, call: () => void): void => {
    const forget = clock.wake(addMs(clock.now(), ms), () => {
      waiting.delete(forget)
      call()
    })
    waiting.add(forget)
  }
  const commit = (make: Parameters<typeof commitInput<CallInput>>[1]): void => {
    try {
      commitInput(host, make)
    } catch (error) {
      failed(error)
    }
  }
  const end = (channelId: ChannelId): void =>
    commit((drawn) => ({ type: 'call/Over', at: drawn.at, channelId, messageId: newMessageId(drawn) }))
  const isTown = (xid: Xid): boolean => {
    const account = host.world().accounts[xid]
    return account !== undefined && isResident(account)
  }

  const askResident = (channelId: ChannelId, xid: Xid): void => {
    const drawn = chance()
    const mood = drawn.between(0, 9)
    if (pace === 0 || mood >= ANSWERS + DECLINES) return
    after(drawn.between(...ANSWER_MS) / pace, () => {
      const by = { xid, token: '', platform: 'web', channelId }
      commit((made) =>
        mood < ANSWERS
          ? { type: 'call/Accepted', at: made.at, ...by }
          : { type: 'call/Rejected', at: made.at, ...by, messageId: newMessageId(made) },
      )
    })
  }
  const hangUpSometime = (channelId: ChannelId, xid: Xid): void => {
    if (pace > 0)
      after(chance().between(...TALK_MS) / pace, () => {
        commit((made) => ({
          type: 'call/Cancelled',
          at: made.at,
          xid,
          token: '',
          platform: 'web',
          channelId,
          messageId: newMessageId(made),
        }))
      })
  }

  /** A simulated member calls an online member with whom the simulated member has a direct chat, mostly by voice. */
  const ringSomebody = (): void => {
    const drawn = chance()
    const world = host.world()
    const free = audience
      .onlookers()
      .map(({ xid }) => xid)
      .filter((xid) => isRealPerson(world, xid) && callsOf(world, xid).length === 0)
    const to = drawn.of<Xid | null>(free, null)
    const friends = entriesOf(world.directs)
      .flatMap(([, { kind, between }]) => (to !== null && kind === 'single' && between.includes(to) ? between : []))
      .filter((xid) => isTown(xid) && !isServiceAccount(xid))
    const xid = drawn.of<Xid | null>(friends, null)
    if (to === null || xid === null) return
    const by = { xid, token: '', platform: 'web' }
    const channelId = channelIdFrom(random.id(), random.id())
    commit((made) => ({
      type: 'call/Started',
      at: made.at,
      ...by,
      to,
      isVideo: drawn.next() < VIDEO,
      channelId,
      messageId: newMessageId(made),
    }))
    after(drawn.between(...PATIENCE_MS) / pace, () => {
      if (callIn(host.world(), channelId)?.answeredAt === null)
        commit((made) => ({ type: 'call/Cancelled', at: made.at, ...by, channelId, messageId: newMessageId(made) }))
    })
  }
  const ringSometime = (): void =>
    after(chance().between(...RING_MS) / pace, () => {
      ringSomebody()
      ringSometime()
    })

  const begun = (channelId: ChannelId): void => {
    const call = callIn(host.world(), channelId)
    if (call === undefined) return
    if (call.answeredAt === null) {
      after(Math.max(0, UNANSWERED_MS - (clock.now() - call.at)), () => {
        if (callIn(host.world(), channelId)?.answeredAt === null) end(channelId)
      })
      if (isTown(call.to)) askResident(channelId, call.to)
      return
    }
    after(UNANSWERED_MS, () => {
      if (callIn(host.world(), channelId)?.isOccupied === false) end(channelId)
    })
    for (const xid of [call.from, call.to]) if (isTown(xid)) hangUpSometime(channelId, xid)
  }

  const handleEvent = (news: ServerEvent): void => {
    if (
      news.type === 'FrameSent' &&
      (news.event === 'loop_private_room_calling' || news.event === 'loop_private_room_accept')
    ) {
      const call = callIn(host.world(), String(news.data['channel_id']))
      if (call !== undefined) begun(call.channelId)
    }
    if (news.type === 'TokenEnded') {
      for (const [, { channelId, by }] of entriesOf(callsSlice.of(host.world())))
        if (by[news.token] !== undefined) end(channelId)
    }
  }
  // After a server restart every call channel is empty. End answered calls at once. Unanswered calls ring until their
  // timeout.
  for (const [, { channelId, answeredAt }] of entriesOf(callsSlice.of(host.world()))) {
    if (answeredAt === null) begun(channelId)
    else end(channelId)
  }
  if (pace > 0) ringSometime()
  const stop = host.subscribe(handleEvent)
  return () => {
    stop()
    for (const forget of waiting) forget()
    waiting.clear()
  }
}
