import { LOOP_ID } from '../../../../domain/balance'
import { decimalOf } from '../../../../domain/kernel/decimal'
import { isGreater } from '../../../../domain/kernel/decimal-math'
import type { Xid } from '../../../../domain/kernel/ids'
import { keysOf } from '../../../../domain/kernel/table'
import { newMessageId, type ServerEvent } from '../../state-host'
import type { ResidentsDeps } from '../../residents'
import { residentsWhoMayAnswer } from '../../state/resident-speakers'
import type { RainInput } from '../../state/features/bubble/inputs'
import {
  endOf,
  gemTypesOf,
  rainBy,
  rainsSlice,
  rainJoinRefusal,
  type ServerRain,
} from '../../state/features/bubble/rains'
import { balanceOf, personOf } from '../../state/ledger/ledger'
import { isResident } from '../../state/groups/permissions'
import { makeScheduler, viewedGroup } from '../scheduler'
import { commitInput } from '../server-feature'

/**
 * Shortest and longest durations in ms at pace 1: between two bubble rains that simulated members send, and until a
 * simulated member joins a rain and taps a bubble.
 */
const RAIN_MS: readonly [number, number] = [150_000, 400_000]
const TAP_MS: readonly [number, number] = [6_000, 27_000]
/**
 * The totals (in LOOP) and bubble counts of rains that simulated members send. No spec names these values, so we chose
 * them.
 */
const TOTALS = ['60', '88', '120', '200'] as const
const COUNTS: readonly [number, number] = [8, 20]
/** The most simulated members who play in a bubble rain. */
const PLAYERS = 6

/** Ends each bubble rain at its end time, and lets simulated members tap bubbles and sometimes send a bubble rain. */
export const scheduleRains = (deps: ResidentsDeps): (() => void) => {
  const { host, audience, pace } = deps
  const { at, after, chance, end } = makeScheduler(deps)

  const endInTime = (rain: ServerRain): void => {
    at(endOf(rain), () => {
      commitInput(host, (drawn): RainInput => ({
        type: 'bubble/RainOver',
        at: drawn.at,
        eventId: rain.id,
        messageId: newMessageId(drawn),
      }))
    })
  }

  const tapOne = (xid: Xid, { id: eventId, conversationId }: ServerRain): void => {
    const rain = rainBy(host.world(), eventId)
    const left = rain === undefined ? [] : gemTypesOf(rain).filter((one) => rain.popped[one.id] === undefined)
    // Simulated members stop tapping when half of the bubbles are left, so that real members can win the rest.
    if (rain === undefined || rain.isEnded || left.length <= gemTypesOf(rain).length / 2) return
    const bubbleId = chance().of(
      left.map(({ id }) => id),
      '',
    )
    commitInput(host, (drawn): RainInput => ({ type: 'bubble/RainJoined', at: drawn.at, xid, conversationId, eventId }))
    commitInput(host, (drawn): RainInput => ({
      type: 'bubble/BubbleTapped',
      at: drawn.at,
      xid,
      conversationId,
      eventId,
      bubbleId,
      messageId: newMessageId(drawn),
    }))
  }

  const play = (rain: ServerRain): void => {
    const drawn = chance()
    const world = host.world()
    const players = residentsWhoMayAnswer(world, rain.conversationId, drawn).filter(
      ({ xid }) => xid !== rain.xid && rainJoinRefusal(world, rain, xid) === null,
    )
    for (const { xid } of players.slice(0, drawn.between(2, PLAYERS)))
      after(drawn.between(...TAP_MS), () => tapOne(xid, rain))
  }

  const stopHearing = host.subscribe((news: ServerEvent) => {
    if (news.type !== 'Posted' || news.message.content.kind !== 'bubble') return
    const rain = rainBy(host.world(), news.message.content.eventId)
    if (rain === undefined) return
    endInTime(rain)
    if (pace > 0) play(rain)
  })

  const letItRain = (): void => {
    const drawn = chance()
    const conversationId = viewedGroup(host, audience, drawn)
    const total = decimalOf(drawn.of<string>(TOTALS, '60'))
    const world = host.world()
    const senders =
      conversationId === null || total === null
        ? []
        : residentsWhoMayAnswer(world, conversationId, drawn).filter(({ xid }) => {
            const account = world.accounts[xid]
            return (
              account !== undefined &&
              isResident(account) &&
              isGreater(balanceOf(world.ledger, personOf(xid), LOOP_ID), total)
            )
          })
    const from = senders[0]
    if (conversationId !== null && total !== null && from !== undefined) {
      commitInput(host, (made): RainInput => ({
        type: 'bubble/RainSent',
        at: made.at,
        xid: from.xid,
        conversationId,
        count: drawn.between(...COUNTS),
        total,
        evenly: drawn.next() < 0.3,
        isExclusive: false,
        level: 1,
        currencyId: LOOP_ID,
        xids: [],
        eventId: `r${made.id()}`,
        seed: made.draw(),
        messageId: newMessageId(made),
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
