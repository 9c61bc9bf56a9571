import { describe, expect, it } from 'vitest'
import { applyInput } from '../../../../../src/adapters/simulator/state/apply-input'
import type { ModerationInput } from '../../../../../src/adapters/simulator/state/features/moderation/feature'
import type { SlowModeInput } from '../../../../../src/adapters/simulator/state/features/slow-mode/feature'
import { logFor, logged, MOST_ACTS } from '../../../../../src/adapters/simulator/state/features/moderation/staff-log'
import type { ServerInput } from '../../../../../src/adapters/simulator/state/input'
import type { ServerState } from '../../../../../src/adapters/simulator/state/server-state'
import { Gid, MessageId, type Xid } from '../../../../../src/domain/kernel/ids'
import { addMs } from '../../../../../src/domain/kernel/instant'
import type { StaffAct } from '../../../../../src/domain/moderation'
import { brand, START } from '../../state/town'
import { ada, after, ben, decide, GID, other, report, reported, reporter, said, sky, town } from './moderation-town'

const nameOf = (xid: Xid) => town.accounts[xid]?.name ?? ''
const uidOf = (xid: Xid) => town.accounts[xid]?.uid ?? ''
const newest = (world: ServerState, xid = ada, gid = GID) => logFor(world, xid, gid)?.[0]
const log = (world: ServerState, xid = ada, gid = GID) => logFor(world, xid, gid)?.map(({ act, whom }) => [act, whom])
const then = (world: ServerState, ...inputs: readonly ServerInput[]): ServerState =>
  inputs.reduce((acc, input) => applyInput(acc, input).world, world)
const slow = (seconds: number, xid = ada): SlowModeInput => ({
  type: 'slow-mode/Set',
  at: START,
  xid,
  gid: GID,
  seconds,
})
const admins = (added: readonly string[], removed: readonly string[]): ServerInput => ({
  type: 'StaffSet',
  at: START,
  xid: ada,
  gid: GID,
  added,
  removed,
  messageId: brand(MessageId.is, `n-${added.join('')}-${removed.join('')}`),
})
const removalBy = (xid: Xid): ServerInput => ({ type: 'MemberRemoved', at: START, xid, gid: GID, uid: uidOf(other) })
const removal = removalBy(ada)

describe('The log of staff on the simulated server', () => {
  it.each<StaffAct>(['dismiss', 'delete', 'remove', 'banHour', 'banForever'])(
    'R4-712 a decision (%s) is in the log with who, whom, when and why',
    (act) => {
      const at = addMs(START, 5)
      expect(newest(then(reported, decide(act, ada, 'r1', 'No ads', at)))).toEqual({
        id: 'a1',
        at,
        act,
        by: nameOf(ada),
        whom: nameOf(ben),
        seconds: 0,
        reason: 'No ads',
      })
    },
  )

  it('R4-712 the name of the reporter is never in the log', () => {
    const world = then(after(said, report(reporter, undefined, 'Look')), decide('delete'))
    expect(JSON.stringify(logFor(world, ada, GID))).not.toContain(nameOf(reporter))
  })

  it('R4-712 a lifted ban is in the log, and a repeated lift is not', () => {
    const lift: ModerationInput = {
      type: 'moderation/BanLifted',
      at: START,
      xid: sky,
      gid: GID,
      person: ben,
      kind: 'ban',
    }
    const world = then(reported, decide('banDay'), lift, lift)
    expect(log(world)).toEqual([
      ['lift', nameOf(ben)],
      ['banDay', nameOf(ben)],
    ])
    expect(newest(world)?.by).toBe(nameOf(sky))
  })

  it('R4-712 slow mode, admins, and ordinary removals are in the log once, newest first', () => {
    const made = then(town, slow(0), slow(10), slow(10), admins([ben, other], []), admins([], [ben]))
    expect(log(then(made, removal, removal, slow(0)))).toEqual([
      ['slowMode', ''],
      ['remove', nameOf(other)],
      ['unmakeAdmin', nameOf(ben)],
      ['makeAdmin', nameOf(other)],
      ['makeAdmin', nameOf(ben)],
      ['slowMode', ''],
    ])
    expect(logFor(made, ada, GID)?.at(-1)?.seconds).toBe(10)
  })

  it('R4-712 a message that a super user deleted without a report is in the log', () => {
    const world = then(after(said), { type: 'MessageDeletedForAll', at: START, xid: sky, gid: GID, messageId: 'n1' })
    expect(log(world)).toEqual([['delete', nameOf(ben)]])
  })

  it('R4-712 a refused act is not in the log', () => {
    const world = then(reported, removalBy(ben), slow(10, ben), decide('delete', ben))
    expect(log(world)).toEqual([])
  })

  it('R4-712 owner, admins and super users read the log of a group, and only super users read the log of super users', () => {
    const outside = then(after(report(reporter, { kind: 'person', place: '', id: ben })), decide('dismiss', sky))
    expect(log(outside, sky, '')).toEqual([['dismiss', nameOf(ben)]])
    const admin = then(town, admins([ben], []))
    const reads = (world: ServerState, xid: Xid, gid: string) => logFor(world, xid, gid) !== null
    expect([ada, sky, ben, reporter].map((xid) => reads(town, xid, GID))).toEqual([true, true, false, false])
    expect(reads(admin, ben, GID)).toBe(true)
    expect([ada, sky, ben].map((xid) => reads(outside, xid, ''))).toEqual([false, true, false])
  })

  it('R4-712 an admin does not learn of a dismissed report about themselves', () => {
    const about = report(reporter, { kind: 'person', place: GID, id: ben })
    const world = then(after(admins([ben], []), about), decide('dismiss'))
    expect(log(world)?.[0]).toEqual(['dismiss', nameOf(ben)])
    expect(log(world, ben)?.map(([act]) => act)).toEqual(['makeAdmin'])
  })

  it('R4-712 the log of a group keeps its newest five hundred entries, and ends with the group', () => {
    const gid = brand(Gid.is, GID)
    const many = Array.from({ length: MOST_ACTS + 1 }, (_, n) => n).reduce(
      (world, seconds) => logged(world, { at: START, gid, act: 'slowMode', by: ada, whom: null, seconds }),
      town,
    )
    expect(logFor(many, ada, GID)?.map(({ seconds }) => seconds)).toEqual(
      Array.from({ length: 500 }, (_, n) => 500 - n),
    )
    expect(MOST_ACTS).toBe(500)
    const gone = then(many, { type: 'GroupDissolved', at: START, xid: ada, gid: GID })
    const again = { ...gone, communities: town.communities }
    expect(logFor(again, ada, GID)).toEqual([])
    const afterwards = logged(gone, { at: START, gid, act: 'dismiss', by: sky, whom: ben })
    expect(logFor(afterwards, sky, '')).toHaveLength(1)
  })
})
