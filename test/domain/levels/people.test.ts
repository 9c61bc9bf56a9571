import { describe, expect, it } from 'vitest'
import { unreachable } from '../../../src/domain/kernel/failure'
import { Xid } from '../../../src/domain/kernel/ids'
import {
  isAsked,
  progressOf,
  userLevelIn,
  type userLevelMessages,
  type LevelStanding,
} from '../../../src/domain/levels'
import { userLevelsReducer } from '../../../src/domain/levels/user-levels.reducer'
import { made } from '../../support/builders/made'
import { given, type Step } from '../../support/given'
import type * as t from 'io-ts'

type Message = t.TypeOf<(typeof userLevelMessages)[keyof typeof userLevelMessages]>
type AskFor = Parameters<Exclude<Step, { readonly wait: number } | { readonly type: string }>>[0]
const step =
  (make: (ask: AskFor) => Message): Step =>
  (ask) =>
    make(ask)
const many = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, n) => made(Xid, `x${String(from + n).padStart(9, '0')}`))
const standing = (xid: Xid): LevelStanding => ({ xid, level: 6, icon: null, points: 1_700, from: 1_500, to: 2_100 })
const want = (...xids: readonly Xid[]): Step => step(() => ({ type: 'levels/LoadUserLevels', xids }))
const told = (call: number, xids: readonly Xid[], people: readonly LevelStanding[] = xids.map(standing)): Step =>
  step((ask) => ({ type: 'levels/UserLevelsLoaded', ask: ask(`list:${call}`), xids, people }))

describe('The levels of members', () => {
  it('R2-243 the levels of several members are requested together, each member once and at most 50 per request', () => {
    const first = many(0, 60)
    const begun = given(userLevelsReducer, want(...first), want(...first))
    begun.gives({ asks: { 'list:1': { xids: first.slice(0, 50) } } })
    const next = begun.when(told(1, first.slice(0, 50)))
    next.gives({ asks: { 'list:2': { xids: first.slice(50) } } })
    next.when(told(2, first.slice(50)), want(...first)).gives({ asks: {} })
  })

  it('loaded levels survive a reload, and a member without a level in the response counts as already requested', () => {
    const [ann, ben] = many(0, 2)
    if (ann === undefined || ben === undefined) throw new Error('nobody')
    const { state } = given(userLevelsReducer, want(ann, ben), told(1, [ann, ben], [standing(ann)])).reloaded()
    expect([userLevelIn(state, ann)?.level, userLevelIn(state, ben), isAsked(state, ben)]).toEqual([6, null, true])
  })

  it('levels whose request failed are requested again only after the network returns', () => {
    const [ann] = many(0, 1)
    if (ann === undefined) throw new Error('nobody')
    const failed = given(
      userLevelsReducer,
      want(ann),
      step((ask) => ({ type: 'levels/UserLevelsNotLoaded', ask: ask('list:1'), xids: [ann], failure: unreachable })),
      want(ann),
    )
    failed.gives({ asks: {} })
    failed.when({ type: 'NetworkOnline' }, want(ann)).gives({ asks: { 'list:2': { xids: [ann] } } })
  })

  it('loaded levels are cleared when the session ends', () => {
    const [ann] = many(0, 1)
    if (ann === undefined) throw new Error('nobody')
    expect(
      userLevelIn(
        given(userLevelsReducer, want(ann), told(1, [ann]), {
          type: 'SessionEnded',
          ask: { unit: 'session', id: 'endSession', seq: 1 },
          reason: 'signedOut',
        }).state,
        ann,
      ),
    ).toBeNull()
  })
})

describe('Progress to the next level', () => {
  it.each([
    [1_500, 2_100, 0],
    [1_800, 2_100, 0.5],
    [2_100, 2_100, 1],
    [1_700, null, 1],
    [0, 2_100, 0],
  ])('the progress of %i points in the level from 1,500 to %s points is %s', (points, to, share) => {
    expect(progressOf({ points, from: 1_500, to })).toBe(share)
  })
})
