import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CHANNELS, DAYS, PERIODS } from '../../../../../src/domain/influence'
import { plainText } from '../../../../../src/domain/chat'
import { ClientId, MessageId } from '../../../../../src/domain/kernel/ids'
import { addMs } from '../../../../../src/domain/kernel/instant'
import { masonryColumns } from '../../../../../src/domain/kernel/masonry-columns'
import { apportion } from '../../../../../src/adapters/simulator/state/influence/apportion'
import {
  feedsFor,
  participationFor,
  rankFor,
  statsFor,
} from '../../../../../src/adapters/simulator/state/influence/views'
import { applyInput } from '../../../../../src/adapters/simulator/state/apply-input'
import type { ServerState } from '../../../../../src/adapters/simulator/state/server-state'
import { made } from '../../../../support/builders/made'
import { conversation, personBy, START, townOf } from '../town'

const town = townOf(1)
const ada = personBy(town, 'ada@loop.example')
const ben = personBy(town, 'ben@loop.example')
const now = addMs(START, 60_000)
const around = (world: ServerState, xid: string, period: (typeof PERIODS)[number] = '7d') => {
  const account = world.accounts[xid]
  if (account === undefined) throw new Error('nobody')
  return { world, account, period, now }
}
const sum = (values: readonly number[]) => values.reduce((acc, value) => acc + value, 0)
const talked = Array.from({ length: 30 }, (_, n) => n).reduce(
  (world, n) =>
    applyInput(world, {
      type: 'MessageSent',
      at: START,
      xid: ada,
      conversationId: conversation('10000001'),
      clientId: made(ClientId, `c-${n}`),
      messageId: made(MessageId, `m-${n}`),
      content: plainText(`Loop ${n}`),
      host: 'loop.example',
    }).world,
  town,
)

describe('Shares', () => {
  it('an amount that is divided in proportion gives whole shares that add up exactly to the amount', () => {
    fc.assert(
      fc.property(
        fc.array(fc.nat(100_000), { minLength: 1, maxLength: 12 }),
        fc.integer({ min: 1, max: 10_000 }),
        (values, total) => {
          const shares = apportion(values, total)
          expect(sum(shares)).toBe(sum(values) === 0 ? 0 : total)
          for (const [at, share] of shares.entries())
            expect(Math.abs(share - (sum(values) === 0 ? 0 : ((values[at] ?? 0) / sum(values)) * total))).toBeLessThan(
              1,
            )
        },
      ),
    )
  })

  it('when an amount cannot be divided into equal whole shares, the first share gets the remaining unit', () => {
    expect(apportion([1, 1, 1], 100)).toEqual([34, 33, 33])
  })
})

describe('A masonry layout', () => {
  it('R2-068 a masonry layout places its tiles in the columns in turn, below the tiles that are already in the column', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(200), { maxLength: 30 }), fc.integer({ min: 1, max: 4 }), (more, columns) => {
        const places = masonryColumns(more, columns)
        expect(places.map(({ column }) => column)).toEqual(more.map((_, at) => at % columns))
        for (const [at, { above, more: before }] of places.entries()) {
          const same = more.filter((_, n) => n < at && n % columns === at % columns)
          expect([above, before]).toEqual([same.length, sum(same)])
        }
      }),
    )
  })
})

describe('Attention on the simulated server', () => {
  it.each(PERIODS)(
    'R2-010 the values and percentages of the four attention channels add up to the total attention over the period %s',
    (period) => {
      for (const projectId of ['', 'loop', 'mesh']) {
        const stats = statsFor(around(talked, ada, period), projectId)
        if (stats === null) throw new Error('no project')
        expect(Object.keys(stats.channels).sort()).toEqual([...CHANNELS].sort())
        expect(sum(CHANNELS.map((channel) => stats.channels[channel].percent))).toBe(stats.all.percent)
        expect(sum(CHANNELS.map((channel) => Math.round(stats.channels[channel].value * 100)))).toBe(
          Math.round(stats.all.value * 100),
        )
      }
      expect(sum(rankFor(around(talked, ada, period)).map(({ percent }) => percent))).toBe(100)
    },
  )

  it('messages raise the community attention of an account, and the attention details list each message with its keyword', () => {
    const [before, after] = [town, talked].map((world) => statsFor(around(world, ada), 'loop'))
    expect((after?.channels.community.value ?? 0) > (before?.channels.community.value ?? 0)).toBe(true)
    const { community } = feedsFor(around(talked, ada), 'loop', ben)
    expect(community.list[0]).toMatchObject({ title: talked.communities['10000001']?.name, keyword: 'loop' })
    expect(community.list.slice(0, 30).every(({ text }) => text.startsWith('Loop'))).toBe(true)
    expect(statsFor(around(town, ada), 'nowhere')).toBeNull()
  })

  it.each(PERIODS)(
    'the totals of each attention channel match the rows of that channel in the attention details over the period %s',
    (period) => {
      for (const viewer of [ada, ben]) {
        const { x, community, space } = feedsFor(around(talked, ada, period), 'loop', viewer)
        const groups = participationFor(around(talked, ada, period), 'loop', viewer)
        expect([community.participate, community.activity]).toEqual([
          groups.length,
          Math.round((sum(groups.map(({ activity }) => activity)) / DAYS[period]) * 10) / 10,
        ])
        expect(space.host + space.speaker + space.audience).toBe(space.participate)
        const shown = [
          x.list.length,
          sum(x.list.map(({ reposts }) => reposts)),
          sum(x.list.map(({ impressions }) => impressions)),
          sum(x.list.map(({ replies }) => replies)),
          sum(x.list.map(({ views }) => views)),
        ]
        const totals = [x.tweet, x.retweet, x.impressions, x.reply, x.view]
        // At most forty posts have a card. Up to forty posts, the cards therefore add up to the figures.
        expect(shown.every((value, at) => (x.tweet <= 40 ? value === totals[at] : value < (totals[at] ?? 0)))).toBe(
          true,
        )
        const parts = (['host', 'speaker', 'audience'] as const).map(
          (part) => space.list.filter((card) => card.part === part).length,
        )
        expect(sum(parts)).toBe(space.list.length)
        expect(parts.every((count, at) => count <= ([space.host, space.speaker, space.audience][at] ?? 0))).toBe(true)
      }
    },
  )

  it('R2-108 the attention details of a person list the groups of a project, but not to others if the person hides the groups', () => {
    const groups = participationFor(around(talked, ada), 'loop', ben)
    expect(groups.find(({ gid }) => gid === '10000001')).toMatchObject({ isOfficial: true, identity: 'Admin' })
    expect(groups.find(({ gid }) => gid === '10000001')?.activity).toBeGreaterThanOrEqual(30)
    const hidden = applyInput(talked, { type: 'SwitchSet', at: START, xid: ada, kind: 'group', on: false }).world
    expect([
      participationFor(around(hidden, ada), 'loop', ben),
      participationFor(around(hidden, ada), 'loop', ada).length,
    ]).toEqual([[], groups.length])
  })
})
