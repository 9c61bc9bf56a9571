import { describe, expect, it } from 'vitest'
import { makeConversationViewers } from '../../../../../src/adapters/simulator/viewers'
import { scheduleGifts } from '../../../../../src/adapters/simulator/features/schedules/gift.schedule'
import { makeStateHost, type ServerEvent } from '../../../../../src/adapters/simulator/state-host'
import { sentGifts } from '../../../../../src/adapters/simulator/state/features/gift/sent'
import { balanceOf, personOf } from '../../../../../src/adapters/simulator/state/ledger/ledger'
import { Decimal, sumOf } from '../../../../../src/domain/kernel/decimal'
import { subtract } from '../../../../../src/domain/kernel/decimal-math'
import { keysOf } from '../../../../../src/domain/kernel/table'
import { made } from '../../../../support/builders/made'
import { ADA, IN_SQUARE } from '../../../../wire/support/seeded-ids'
import { makeFakeClock } from '../../../support/fake-clock'
import { countingRandom } from '../../../support/memory-ports'
import { townOf } from '../../state/town'

/** The server state after `seconds`, while Ada views the square. */
const after = async (pace: number, seconds: number, isWatched = true) => {
  const clock = makeFakeClock()
  const random = countingRandom('gifts')
  const host = makeStateHost({ clock, random, world: townOf(1), record: () => undefined })
  const before = host.world()
  const audience = makeConversationViewers()
  if (isWatched) audience.enter(ADA).turnTo(IN_SQUARE)
  const news: ServerEvent[] = []
  host.subscribe((one) => {
    news.push(one)
  })
  const failures: unknown[] = []
  const end = scheduleGifts({
    clock,
    random,
    host,
    audience,
    pace,
    failed: (error) => {
      failures.push(error)
    },
  })
  for (let n = 0; n < seconds; n += 1) await clock.advance(1_000)
  end()
  const messages = news.flatMap((one) =>
    one.type === 'Posted' && one.message.content.kind === 'gift'
      ? [{ ...one.message, content: one.message.content }]
      : [],
  )
  return { before, world: host.world(), messages, failures, waiting: clock.waiting() }
}

describe('Gifts of simulated members', () => {
  it('simulated members give gifts to each other and to watching members, and pay for the gifts from their balances', async () => {
    const { before, world, messages, failures, waiting } = await after(1, 1_800)
    expect([messages.length >= 7, failures, waiting]).toEqual([true, [], 0])
    expect(
      messages.every(
        ({ conversationId, from }) => conversationId === IN_SQUARE && world.accounts[from.xid]?.email === null,
      ),
    ).toBe(true)
    expect((sentGifts.of(world)[ADA] ?? []).length).toBeGreaterThan(0)
    // The sum of all balances is unchanged: gifts only move value between people.
    const inAll = ({ ledger, accounts }: typeof world) =>
      sumOf(keysOf(accounts).map((xid) => balanceOf(ledger, personOf(xid), 5)))
    expect(inAll(world)).toBe(inAll(before))
    const [first] = messages
    const giver = first?.from.xid ?? ADA
    const given = messages
      .filter(({ from }) => from.xid === giver)
      .flatMap(({ content: { price, receivers } }) => receivers.map(() => price ?? '0'))
    const got = (sentGifts.of(world)[giver] ?? []).map(({ price }) => price)
    expect(subtract(sumOf(got), sumOf(given.map((one) => made(Decimal, one))))).toBe(
      subtract(balanceOf(world.ledger, personOf(giver), 5), balanceOf(before.ledger, personOf(giver), 5)),
    )
  })

  it('simulated members give no gifts at pace 0 or while nobody is watching', async () => {
    expect([(await after(0, 1_800)).messages, (await after(1, 1_800, false)).messages]).toEqual([[], []])
  })
})
