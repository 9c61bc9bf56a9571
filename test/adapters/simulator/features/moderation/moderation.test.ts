import { describe, expect, it } from 'vitest'
import { applyInput } from '../../../../../src/adapters/simulator/state/apply-input'
import { withSanction } from '../../../../../src/adapters/simulator/state/features/moderation/sanction-state'
import {
  actsFor,
  reportsFor,
  reportView,
} from '../../../../../src/adapters/simulator/state/features/moderation/report-views'
import { isMember, isResident } from '../../../../../src/adapters/simulator/state/groups/permissions'
import type { ServerInput } from '../../../../../src/adapters/simulator/state/input'
import type { ServerState } from '../../../../../src/adapters/simulator/state/server-state'
import { Gid, MessageId } from '../../../../../src/domain/kernel/ids'
import { addMs, type Instant } from '../../../../../src/domain/kernel/instant'
import type { ReportTarget } from '../../../../../src/domain/moderation'
import { brand, conversation, START } from '../../state/town'
import {
  ada,
  after,
  ask,
  ben,
  decide,
  GID,
  joining,
  noticesOf,
  other,
  outcome,
  outsiders,
  report,
  reported,
  reporter,
  said,
  sky,
  stranger,
  target,
  town,
  viewOf,
} from './moderation-town'

const banUntil = (until: Instant | null) => ({ since: START, until, reason: '', by: ada, report: 'r1' })

describe('Reports on the simulated server', () => {
  it('R4-701 the row has the message as the server holds it, and never names the reporter', () => {
    const [row] = viewOf(reported)
    expect(row).toMatchObject({ kind: 'message', name: town.accounts[ben]?.name, text: 'Buy now', count: 1 })
    expect(row?.notes).toEqual(['Look'])
    expect(row?.context.at(-1)).toMatchObject({ text: 'Buy now', isReported: true })
    expect(JSON.stringify(row)).not.toContain(reporter)
  })

  it('R4-703 reports about one message are one row, and a repeated report changes nothing', () => {
    const twice = after(said, report(reporter), report(reporter), report(other))
    expect(viewOf(twice)).toMatchObject([{ count: 2, reasons: [{ reason: 'Spam', count: 2 }] }])
  })

  it('R4-703 a thousand reports about one message are one row', () => {
    const many = joining.map((xid) => report(xid))
    expect(viewOf(after(said, ...many))).toMatchObject([{ count: 1_000 }])
  })

  it('R4-710 a member whose fifty reports wait cannot report more, and others can', () => {
    const about = (n: number): ReportTarget => ({ kind: 'person', place: '', id: outsiders[n + 3] ?? '' })
    const full = after(...Array.from({ length: 50 }, (_, n) => report(reporter, about(n))))
    expect(viewOf(full, sky)).toHaveLength(50)
    expect(outcome(full, report(reporter, about(50)))).toBe('Too many of your reports are waiting. Try again later.')
    expect(outcome(full, report(other, about(50)))).toBe('Done')
    expect(outcome(applyInput(full, decide('dismiss', sky)).world, report(reporter, about(50)))).toBe('Done')
  })

  it('R4-701 nobody reports an own message, a message that they cannot read, or an unknown thing', () => {
    const world = after(said)
    const words = 'There is nothing here that you can report'
    expect(outcome(world, report(ben))).toBe(words)
    expect(outcome(world, report(reporter, { ...target, id: 'none' }))).toBe(words)
    expect(outcome(world, report(ben, { kind: 'person', place: '', id: ben }))).toBe(words)
    expect(outcome(world, report(stranger))).toBe(words)
  })

  it('R4-704 the group’s staff decides about its messages and members, super users about the rest', () => {
    const world = after(
      said,
      report(reporter),
      report(reporter, { kind: 'person', place: GID, id: ben }),
      report(reporter, { kind: 'person', place: '', id: ben }),
      report(reporter, { kind: 'group', place: '', id: GID }),
    )
    expect(viewOf(world).map(({ kind }) => kind)).toEqual(['person', 'message'])
    expect(viewOf(world, sky).map(({ kind }) => kind)).toEqual(['group', 'person'])
    expect([viewOf(world, ben), viewOf(world, reporter)]).toEqual([[], []])
    expect(outcome(world, decide('dismiss', ben))).toBe('Only the staff of the group decides about this report')
  })

  it('R4-704 a reported owner does not decide; super users do', () => {
    const world = after(said, report(ben, { kind: 'person', place: GID, id: ada }))
    expect([viewOf(world).length, viewOf(world, sky).length]).toEqual([0, 1])
  })

  it('R4-705 a report by the call of spec 1 enters the same queue', () => {
    const world = after(said, {
      type: 'MessageReported',
      at: START,
      xid: reporter,
      gid: GID,
      messageId: 'n1',
      reason: 'Violating',
    })
    expect(viewOf(world)).toMatchObject([{ reasons: [{ reason: 'Violating', count: 1 }] }])
  })
})

describe('Decisions on the simulated server', () => {
  it('R4-707 deleting removes the message for everyone, and tells the author why', () => {
    const { outputs, world } = applyInput(reported, decide('delete'))
    expect(outputs.map(({ type }) => type)).toContain('GoneForAll')
    expect(noticesOf(world, ben).slice(0, 2)).toEqual(['messageRemoved', 'No ads'])
  })

  it('R4-707 dismissing tells the reporter alone', () => {
    const world = applyInput(
      after(said, report(ben, { kind: 'person', place: GID, id: other })),
      decide('dismiss'),
    ).world
    expect(noticesOf(world, ben)[0]).toBe('reportDismissed')
    expect(noticesOf(applyInput(reported, decide('dismiss')).world, ben)).not.toContain('messageRemoved')
  })

  it('R4-708 the first decision ends the row for all deciders, and a second is refused with the name', () => {
    const { outputs, world } = applyInput(reported, decide('dismiss'))
    expect(
      outputs.some((one) => one.type === 'FrameSent' && one.event === 'moderation_changed' && one.to.includes(sky)),
    ).toBe(true)
    expect(outcome(world, decide('delete', sky))).toBe(`Already decided by ${town.accounts[ada]?.name}`)
    expect(outcome(world, decide('dismiss'))).toBe('Done')
    expect(viewOf(world)).toMatchObject([{ acts: [], decision: { act: 'dismiss', reason: 'No ads' } }])
  })

  it('R4-709 a ban removes the member, and refuses to let the person in until it ends', () => {
    const world = applyInput(reported, decide('banHour')).world
    const community = world.communities[GID]
    expect(community && isMember(community, ben)).toBe(false)
    expect(outcome(world, ask(addMs(START, 3_599_999)))).toContain('banned')
    expect(outcome(world, ask(addMs(START, 3_600_000)))).toBe('Done')
    expect(outcome(applyInput(reported, decide('banForever')).world, ask(addMs(START, 9e9)))).toContain('banned')
  })

  it('R4-709 staff cannot accept a request that a person made before the ban, until the ban ends, and can always ignore it', () => {
    const waiting = after(said, report(reporter), decide('remove'), ask(START))
    const seq = waiting.threads[conversation(GID)]?.latest ?? 0
    const answered = (at: Instant, accepts: boolean): ServerInput => ({
      type: 'AccessDecided',
      at,
      xid: ada,
      conversationId: conversation(GID),
      seq,
      messageId: brand(MessageId.is, 'n11'),
      accepts,
      noticeId: brand(MessageId.is, 'n10'),
    })
    const waits = withSanction(waiting, 'ban', brand(Gid.is, GID), ben, banUntil(addMs(START, 1_000)))
    expect(outcome(waits, answered(START, true))).toBe('This person is banned from the group')
    expect(outcome(waits, answered(addMs(START, 1_000), true))).toBe('Done')
    expect(outcome(waits, answered(START, false))).toBe('Done')
  })

  it('R4-709 an invitation does not let a banned person in', () => {
    const resident = outsiders.find((xid) => {
      const account = town.accounts[xid]
      return account !== undefined && isResident(account) && ![reporter, other].includes(xid)
    })
    const isLetIn = (world: ServerState): boolean => {
      const invited: ServerInput = {
        type: 'UsersInvited',
        at: START,
        xid: ada,
        gid: GID,
        xids: [resident ?? ada],
        messageId: brand(MessageId.is, 'n12'),
      }
      const community = applyInput(world, invited).world.communities[GID]
      return community !== undefined && resident !== undefined && isMember(community, resident)
    }
    expect(isLetIn(town)).toBe(true)
    expect(isLetIn(withSanction(town, 'ban', brand(Gid.is, GID), resident ?? ada, banUntil(null)))).toBe(false)
  })

  it('R4-705 a report has the place of its message in the group until the message is deleted', () => {
    const [row] = reportsFor(reported, ada, '')
    const there = row && reportView(reported, ada, row).seq
    expect(reported.threads[conversation(GID)]?.latest).toBe(there)
    const deleted = after(said, report(reporter), decide('delete'))
    const [gone] = reportsFor(deleted, ada, '')
    expect(gone && reportView(deleted, ada, gone).seq).toBeNull()
  })

  it('R4-707 offers only what is possible: no removal of the owner, no deletion of a deleted message', () => {
    const [row] = reportsFor(reported, ada, '')
    expect(row && actsFor(reported, ada, row)).toContain('remove')
    const again = after(said, report(reporter), decide('delete'), report(other))
    const [later] = reportsFor(again, ada, '')
    expect(later && actsFor(again, ada, later)).not.toContain('delete')
  })
})
