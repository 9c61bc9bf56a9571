import { describe, expect, it } from 'vitest'
import { actsFor, reportsFor } from '../../../../../src/adapters/simulator/state/features/moderation/report-views'
import { withMember } from '../../../../../src/adapters/simulator/state/groups/membership'
import { applyInput } from '../../../../../src/adapters/simulator/state/apply-input'
import type { ServerState } from '../../../../../src/adapters/simulator/state/server-state'
import type { Xid } from '../../../../../src/domain/kernel/ids'
import { put } from '../../../../../src/domain/kernel/table'
import { STAFF_ACTS } from '../../../../../src/domain/moderation'
import { DECISIONS, type Decider, type Reported } from '../../../../support/moderation/decision-table'
import { ada, ben, decide, GID, other, outcome, outsiders, report, reporter, said, sky, town } from './moderation-town'

const [, , , plain = ada, stranger = ada] = outsiders
const community = town.communities[GID]
if (community === undefined) throw new Error('the group is missing')
const group = { ...[plain, sky].reduce(withMember, community), adminXids: [other, reporter] }
const staffed: ServerState = { ...town, communities: put(town.communities, GID, group) }

const DECIDERS: Readonly<Record<Decider, Xid>> = {
  owner: ada,
  admin: other,
  super: sky,
  member: plain,
  outsider: stranger,
}
const REPORTED: Readonly<Record<Reported, Xid>> = { owner: ada, otherAdmin: reporter, super: sky, member: ben }

/** The message of this person, reported by a member who is not the person. */
const reportedBy = (xid: Xid): ServerState =>
  [{ ...said, xid }, report(xid === ben ? plain : ben)].reduce(
    (world, input) => applyInput(world, input).world,
    staffed,
  )

describe('What each role may do about a report', () => {
  it.each(DECISIONS)(
    'R4-718 the server offers and does exactly the acts of the table: %s about %s',
    (by, whom, acts) => {
      const world = reportedBy(REPORTED[whom])
      const xid = DECIDERS[by]
      const listed = reportsFor(world, xid, GID)
      expect(listed.flatMap((one) => actsFor(world, xid, one))).toEqual(acts)
      const done = STAFF_ACTS.filter((act) => outcome(world, decide(act, xid)) === 'Done')
      expect(done).toEqual(acts)
    },
  )

  it('R4-718 the table has a row for each decider and each reported person', () => {
    const rows = new Set(DECISIONS.map(([by, whom]) => `${by} ${whom}`))
    expect(rows.size).toBe(Object.keys(DECIDERS).length * Object.keys(REPORTED).length)
  })
})
