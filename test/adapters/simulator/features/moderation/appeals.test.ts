import { describe, expect, it } from 'vitest'
import { applyInput } from '../../../../../src/adapters/simulator/state/apply-input'
import {
  appealsFor,
  appealView,
  decisionAbout,
  ownDecisionView,
} from '../../../../../src/adapters/simulator/state/features/moderation/appeals'
import { isBanned } from '../../../../../src/adapters/simulator/state/features/moderation/sanction-state'
import type { ModerationInput } from '../../../../../src/adapters/simulator/state/features/moderation/feature'
import { moderationSlice } from '../../../../../src/adapters/simulator/state/features/moderation/moderation-state'
import { logFor } from '../../../../../src/adapters/simulator/state/features/moderation/staff-log'
import { notificationListFor } from '../../../../../src/adapters/simulator/state/features/notification/notifications'
import { withMember } from '../../../../../src/adapters/simulator/state/groups/membership'
import type { ServerInput } from '../../../../../src/adapters/simulator/state/input'
import type { ServerState } from '../../../../../src/adapters/simulator/state/server-state'
import { Gid, MessageId, type Xid } from '../../../../../src/domain/kernel/ids'
import { addMs } from '../../../../../src/domain/kernel/instant'
import { keysOf, put } from '../../../../../src/domain/kernel/table'
import { clientId } from '../../../../support/builders/message'
import { brand, START } from '../../state/town'
import {
  ada,
  after,
  ask,
  ben,
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
const later = addMs(START, 1_000)
const appeal = (xid = ben, text = 'It was no ad', appealId = 'a1', id = 'r1'): ModerationInput => ({
  type: 'moderation/Appealed',
  at: later,
  xid,
  id,
  appealId: clientId(appealId),
  text,
})
const answer = (xid: Xid, accepts: boolean, id = 'r1'): ModerationInput => ({
  type: 'moderation/AppealDecided',
  at: later,
  xid,
  id,
  accepts,
  reason: 'We looked again',
})
/** Ada makes this member an admin. */
const admin = (xid: Xid): ServerInput => ({
  type: 'StaffSet',
  at: START,
  xid: ada,
  gid: GID,
  added: [xid],
  removed: [],
  messageId: brand(MessageId.is, `admin-${xid}`),
})
const then = (world: ServerState, ...inputs: readonly ServerInput[]): ServerState =>
  inputs.reduce((acc, input) => applyInput(acc, input).world, world)
/** The reports are as in `reported`; a second admin may decide too. */
const staffed = then(after(admin(other)), said, report(reporter, undefined, 'Look'))
const banned = then(staffed, decide('banDay'))
const waiting = then(banned, appeal())
const view = (world: ServerState, xid: Xid, ofGid = GID) =>
  appealsFor(world, xid, ofGid).map((one) => appealView(world, xid, one))
const own = (world: ServerState, xid = ben) => {
  const decision = decisionAbout(world, xid, 'r1')
  return decision && ownDecisionView(world, decision)
}
const NO_DECISION = 'There is no decision here that you can appeal'

describe('An appeal on the simulated server', () => {
  it('R4-713 the notification of a decision leads to the appeal', () => {
    const links = notificationListFor(banned, ben).flatMap(({ content }) =>
      content.kind === 'notification' ? content.items.map(({ button }) => button?.link) : [],
    )
    expect(links[0]).toBe('/moderation?appeal=r1')
  })

  it('R4-713 the person whom the decision concerns sees it, and the state of the appeal', () => {
    const decision = { id: 'r1', act: 'banDay', text: 'Buy now', decidedAt: START, reason: 'No ads', answer: '' }
    expect(own(banned)).toMatchObject({ ...decision, place: town.communities[GID]?.name, appeal: null })
    expect(own(waiting)).toMatchObject({ ...decision, appeal: 'waiting' })
    expect(own(then(waiting, answer(other, true)))).toMatchObject({ appeal: 'accepted', answer: 'We looked again' })
    expect(own(then(waiting, answer(other, false)))).toMatchObject({ appeal: 'kept', answer: 'We looked again' })
    expect([ada, sky, reporter, other].map((xid) => own(banned, xid))).toEqual([null, null, null, null])
  })

  it.each(['delete', 'remove', 'banHour', 'banForever'] as const)(
    'R4-713 the person appeals a decision (%s), and deciders see the appeal with its decision',
    (act) => {
      const world = then(staffed, decide(act), appeal())
      expect(view(world, ada)).toMatchObject([
        {
          xid: ben,
          name: town.accounts[ben]?.name,
          act,
          by: town.accounts[ada]?.name,
          reason: 'No ads',
          words: 'It was no ad',
          text: 'Buy now',
          at: later,
          outcome: null,
        },
      ])
    },
  )

  it('R4-713 nobody else appeals, nor against a dismissed or an open report', () => {
    expect([ada, reporter, sky].map((xid) => outcome(banned, appeal(xid)))).toEqual(Array(3).fill(NO_DECISION))
    expect(outcome(then(staffed, decide('dismiss')), appeal())).toBe(NO_DECISION)
    expect(outcome(staffed, appeal())).toBe(NO_DECISION)
    expect(outcome(banned, appeal(ben, '  '))).toBe('An appeal needs a text')
  })

  it('R4-713 a second appeal is refused, also after the first was decided, and a repeated call is not', () => {
    const second = appeal(ben, 'Again', 'a2')
    const words = 'You have already appealed against this decision'
    expect(outcome(waiting, second)).toBe(words)
    expect(outcome(then(waiting, answer(other, false)), second)).toBe(words)
    expect(applyInput(waiting, appeal())).toEqual({ world: waiting, outputs: [{ type: 'Done' }] })
    expect(view(then(waiting, appeal(ben, 'It was a joke')), other)).toMatchObject([{ words: 'It was a joke' }])
  })

  it('R4-713 the appeal tells those who may decide, and not the person', () => {
    const frames = applyInput(banned, appeal()).outputs.flatMap((one) => (one.type === 'FrameSent' ? [one] : []))
    expect(frames.map(({ event, to }) => [event, to.includes(other), to.includes(sky), to.includes(ben)])).toEqual([
      ['moderation_changed', true, true, false],
    ])
  })

  it('R4-713 deciders of the group and super users see the appeal, and nobody else', () => {
    expect([ada, other, sky, ben, reporter].map((xid) => view(waiting, xid).length)).toEqual([1, 1, 1, 0, 0])
    expect(view(waiting, ada, '')).toHaveLength(1)
  })

  it('R4-713 waiting appeals come first', () => {
    const twice = then(
      waiting,
      answer(other, false),
      report(other, { kind: 'person', place: GID, id: reporter }),
      decide('remove', ada, 'r2'),
      appeal(reporter, 'Me too', 'a2', 'r2'),
    )
    expect(view(twice, ada).map(({ id }) => id)).toEqual(['r2', 'r1'])
    const decided = then(twice, answer(other, false, 'r2'))
    expect(view(decided, ada).map(({ outcome: of }) => of === null)).toEqual([false, false])
  })
})

describe('Who decides about an appeal', () => {
  it('R4-713 the member who decided does not, while another owner, admin or super user may', () => {
    expect(view(waiting, ada).map(({ mayDecide }) => mayDecide)).toEqual([false])
    expect(outcome(waiting, answer(ada, true))).toBe('Someone else decides about an appeal against your decision')
    expect([other, sky].map((xid) => outcome(waiting, answer(xid, true)))).toEqual(['Done', 'Done'])
  })

  it('R4-713 where the group has no other staff, the appeal is in the own list of super users', () => {
    const alone = then(reported, decide('banDay'), appeal())
    expect(view(alone, sky, '').map(({ mayDecide }) => mayDecide)).toEqual([true])
    expect(view(waiting, sky, '')).toEqual([])
    expect(outcome(alone, answer(ada, true))).toBe('Someone else decides about an appeal against your decision')
  })

  it('R4-713 a simulated admin is no other staff, because nobody signs in as them', () => {
    const alone = then(after(admin(reporter)), said, report(other), decide('banDay'), appeal())
    expect(view(alone, sky, '')).toHaveLength(1)
  })

  it('R4-713 the member who decided does, where there is nobody else', () => {
    const alone = then(reported, decide('banDay'), appeal())
    const accounts = keysOf(alone.accounts).reduce((acc, key) => {
      const account = acc[key]
      return account?.isSuper === true ? put(acc, key, { ...account, isSuper: false }) : acc
    }, alone.accounts)
    const without = { ...alone, accounts }
    expect(view(without, ada).map(({ mayDecide }) => mayDecide)).toEqual([true])
    expect(outcome(without, answer(ada, true))).toBe('Done')
  })

  it('R4-713 the server refuses others, and the person who appeals', () => {
    const words = 'Only the staff of the group decides about this appeal'
    expect([ben, reporter].map((xid) => outcome(waiting, answer(xid, true)))).toEqual([words, words])
    expect(outcome(banned, answer(other, true))).toBe(words)
  })

  it('R4-713 the first decision counts, and a second decider reads who decided', () => {
    const once = then(waiting, answer(other, false))
    expect(outcome(once, answer(sky, true))).toBe(`Already decided by ${town.accounts[other]?.name}`)
    expect(applyInput(once, answer(other, false)).world).toBe(once)
    expect(view(once, ada)).toMatchObject([
      { mayDecide: false, outcome: { accepted: false, reason: 'We looked again' } },
    ])
  })
})

describe('The decision about an appeal', () => {
  it('R4-713 an accepted appeal lifts the ban, and the person joins again at once', () => {
    const accepted = applyInput(waiting, answer(other, true))
    expect(isBanned(accepted.world, gid, ben, later)).toBe(false)
    expect(outcome(accepted.world, ask(later))).toBe('Done')
    expect(noticesOf(accepted.world, ben).slice(0, 3)).toEqual(['appealAccepted', 'banLifted', 'We looked again'])
    expect(accepted.outputs.some((one) => one.type === 'FrameSent' && one.to.includes(ben))).toBe(true)
  })

  it('R4-713 an accepted appeal does not lift the ban of a later decision', () => {
    const lifted: ModerationInput = {
      type: 'moderation/BanLifted',
      at: START,
      xid: ada,
      gid: GID,
      person: ben,
      kind: 'ban',
    }
    const free = then(waiting, lifted)
    const community = free.communities[GID]
    const back =
      community === undefined ? free : { ...free, communities: put(free.communities, GID, withMember(community, ben)) }
    const again = then(
      back,
      report(other, { kind: 'person', place: GID, id: ben }),
      decide('banForever', ada, 'r2'),
      answer(other, true),
    )
    expect(isBanned(again, gid, ben, later)).toBe(true)
    expect(noticesOf(again, ben).slice(0, 2)).toEqual(['appealAccepted', 'We looked again'])
  })

  it('R4-713 a kept decision changes nothing, and the person reads the reason', () => {
    const kept = then(waiting, answer(other, false))
    expect(isBanned(kept, gid, ben, later)).toBe(true)
    expect(noticesOf(kept, ben).slice(0, 2)).toEqual(['appealKept', 'We looked again'])
  })

  it('R4-713 the person reads that a deletion was wrong', () => {
    const world = then(staffed, decide('delete'), appeal(), answer(other, true))
    expect(noticesOf(world, ben)[0]).toBe('appealAccepted')
  })

  it('R4-712 R4-713 the decision about an appeal is in the log', () => {
    const [entry] = logFor(then(waiting, answer(other, true)), ada, GID) ?? []
    const [by, whom] = [town.accounts[other]?.name, town.accounts[ben]?.name]
    expect(entry).toMatchObject({ act: 'acceptAppeal', by, whom, reason: 'We looked again' })
  })

  it('R4-713 a waiting appeal stays, however many reports are decided after it', () => {
    const state = moderationSlice.of(waiting)
    const [first] = state.reports
    const many =
      first === undefined ? [] : Array.from({ length: 1_001 }, (_, n) => ({ ...first, id: `x${n}`, appeal: null }))
    const full = moderationSlice.put(waiting, { ...state, reports: [...many, ...state.reports] })
    const more = then(full, report(other, { kind: 'group', place: '', id: '10000001' }))
    expect(own(more)).toMatchObject({ appeal: 'waiting' })
    expect(moderationSlice.of(more).reports).toHaveLength(1_002)
  })

  it('R4-713 at most a thousand appeals wait for a decision', () => {
    const state = moderationSlice.of(waiting)
    const [first] = state.reports
    const many = first === undefined ? [] : Array.from({ length: 1_000 }, (_, n) => ({ ...first, id: `x${n}` }))
    const full = moderationSlice.put(banned, { ...state, reports: [...moderationSlice.of(banned).reports, ...many] })
    expect(outcome(full, appeal())).toBe('Too many appeals are waiting. Try again later.')
  })
})
