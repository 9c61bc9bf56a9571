import type { ChannelId, Xid } from '../../../domain/kernel/ids'
import { later } from '../../../domain/kernel/instant'
import { entriesOf } from '../../../domain/kernel/table'
import { channelFrom } from '../channel-from'
import { messageIdFrom, type HostNews } from '../host'
import type { PeopleDeps } from '../people'
import { mixedSeed, numberOf, seededChance, type SeededChance } from '../world/chance'
import { isRealPerson } from '../world/company'
import { callIn, callsOf, callsSlice } from '../world/features/call/calls'
import type { CallInput } from '../world/features/call/feature'
import { isResident } from '../world/groups/rights'
import { isService } from '../world/seed/services'
import { tell } from './server-feature'

/**
 * A caller cancels by itself after 61 s (spec 2 §9); one whose browser is gone does not. As long an answered call waits for somebody to come into it.
 * @internal
 */
export const LAPSE_MS = 63_000
/** Of residents, at pace 1: until they answer or decline, and how long they talk. */
const ANSWER_MS: readonly [number, number] = [2_500, 7_000]
const TALK_MS: readonly [number, number] = [45_000, 180_000]
/** From one call of theirs to the next, while somebody looks on; and how long they let it ring. */
const RING_MS: readonly [number, number] = [240_000, 600_000]
const PATIENCE_MS: readonly [number, number] = [18_000, 40_000]
/** Of ten whom one calls so many answer, and so many decline; the others don't hear it. */
const ANSWERS = 7
const DECLINES = 2
const VIDEO = 0.3

/** What time and residents do with calls: make some, answer them, decline or don't answer, hang up, and end what nobody is in any more. */
export const liveCalls = ({ clock, random, host, audience, pace, failed }: PeopleDeps): (() => void) => {
  const waiting = new Set<() => void>()
  const chance = (): SeededChance => seededChance(mixedSeed(numberOf(random.id())))
  const after = (ms: number, call: () => void): void => {
    const forget = clock.wake(later(clock.now(), ms), () => {
      waiting.delete(forget)
      call()
    })
    waiting.add(forget)
  }
  const say = (make: Parameters<typeof tell<CallInput>>[1]): void => {
    try {
      tell(host, make)
    } catch (error) {
      failed(error)
    }
  }
  const end = (channelId: ChannelId): void => say((drawn) => ({ type: 'call/Over', at: drawn.at, channelId, messageId: messageIdFrom(drawn) }))
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
      say((made) => (mood < ANSWERS ? { type: 'call/Accepted', at: made.at, ...by } : { type: 'call/Rejected', at: made.at, ...by, messageId: messageIdFrom(made) }))
    })
  }
  const hangUpSometime = (channelId: ChannelId, xid: Xid): void => {
    if (pace > 0) after(chance().between(...TALK_MS) / pace, () => {
      say((made) => ({ type: 'call/Cancelled', at: made.at, xid, token: '', platform: 'web', channelId, messageId: messageIdFrom(made) }))
    })
  }

  /** Somebody who looks on is called by a resident with whom they have a chat, voice mostly. */
  const ringSomebody = (): void => {
    const drawn = chance()
    const world = host.world()
    const free = audience.onlookers().map(({ xid }) => xid).filter((xid) => isRealPerson(world, xid) && callsOf(world, xid).length === 0)
    const to = drawn.of<Xid | null>(free, null)
    const friends = entriesOf(world.directs).flatMap(([, { kind, between }]) => (to !== null && kind === 'single' && between.includes(to) ? between : []))
      .filter((xid) => isTown(xid) && !isService(xid))
    const xid = drawn.of<Xid | null>(friends, null)
    if (to === null || xid === null) return
    const by = { xid, token: '', platform: 'web' }
    const channelId = channelFrom(random.id(), random.id())
    say((made) => ({ type: 'call/Started', at: made.at, ...by, to, isVideo: drawn.next() < VIDEO, channelId, messageId: messageIdFrom(made) }))
    after(drawn.between(...PATIENCE_MS) / pace, () => {
      if (callIn(host.world(), channelId)?.answeredAt === null) say((made) => ({ type: 'call/Cancelled', at: made.at, ...by, channelId, messageId: messageIdFrom(made) }))
    })
  }
  const ringSometime = (): void => after(chance().between(...RING_MS) / pace, () => {
    ringSomebody()
    ringSometime()
  })

  const begun = (channelId: ChannelId): void => {
    const call = callIn(host.world(), channelId)
    if (call === undefined) return
    if (call.answeredAt === null) {
      after(Math.max(0, LAPSE_MS - (clock.now() - call.at)), () => { if (callIn(host.world(), channelId)?.answeredAt === null) end(channelId) })
      if (isTown(call.to)) askResident(channelId, call.to)
      return
    }
    after(LAPSE_MS, () => { if (callIn(host.world(), channelId)?.isOccupied === false) end(channelId) })
    for (const xid of [call.from, call.to]) if (isTown(xid)) hangUpSometime(channelId, xid)
  }

  const hear = (news: HostNews): void => {
    if (news.type === 'FrameSent' && (news.event === 'loop_private_room_calling' || news.event === 'loop_private_room_accept')) {
      const call = callIn(host.world(), String(news.data['channel_id']))
      if (call !== undefined) begun(call.channelId)
    }
    if (news.type === 'TokenEnded') {
      for (const [, { channelId, by }] of entriesOf(callsSlice.of(host.world()))) if (by[news.token] !== undefined) end(channelId)
    }
  }
  // Of a server that begins anew nobody is in a channel any more; whoever still waits does so till their time is up.
  for (const [, { channelId, answeredAt }] of entriesOf(callsSlice.of(host.world()))) {
    if (answeredAt === null) begun(channelId)
    else end(channelId)
  }
  if (pace > 0) ringSometime()
  const stop = host.hear(hear)
  return () => {
    stop()
    for (const forget of waiting) forget()
    waiting.clear()
  }
}
