import { balanceOf, personOf, rainPotOf } from '../../../../../src/adapters/simulator/state/ledger/ledger'
import { rainsSlice, type ServerRain } from '../../../../../src/adapters/simulator/state/features/bubble/rains'
import type { RainOrder } from '../../../../../src/domain/bubble'
import { feeOf } from '../../../../../src/domain/bubble'
import { Decimal, sumOf } from '../../../../../src/domain/kernel/decimal'
import { ConversationId } from '../../../../../src/domain/kernel/ids'
import { made } from '../../../../support/builders/made'
import { right } from '../../../support/client'
import { OURS } from '../../../../wire/support/seeded-ids'
import { WireTown } from '../../../../wire/support/simulated-town'
import type { WireFrame } from '../../../../wire/support/call-row'

export const ada = 'ada@loop.example'
export const ben = 'ben@loop.example'
export const IN_OURS = made(ConversationId, `sg_${OURS}`)
export const LOOP = 5
export const amount = (text: string) => made(Decimal, text)

/** Ada's rain into her own group; Ben is a member. */
export const orderOf = (total: string, more: Partial<RainOrder> = {}): RainOrder => ({
  conversationId: IN_OURS,
  gid: OURS,
  currencyId: LOOP,
  total: amount(total),
  fee: feeOf(amount(total)) ?? sumOf([]),
  count: 4,
  evenly: true,
  isExclusive: false,
  level: 1,
  xids: [],
  ...more,
})

const isFrame = (u: unknown): u is WireFrame => typeof u === 'object' && u !== null && 'event' in u && 'data' in u

/** A simulator with players, each on their own realtime connection. */
export const rainFixture = async () => {
  const town = new WireTown()
  const free = (xid: string) => balanceOf(town.world().ledger, personOf(xid), LOOP)
  const rains = (): readonly ServerRain[] => Object.values(rainsSlice.of(town.world()).byId)
  const newest = (): ServerRain => {
    const rain = rains()
      .toSorted((a, b) => a.at - b.at)
      .at(-1)
    if (rain === undefined) throw new Error('it has not rained')
    return rain
  }
  const line = async (who: string) => {
    const { say, heard, token } = await town.lineOf('ws', await town.as(who), false)
    await say({ event: 'login', data: { token } })
    const of = () => ({ conversation_sid: newest().conversationId, bubble_event_id: newest().id })
    return {
      join: () => say({ event: 'bubble_join', data: of() }),
      tap: (bubble_id: string, more: WireFrame['data'] = {}) =>
        say({ event: 'bubble_click', data: { ...of(), bubble_id, ...more } }),
      say,
      heard: (event: string) =>
        heard
          .filter(isFrame)
          .filter((frame) => frame.event === event)
          .map(({ data }) => data),
    }
  }
  const gems = () =>
    newest()
      .bubbles.filter(({ kind }) => kind !== 'bomb')
      .map(({ id }) => id)
  const bomb = () => newest().bubbles.find(({ kind }) => kind === 'bomb')?.id ?? ''
  const send = async (order: RainOrder, who = ada) => right((await town.as(who)).client.bubbles.send(order))
  return {
    town,
    free,
    rains,
    newest,
    line,
    gems,
    bomb,
    send,
    pot: () => balanceOf(town.world().ledger, rainPotOf(newest().id), LOOP),
  }
}
