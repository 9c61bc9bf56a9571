import { describe, expect, it } from 'vitest'
import { makeAudience } from '../../../src/adapters/simulator/audience'
import { liveGifts } from '../../../src/adapters/simulator/features/gift.live'
import { makeWorldHost, type HostNews } from '../../../src/adapters/simulator/host'
import { sentGifts } from '../../../src/adapters/simulator/world/features/gift/sent'
import { balanceOf, personOf } from '../../../src/adapters/simulator/world/ledger/ledger'
import { Decimal, sumOf } from '../../../src/domain/kernel/decimal'
import { minus } from '../../../src/domain/kernel/decimal-math'
import { keysOf } from '../../../src/domain/kernel/table'
import { made } from '../../support/builders/made'
import { ADA, IN_SQUARE } from '../../wire/support/names'
import { handClock } from '../support/hand-clock'
import { countingRandom } from '../support/memory-ports'
import { townOf } from './town'

/** A town in which Ada looks at the square, and so many seconds of it. */
const after = async (pace: number, seconds: number, isWatched = true) => {
  const clock = handClock()
  const random = countingRandom('gifts')
  const host = makeWorldHost({ clock, random, world: townOf(1), record: () => undefined })
  const before = host.world()
  const audience = makeAudience()
  if (isWatched) audience.enter(ADA).turnTo(IN_SQUARE)
  const news: HostNews[] = []
  host.hear((one) => { news.push(one) })
  const failures: unknown[] = []
  const end = liveGifts({ clock, random, host, audience, pace, failed: (error) => { failures.push(error) } })
  for (let n = 0; n < seconds; n += 1) await clock.advance(1_000)
  end()
  const messages = news.flatMap((one) => (one.type === 'Posted' && one.message.content.kind === 'gift' ? [{ ...one.message, content: one.message.content }] : []))
  return { before, world: host.world(), messages, failures, waiting: clock.waiting() }
}

describe('Gifts of residents', () => {
  it('come now and then where somebody looks, also to them, and each is paid by who gives it', async () => {
    const { before, world, messages, failures, waiting } = await after(1, 1_800)
    expect([messages.length >= 7, failures, waiting]).toEqual([true, [], 0])
    expect(messages.every(({ conversationId, from }) => conversationId === IN_SQUARE && world.accounts[from.xid]?.email === null)).toBe(true)
    expect((sentGifts.of(world)[ADA] ?? []).length).toBeGreaterThan(0)
    // What all people have is as much as before: each gift only goes from one to another.
    const inAll = ({ ledger, accounts }: typeof world) => sumOf(keysOf(accounts).map((xid) => balanceOf(ledger, personOf(xid), 5)))
    expect(inAll(world)).toBe(inAll(before))
    const [first] = messages
    const giver = first?.from.xid ?? ADA
    const given = messages.filter(({ from }) => from.xid === giver).flatMap(({ content: { price, receivers } }) => receivers.map(() => price ?? '0'))
    const got = (sentGifts.of(world)[giver] ?? []).map(({ price }) => price)
    expect(minus(sumOf(got), sumOf(given.map((one) => made(Decimal, one))))).toBe(minus(balanceOf(world.ledger, personOf(giver), 5), balanceOf(before.ledger, personOf(giver), 5)))
  })

  it('do not come at pace 0, nor where nobody looks', async () => {
    expect([(await after(0, 1_800)).messages, (await after(1, 1_800, false)).messages]).toEqual([[], []])
  })
})
