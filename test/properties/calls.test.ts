import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { applyInput } from '../../src/adapters/simulator/state/apply-input'
import type { ServerState } from '../../src/adapters/simulator/state/server-state'
import { Uid } from '../../src/domain/kernel/ids'
import { personBy, townOf } from '../adapters/simulator/state/town'
import { made } from '../support/builders/made'
import { NOON } from '../support/builders/instant'
import { TwoPeople, type Deed } from './calls/two-people'

const signedIn = (): ServerState =>
  ['ada@loop.example', 'ben@loop.example'].reduce((world, email) => {
    const { world: asked } = applyInput(world, { type: 'CodeAsked', source: '', at: NOON, email, code: '123456' })
    return applyInput(asked, {
      type: 'CodeEntered',
      rules: 12,
      source: '',
      at: NOON,
      email,
      code: '123456',
      token: `token-of-${personBy(world, email)}`,
      draw: 1,
    }).world
  }, townOf(1))

const TOWN = signedIn()
const two = (): TwoPeople =>
  new TwoPeople(TOWN, [personBy(TOWN, 'ada@loop.example'), personBy(TOWN, 'ben@loop.example')], made(Uid, '1000000001'))

interface Move {
  readonly deed: { readonly side: 0 | 1; readonly deed: Deed } | null
  readonly which: number
}
const move: fc.Arbitrary<Move> = fc.record({
  deed: fc.oneof(
    { weight: 3, arbitrary: fc.constant(null) },
    {
      weight: 2,
      arbitrary: fc.record({
        side: fc.constantFrom(0 as const, 1 as const),
        deed: fc.constantFrom<Deed>('dial', 'accept', 'reject', 'hangUp'),
      }),
    },
  ),
  which: fc.nat(50),
})

const play = (people: TwoPeople, moves: readonly Move[]): void => {
  for (const { deed, which } of moves) {
    if (deed !== null) people.sides[deed.side].does(deed.deed)
    else {
      const next = people.next()
      next[which % Math.max(1, next.length)]?.()
    }
  }
}

const standing = ({ sides }: TwoPeople) => sides.map(({ current }) => (current === null ? 'idle' : current.phase))
const WAITING = new Set(['awaiting', 'unreachable', 'noResponse'])

/** Compares both members' views of the call with each other and with the server. `null` if they agree. */
const disagreement = (people: TwoPeople): string | null => {
  const [one, other] = people.sides
  const [a, b] = standing(people)
  const channels = [one.current?.channelId ?? null, other.current?.channelId ?? null, people.channelOnServer]
  const told = `${a} / ${b}, channels ${channels.join(' ')}`
  if (a === 'idle' && b === 'idle') return people.onServer === null ? null : told
  if (new Set(channels).size !== 1) return told
  if (a === 'together' && b === 'together') return null
  const isWaiting = (x = '', y = ''): boolean => WAITING.has(x) && y === 'ringing'
  return isWaiting(a, b) || isWaiting(b, a) ? null : told
}

const arrives = (which: number): Move => ({ deed: null, which })
const does = (side: 0 | 1, deed: Deed): Move => ({ deed: { side, deed }, which: 0 })
/** These orders once failed because the last signal arrived first. */
const FOUND: [Move[]][] = [
  [[does(1, 'dial'), arrives(0), arrives(0), does(0, 'dial'), does(0, 'hangUp'), arrives(40)]],
  [[does(1, 'dial'), arrives(0), arrives(0), arrives(0), does(0, 'reject'), does(0, 'dial'), arrives(9)]],
]

describe('Two members who call each other', () => {
  it('once every signal has arrived, in whatever order, the two members and the server agree on the call', () => {
    fc.assert(
      fc.property(fc.array(move, { maxLength: 40 }), (moves) => {
        const people = two()
        play(people, moves)
        people.settle()
        expect(disagreement(people)).toBeNull()
      }),
      { numRuns: 600, examples: FOUND },
    )
  })

  it('CLR-3 RCV-3 an unanswered call ends for both members by time alone, and an answered call continues', () => {
    fc.assert(
      fc.property(fc.array(move, { maxLength: 25 }), (moves) => {
        const people = two()
        play(people, moves)
        people.settle()
        const isTalking = standing(people).includes('together')
        people.passTime()
        expect(standing(people)).toEqual(isTalking ? ['together', 'together'] : ['idle', 'idle'])
        expect(people.sides.map(({ state }) => Object.keys(state.byKey).length)).toEqual(isTalking ? [1, 1] : [0, 0])
      }),
      { numRuns: 200 },
    )
  })

  /** Runs every order in which the next seven signals can arrive. `make` creates a fresh pair for each order. */
  const inEveryOrder = (
    make: () => TwoPeople,
    judge: (people: TwoPeople, order: readonly number[]) => void,
  ): number => {
    let order: readonly number[] = []
    for (let orders = 1; ; orders += 1) {
      const people = make()
      const widths: number[] = []
      for (let n = 0; n < 7; n += 1) {
        const next = people.next()
        widths.push(next.length)
        next[order[n] ?? 0]?.()
      }
      people.settle()
      judge(people, order)
      // Advance the last choice with an alternative left, and reset the choices after it.
      const last = widths.findLastIndex((width, n) => (order[n] ?? 0) + 1 < width)
      if (last < 0) return orders
      order = Array.from({ length: last + 1 }, (_, n) => (order[n] ?? 0) + (n === last ? 1 : 0))
    }
  }

  it.each<[string, readonly { readonly side: 0 | 1; readonly deed: Deed }[]]>([
    [
      'an answer and a cancel cross',
      [
        { side: 1, deed: 'accept' },
        { side: 0, deed: 'hangUp' },
      ],
    ],
    [
      'a rejection and a cancel cross',
      [
        { side: 1, deed: 'reject' },
        { side: 0, deed: 'hangUp' },
      ],
    ],
    [
      'both hang up',
      [
        { side: 0, deed: 'hangUp' },
        { side: 1, deed: 'hangUp' },
      ],
    ],
    [
      'both call',
      [
        { side: 0, deed: 'dial' },
        { side: 1, deed: 'dial' },
      ],
    ],
    [
      'both call and one cancels',
      [
        { side: 0, deed: 'dial' },
        { side: 1, deed: 'dial' },
        { side: 0, deed: 'hangUp' },
      ],
    ],
  ])('the two members agree on the call in every order in which seven signals can arrive when %s', (name, deeds) => {
    const make = (): TwoPeople => {
      const people = two()
      if (!name.startsWith('both call')) {
        people.sides[0].does('dial')
        people.settle()
        if (name === 'both hang up') {
          people.sides[1].does('accept')
          people.settle()
        }
      }
      for (const { side, deed } of deeds) people.sides[side].does(deed)
      return people
    }
    const wrong: unknown[] = []
    const orders = inEveryOrder(make, (people, order) => {
      const told = disagreement(people)
      if (told !== null) wrong.push([order, told])
    })
    expect([orders > 1, wrong]).toEqual([true, []])
  })
})
