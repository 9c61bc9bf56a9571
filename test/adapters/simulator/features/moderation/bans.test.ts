import { describe, expect, it } from 'vitest'
import { applyInput } from '../../../../../src/adapters/simulator/state/apply-input'
import {
  MOST_SANCTIONS,
  withSanction,
} from '../../../../../src/adapters/simulator/state/features/moderation/sanction-state'
import type { ModerationInput } from '../../../../../src/adapters/simulator/state/features/moderation/feature'
import {
  groupOfSanctions,
  sanctionsFor,
} from '../../../../../src/adapters/simulator/state/features/moderation/lift-sanction'
import { moderationSlice } from '../../../../../src/adapters/simulator/state/features/moderation/moderation-state'
import type { ServerState } from '../../../../../src/adapters/simulator/state/server-state'
import { Gid, type Xid } from '../../../../../src/domain/kernel/ids'
import { keysOf } from '../../../../../src/domain/kernel/table'
import { addMs } from '../../../../../src/domain/kernel/instant'
import { brand, START } from '../../state/town'
import {
  ada,
  after,
  ask,
  ben,
  crowd,
  decide,
  GID,
  noticesOf,
  other,
  outcome,
  report,
  reported,
  reporter,
  said,
  sky,
  town,
} from './moderation-town'

const gid = brand(Gid.is, GID)
const HOUR_MS = 3_600_000
const lift = (xid: Xid, person = ben): ModerationInput => ({
  type: 'moderation/BanLifted',
  at: addMs(START, 1),
  xid,
  gid: GID,
  person,
  kind: 'ban',
})
const banned = applyInput(reported, decide('banHour')).world
const ofGroup = (world: ServerState, at = START) => sanctionsFor(world, 'ban', gid, at)

describe('The bans of a group on the simulated server', () => {
  it('R4-711 a ban has the person, since when, until when, the reason, and who decided', () => {
    const [name, by] = [town.accounts[ben]?.name, town.accounts[ada]?.name]
    const avatar = town.accounts[ben]?.avatar
    const ban = { xid: ben, name, avatar, since: START, until: addMs(START, HOUR_MS), reason: 'No ads', by }
    expect(ofGroup(banned)).toEqual([ban])
    expect(ofGroup(applyInput(reported, decide('banForever')).world)).toEqual([{ ...ban, until: null }])
  })

  it('R4-711 an ended ban is not in the list', () => {
    expect(ofGroup(banned, addMs(START, HOUR_MS - 1))).toHaveLength(1)
    expect(ofGroup(banned, addMs(START, HOUR_MS))).toEqual([])
    const later = { since: addMs(START, HOUR_MS), until: null, reason: '', by: ada, report: 'r2' }
    expect(keysOf(moderationSlice.of(withSanction(banned, 'ban', gid, other, later)).bans[GID] ?? {})).toEqual([other])
  })

  it('R4-711 only the staff of the group and super users see the bans', () => {
    const sees = (xid: Xid) => groupOfSanctions(town, xid, GID) !== null
    expect([ada, sky, ben, reporter].map(sees)).toEqual([true, true, false, false])
  })

  it('R4-711 after a lift the person joins again at once, and has a notification', () => {
    const lifted = applyInput(banned, lift(ada))
    expect(ofGroup(lifted.world)).toEqual([])
    expect(outcome(banned, ask(addMs(START, 2)))).toContain('banned')
    expect(outcome(lifted.world, ask(addMs(START, 2)))).toBe('Done')
    expect(noticesOf(lifted.world, ben)[0]).toBe('banLifted')
    expect(lifted.outputs.some((one) => one.type === 'FrameSent' && one.to.includes(ada))).toBe(true)
  })

  it('R4-711 the server refuses a lift by anyone else, also by the banned person', () => {
    const words = 'Only the staff of the group sees who is banned or muted'
    expect([reporter, ben].map((xid) => outcome(banned, lift(xid)))).toEqual([words, words])
    const ofSky = withSanction(town, 'ban', gid, sky, { since: START, until: null, reason: '', by: ada, report: 'r1' })
    expect(outcome(ofSky, lift(sky, sky))).toBe(words)
    expect(outcome(banned, lift(sky))).toBe('Done')
  })

  it('R4-711 a second lift changes nothing and notifies nobody', () => {
    const once = applyInput(banned, lift(ada)).world
    const twice = applyInput(once, lift(sky))
    expect([twice.world === once, twice.outputs]).toEqual([true, [{ type: 'Done' }]])
  })

  it('R4-711 a group bans at most a thousand people at once, and ended bans do not count', () => {
    const until = addMs(START, HOUR_MS)
    const ban = { since: START, until, reason: '', by: ada, report: 'r1' }
    const people = [reporter, other, ...crowd].slice(0, MOST_SANCTIONS)
    const full = people.reduce((world, xid) => withSanction(world, 'ban', gid, xid, ban), after(said, report(reporter)))
    const refusal = 'Too many people are banned from this group. Lift a ban first.'
    expect(outcome(full, decide('banDay'))).toBe(refusal)
    expect(outcome(full, decide('remove'))).toBe('Done')
    expect(outcome(full, decide('banDay', ada, 'r1', '', until))).toBe('Done')
  })

  it('R4-711 a new group with the number of a dissolved group has no bans', () => {
    const gone = applyInput(banned, { type: 'GroupDissolved', at: START, xid: ada, gid: GID }).world
    expect(ofGroup(gone)).toEqual([])
  })
})
