import { describe, expect, it } from 'vitest'
import { refused, unreachable, type Failure } from '../../../src/domain/kernel/failure'
import { Gid } from '../../../src/domain/kernel/ids'
import { groupActionIn, type GroupAction } from '../../../src/domain/group-admin'
import { groupActionsReducer } from '../../../src/domain/group-admin/group-actions.reducer'
import { made } from '../../support/builders/made'
import { ann, ben } from '../../support/builders/person'
import { given, type Step } from '../../support/given'

const gid = made(Gid, '10000001')
const other = made(Gid, '10000002')
const leave: GroupAction = { kind: 'leave', gid, xid: ann.xid }
const handOver: GroupAction = { kind: 'handOver', gid, xid: ann.xid, successor: ben.xid }
const dissolve: GroupAction = { kind: 'dissolve', gid }
const start = given(groupActionsReducer)
const failed =
  (failure: Failure): Step =>
  (ask) => ({ type: 'group-admin/GroupActionFailed', ask: ask(`deed:${gid}`), gid, failure })

describe('An action on a whole group', () => {
  it('while an action on a group runs, neither a second click nor another action on that group sends a request', () => {
    const doing = start.when(
      { type: 'group-admin/PerformGroupAction', deed: dissolve },
      { type: 'group-admin/PerformGroupAction', deed: dissolve },
      { type: 'group-admin/PerformGroupAction', deed: leave },
    )
    doing.gives({ asks: { [`deed:${gid}`]: dissolve } })
    expect(doing.state.asks[`deed:${gid}`]?.seq).toBe(
      start.when({ type: 'group-admin/PerformGroupAction', deed: dissolve }).state.asks[`deed:${gid}`]?.seq,
    )
  })

  it('an action on one group runs at the same time as an action on another group', () => {
    start
      .when(
        { type: 'group-admin/PerformGroupAction', deed: dissolve },
        { type: 'group-admin/PerformGroupAction', deed: { kind: 'dissolve', gid: other } },
      )
      .gives({ asks: { [`deed:${gid}`]: dissolve, [`deed:${other}`]: { kind: 'dissolve', gid: other } } })
  })

  it.each([leave, handOver, dissolve])(
    'R1-339 R2-303 a failed action on a group stops running and shows its failure, which can be dismissed or retried: $kind',
    (deed) => {
      const doing = start.when({ type: 'group-admin/PerformGroupAction', deed })
      expect(groupActionIn(doing.state, gid)).toEqual({ kind: deed.kind, state: 'doing', failure: null })
      for (const failure of [unreachable, refused('no')]) {
        const after = doing.when(failed(failure))
        after.gives({ asks: {} })
        expect(groupActionIn(after.state, gid)).toEqual({ kind: deed.kind, state: 'failed', failure })
        after.when({ type: 'group-admin/DismissGroupAction', gid }).gives({ data: { deeds: {} } })
        after.when({ type: 'group-admin/PerformGroupAction', deed }).gives({ asks: { [`deed:${gid}`]: deed } })
      }
    },
  )

  it('an action on a group cannot be dismissed while it runs', () => {
    start
      .when({ type: 'group-admin/PerformGroupAction', deed: leave }, { type: 'group-admin/DismissGroupAction', gid })
      .gives({ asks: { [`deed:${gid}`]: leave } })
  })

  it('an action on a group is no longer shown once it is done, its failure is dismissed or the account’s session ends', () => {
    const doing = start.when(
      { type: 'group-admin/PerformGroupAction', deed: leave },
      { type: 'group-admin/PerformGroupAction', deed: { kind: 'dissolve', gid: other } },
    )
    const after = {
      done: doing.when((ask) => ({ type: 'group-admin/GroupActionSucceeded', ask: ask(`deed:${gid}`), gid })),
      read: doing.when(failed(unreachable), { type: 'group-admin/DismissGroupAction', gid }),
    }
    for (const { state } of [after.done, after.read])
      expect([groupActionIn(state, gid), groupActionIn(state, other)?.state]).toEqual([null, 'doing'])
    expect([gid, other].map((one) => groupActionIn(doing.when({ type: 'ForgetAccount' }).state, one))).toEqual([
      null,
      null,
    ])
  })

  it('the failure of an action on a group disappears when the member starts another action on the group', () => {
    const next = start.when({ type: 'group-admin/PerformGroupAction', deed: leave }, failed(unreachable), {
      type: 'group-admin/PerformGroupAction',
      deed: dissolve,
    })
    expect(groupActionIn(next.state, gid)).toEqual({ kind: 'dissolve', state: 'doing', failure: null })
  })

  it('an action on a group is no longer requested once it is done or the account’s session ends', () => {
    const doing = start.when({ type: 'group-admin/PerformGroupAction', deed: leave })
    doing
      .when((ask) => ({ type: 'group-admin/GroupActionSucceeded', ask: ask(`deed:${gid}`), gid }))
      .gives({ asks: {}, data: { deeds: {} } })
    doing.when({ type: 'ForgetAccount' }).gives({ asks: {}, data: { deeds: {} } })
  })
})
