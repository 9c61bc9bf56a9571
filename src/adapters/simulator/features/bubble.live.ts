import { LOOP_ID } from '../../../domain/balance'
import { decimalOf } from '../../../domain/kernel/decimal'
import { isAbove } from '../../../domain/kernel/decimal-math'
import type { Xid } from '../../../domain/kernel/ids'
import { keysOf } from '../../../domain/kernel/table'
import { messageIdFrom, type HostNews } from '../host'
import type { PeopleDeps } from '../people'
import { mayAnswer } from '../world/company'
import type { RainInput } from '../world/features/bubble/inputs'
import { endOf, gemsOf, rainBy, rainsSlice, whyNotJoin, type TownRain } from '../world/features/bubble/rain'
import { balanceOf, personOf } from '../world/ledger/ledger'
import { isResident } from '../world/groups/rights'
import { makePastime, watchedGroup } from './pastime'
import { tell } from './server-feature'

/** At pace 1: from one rain of a resident to the next, when a resident comes to a rain, and when they tap. */
const RAIN_MS: readonly [number, number] = [150_000, 400_000]
const TAP_MS: readonly [number, number] = [6_000, 27_000]
/** Ours: what a resident lets rain. */
const TOTALS = ['60', '88', '120', '200'] as const
const COUNTS: readonly [number, number] = [8, 20]
/** They leave more than half of the bubbles to others. */
const PLAYERS = 6

/** Ends each rain when its time is up, and has residents play along and, now and then, send one. */
export const liveRains = (deps: PeopleDeps): (() => void) => {
  const { host, audience, pace } = deps
  const { at, after, chance, end } = makePastime(deps)

  const endInTime = (rain: TownRain): void => {
    at(endOf(rain), () => { tell(host, (drawn): RainInput => ({ type: 'bubble/RainOver', at: drawn.at, eventId: rain.id, messageId: messageIdFrom(drawn) })) })
  }

  const tapOne = (xid: Xid, { id: eventId, conversationId }: TownRain): void => {
    const rain = rainBy(host.world(), eventId)
    const left = rain === undefined ? [] : gemsOf(rain).filter((one) => rain.popped[one.id] === undefined)
    // The last ones are for whoever came to play.
    if (rain === undefined || rain.isEnded || left.length <= gemsOf(rain).length / 2) return
    const bubbleId = chance().of(left.map(({ id }) => id), '')
    tell(host, (drawn): RainInput => ({ type: 'bubble/RainJoined', at: drawn.at, xid, conversationId, eventId }))
    tell(host, (drawn): RainInput => ({ type: 'bubble/BubbleTapped', at: drawn.at, xid, conversationId, eventId, bubbleId, messageId: messageIdFrom(drawn) }))
  }

  const play = (rain: TownRain): void => {
    const drawn = chance()
    const world = host.world()
    const players = mayAnswer(world, rain.conversationId, drawn).filter(({ xid }) => xid !== rain.xid && whyNotJoin(world, rain, xid) === null)
    for (const { xid } of players.slice(0, drawn.between(2, PLAYERS))) after(drawn.between(...TAP_MS), () => tapOne(xid, rain))
  }

  const stopHearing = host.hear((news: HostNews) => {
    if (news.type !== 'Posted' || news.message.content.kind !== 'bubble') return
    const rain = rainBy(host.world(), news.message.content.eventId)
    if (rain === undefined) return
    endInTime(rain)
    if (pace > 0) play(rain)
  })

  const letItRain = (): void => {
    const drawn = chance()
    const conversationId = watchedGroup(host, audience, drawn)
    const total = decimalOf(drawn.of<string>(TOTALS, '60'))
    const world = host.world()
    const senders = conversationId === null || total === null ? [] : mayAnswer(world, conversationId, drawn).filter(({ xid }) => {
      const account = world.accounts[xid]
      return account !== undefined && isResident(account) && isAbove(balanceOf(world.ledger, personOf(xid), LOOP_ID), total)
    })
    const from = senders[0]
    if (conversationId !== null && total !== null && from !== undefined) {
      tell(host, (made): RainInput => ({
        type: 'bubble/RainSent', at: made.at, xid: from.xid, conversationId, count: drawn.between(...COUNTS), total, evenly: drawn.next() < 0.3, isExclusive: false, level: 1,
        currencyId: LOOP_ID, xids: [], eventId: `r${made.id()}`, seed: made.draw(), messageId: messageIdFrom(made),
      }))
    }
    nextRain()
  }
  const nextRain = (): void => after(chance().between(...RAIN_MS), letItRain)

  const { byId } = rainsSlice.of(host.world())
  for (const id of keysOf(byId)) {
    const rain = byId[id]
    if (rain !== undefined && !rain.isEnded) endInTime(rain)
  }
  if (pace > 0) nextRain()

  return () => {
    stopHearing()
    end()
  }
}
