import { describe, expect, it } from 'vitest'
import { refused, unreachable, type Failure } from '../../../src/domain/kernel/failure'
import { Gid } from '../../../src/domain/kernel/ids'
import { deedIn, deedsUnit, type Deed } from '../../../src/domain/group-admin'
import { made } from '../../support/builders/made'
import { ann, ben } from '../../support/builders/person'
import { given, type Step } from '../../support/given'

const gid = made(Gid, '10000001')
const other = made(Gid, '10000002')
const leave: Deed = { kind: 'leave', gid, xid: ann.xid }
const handOver: Deed = { kind: 'handOver', gid, xid: ann.xid, successor: ben.xid }
const dissolve: Deed = { kind: 'dissolve', gid }
const start = given(deedsUnit)
const failed =
  (failure: Failure): Step =>
  (ask) => ({ type: 'DeedNotPerformed', ask: ask(`deed:${gid}`), gid, failure })

describe('What is done to a group as a whole', () => {
  it('is asked of the server once, also for two fast clicks, and one thing at a time', () => {
    const doing = start.when(
      { type: 'DoDeed', deed: dissolve },
      { type: 'DoDeed', deed: dissolve },
      { type: 'DoDeed', deed: leave },
    )
    doing.gives({ asks: { [`deed:${gid}`]: dissolve } })
    expect(doing.state.asks[`deed:${gid}`]?.seq).toBe(
      start.when({ type: 'DoDeed', deed: dissolve }).state.asks[`deed:${gid}`]?.seq,
    )
  })

  it('goes on in several groups at once', () => {
    start
      .when({ type: 'DoDeed', deed: dissolve }, { type: 'DoDeed', deed: { kind: 'dissolve', gid: other } })
      .gives({ asks: { [`deed:${gid}`]: dissolve, [`deed:${other}`]: { kind: 'dissolve', gid: other } } })
  })

  it.each([leave, handOver, dissolve])('R1-339 R2-303 that failed is no longer on its way: $kind', (deed) => {
    const doing = start.when({ type: 'DoDeed', deed })
    expect(deedIn(doing.state, gid)).toEqual({ kind: deed.kind, state: 'doing', failure: null })
    for (const failure of [unreachable, refused('no')]) {
      const after = doing.when(failed(failure))
      after.gives({ asks: {} })
      expect(deedIn(after.state, gid)).toEqual({ kind: deed.kind, state: 'failed', failure })
      after.when({ type: 'ForgetDeed', gid }).gives({ data: { deeds: {} } })
      after.when({ type: 'DoDeed', deed }).gives({ asks: { [`deed:${gid}`]: deed } })
    }
  })

  it('is not taken back while it is on its way', () => {
    start.when({ type: 'DoDeed', deed: leave }, { type: 'ForgetDeed', gid }).gives({ asks: { [`deed:${gid}`]: leave } })
  })

  it('is shown no more once it is done, or what went wrong was read, and with the account', () => {
    const doing = start.when(
      { type: 'DoDeed', deed: leave },
      { type: 'DoDeed', deed: { kind: 'dissolve', gid: other } },
    )
    const after = {
      done: doing.when((ask) => ({ type: 'DeedPerformed', ask: ask(`deed:${gid}`), gid })),
      read: doing.when(failed(unreachable), { type: 'ForgetDeed', gid }),
    }
    for (const { state } of [after.done, after.read])
      expect([deedIn(state, gid), deedIn(state, other)?.state]).toEqual([null, 'doing'])
    expect([gid, other].map((one) => deedIn(doing.when({ type: 'ForgetAccount' }).state, one))).toEqual([null, null])
  })

  it('that failed gives way to something else', () => {
    const next = start.when({ type: 'DoDeed', deed: leave }, failed(unreachable), { type: 'DoDeed', deed: dissolve })
    expect(deedIn(next.state, gid)).toEqual({ kind: 'dissolve', state: 'doing', failure: null })
  })

  it('is over once it is done, and with the account', () => {
    const doing = start.when({ type: 'DoDeed', deed: leave })
    doing
      .when((ask) => ({ type: 'DeedPerformed', ask: ask(`deed:${gid}`), gid }))
      .gives({ asks: {}, data: { deeds: {} } })
    doing.when({ type: 'ForgetAccount' }).gives({ asks: {}, data: { deeds: {} } })
  })
})
