import { describe, expect, it } from 'vitest'
import { joinShown, joinUnit } from '../../../src/domain/join'
import { refused, unreachable } from '../../../src/domain/kernel/failure'
import { gid } from '../../support/builders/group'
import { noonPlus } from '../../support/builders/instant'
import { given, wait } from '../../support/given'
import { checked, confirmed, due, entered, missed, posted, room, stranger, wants } from './stories'

const of = gid('10000001')
const check = { checkMembership: { gid: of } }
const open = given(joinUnit, wants(stranger()))
const closed = given(joinUnit, wants(stranger({ joinType: 'private' })))
const applying = closed.when({ type: 'GoToApply' }, { type: 'ConfirmApply' })

describe('Getting into an open group', () => {
  it('R1-156 JOIN-1 asks first, then joins, looks whether it counts, and leads in with a toast', () => {
    open.gives({ in: { dialog: 'public' }, asks: {} })
    confirmed.gives({ in: 'joining', asks: { joinGroup: { gid: of, joinMode: 'normal' } } })
    const looking = confirmed.when(posted).gives({ in: { checking: 'looking' }, asks: check })
    const joined = looking
      .when(checked(true))
      .gives({ in: { joined: 'entering' }, asks: { enterGroup: { gid: of, to: null, isNew: true } } })
    joined.when(entered).gives({ in: { joined: 'in' }, asks: {} })
  })

  it('JOIN-1 makes no call where the dialog is closed', () => {
    open.when({ type: 'CloseJoin' }).gives({ in: 'idle', asks: {} })
    closed.when({ type: 'CloseJoin' }).gives({ in: 'idle', asks: {} })
  })

  it('JOIN-3 joins once, however fast it is confirmed twice', () => {
    const twice = confirmed.when({ type: 'ConfirmJoin' }, { type: 'ConfirmJoin' })
    expect(joinUnit.effects(twice.state)).toEqual(joinUnit.effects(confirmed.state))
    twice.when(posted, { type: 'ConfirmJoin' }).gives({ in: { checking: 'looking' }, asks: check })
  })

  it('JOIN-3 makes no call where one is in already, and leads there without a toast', () => {
    const inside = given(joinUnit, wants(stranger({ isMember: true })))
    inside.gives({ in: { joined: 'entering' }, asks: { enterGroup: { gid: of, to: null, isNew: false } } })
  })

  it('R1-157 JOIN-4 looks again after 200 ms times the attempt, and ten waits are 11 seconds', () => {
    let story = confirmed.when(posted)
    let total = 0
    for (let retry = 1; retry <= 10; retry += 1) {
      story = story.when(checked(false))
      total += 200 * retry
      story.gives({ in: { checking: 'waiting' }, asks: { checkDue: { at: noonPlus(total) } } })
      story = story.when(wait(200 * retry), due).gives({ in: { checking: 'looking' }, asks: check })
    }
    expect(total).toBe(11_000)
    story
      .when(checked(false))
      .gives({ in: { failed: 'telling' }, asks: { tellNotJoined: {} } })
      .when((ask) => ({ type: 'ToldNotJoined', ask: ask('tellNotJoined') }))
      .gives({ in: { failed: 'told' }, asks: {} })
  })

  it('JOIN-5 is in even where only the tenth look says so', () => {
    confirmed.when(...missed(10), checked(true)).gives({ in: { joined: 'entering' } })
  })

  it('is refused in the words of the server, and the dialog is gone', () => {
    const no = confirmed.when((ask) => ({ type: 'JoinRefused', ask: ask('joinGroup'), failure: refused('no') }))
    no.gives({ in: { failed: 'told' }, asks: {} })
    expect(joinShown(no.state).step).toBe('closed')
    no.when(wants(stranger())).gives({ in: { dialog: 'public' } })
  })

  it('goes on where the dialog is closed meanwhile, and opens it again for whoever asks again', () => {
    const hidden = confirmed
      .when({ type: 'CloseJoin' })
      .gives({ in: 'joining', asks: { joinGroup: { gid: of, joinMode: 'normal' } } })
    expect(joinShown(hidden.state)).toMatchObject({ step: 'closed' })
    expect(joinShown(hidden.when(wants(stranger())).state)).toMatchObject({ step: 'public', isBusy: true })
    hidden.when(posted, wants(stranger()), checked(true)).gives({ in: { joined: 'entering' } })
  })

  it('gives the first group up for another', () => {
    const other = { ...stranger(), gid: gid('10000002') }
    confirmed.when(posted, wants(other)).gives({ in: { dialog: 'public' }, asks: {} })
  })
})

describe('Getting into a group of which only a card was seen', () => {
  const card = given(joinUnit, wants({ ...stranger(), terms: null }))
  const found = (with_: Parameters<typeof stranger>[0]) =>
    card.when((ask) => ({
      type: 'TermsFound',
      ask: ask('findTerms'),
      terms: stranger(with_).terms ?? { isMember: false, joinType: 'normal', joinMode: 'normal' },
    }))

  it('looks first what it wants of newcomers', () => {
    card.gives({ in: { dialog: 'looking' }, asks: { findTerms: { gid: of } } })
    expect(joinShown(card.state)).toMatchObject({ step: 'looking', name: 'Group 10000001' })
    found({}).gives({ in: { dialog: 'public' }, asks: {} })
    found({ joinType: 'private' }).gives({ in: { dialog: 'private' }, asks: {} })
    found({ isMember: true }).gives({
      in: { joined: 'entering' },
      asks: { enterGroup: { gid: of, to: null, isNew: false } },
    })
  })

  it('ends where there is none', () => {
    card
      .when((ask) => ({ type: 'TermsNotFound', ask: ask('findTerms'), failure: null }))
      .gives({ in: 'idle', asks: {} })
  })
})

describe('Getting into a private group', () => {
  it('R1-154 R1-331 R2-165 R2-286 JOIN-2 says that it wants an application, then opens the dialog for one, and joins nothing', () => {
    closed.gives({ in: { dialog: 'private' }, asks: {} })
    closed.when({ type: 'ConfirmJoin' }).gives({ in: { dialog: 'private' }, asks: {} })
    closed.when({ type: 'GoToApply' }).gives({ in: { dialog: 'apply' }, asks: {} })
    applying.gives({ in: 'applying', asks: { applyToJoin: { gid: of, isForSpace: false } } })
    applying.when((ask) => ({ type: 'ApplicationSent', ask: ask('applyToJoin') })).gives({ in: 'applied', asks: {} })
  })

  it('keeps the dialog where the application did not get through', () => {
    const failed = applying.when({ type: 'CloseJoin' }, (ask) => ({
      type: 'ApplicationNotSent',
      ask: ask('applyToJoin'),
      failure: unreachable,
    }))
    failed.gives({ in: { dialog: 'apply' }, asks: {} })
    expect(joinShown(failed.state)).toMatchObject({ step: 'apply', isUnsent: true, isBusy: false })
    expect(joinShown(failed.when({ type: 'ConfirmApply' }).state)).toMatchObject({
      step: 'apply',
      isUnsent: false,
      isBusy: true,
    })
  })

  it('applies once, however fast it is confirmed twice', () => {
    expect(joinUnit.effects(applying.when({ type: 'ConfirmApply' }).state)).toEqual(joinUnit.effects(applying.state))
  })
})

describe('A visitor', () => {
  it('R2-003 JOIN-8 ALL-10 is asked in, and never led into a room', () => {
    const visitor = given(joinUnit, wants(stranger(), { asVisitor: true, to: room }))
    visitor
      .gives({ in: 'turnedAway', asks: { askVisitorIn: { gid: of, to: room } } })
      .when((ask) => ({ type: 'VisitorAskedIn', ask: ask('askVisitorIn') }))
      .gives({ in: 'idle', asks: {} })
  })
})

describe('A way into a room', () => {
  const to = { to: room }
  it('JOIN-9 leads a participant straight there', () => {
    given(joinUnit, wants(stranger({ isMember: true }), to)).gives({
      asks: { enterGroup: { gid: of, to: room, isNew: false } },
    })
  })
  it('JOIN-9 joins an open group first', () => {
    given(joinUnit, wants(stranger(), to), { type: 'ConfirmJoin' }, posted, checked(true)).gives({
      asks: { enterGroup: { gid: of, to: room, isNew: true } },
    })
  })
  it('JOIN-9 does not lead in whoever has only applied', () => {
    given(
      joinUnit,
      wants(stranger({ joinType: 'private' }), to),
      { type: 'GoToApply' },
      { type: 'ConfirmApply' },
      (ask) => ({ type: 'ApplicationSent', ask: ask('applyToJoin') }),
    ).gives({ in: 'applied', asks: {} })
  })
})

describe('What lies over the screen', () => {
  const write = given(joinUnit, wants(stranger(), { why: 'write' }))
  const apply = given(joinUnit, wants(stranger({ joinType: 'private' }), { why: 'write' }), { type: 'GoToApply' })
  const card = given(joinUnit, wants({ ...stranger(), terms: null }, { why: 'write' }))
  const at = { isUnsent: false, name: 'Group 10000001', why: 'write' }
  const closedNow = { step: 'closed', isBusy: true, isUnsent: false, name: '', why: 'enter' }

  it.each([
    ['nothing', given(joinUnit), closedNow],
    ['that it is looked up', card, { ...at, step: 'looking', isBusy: false }],
    ['the question of an open group', write, { ...at, step: 'public', isBusy: false }],
    ['that it is being joined', write.when({ type: 'ConfirmJoin' }), { ...at, step: 'public', isBusy: true }],
    [
      'that it is looked whether it counts',
      write.when({ type: 'ConfirmJoin' }, posted),
      { ...at, step: 'public', isBusy: true },
    ],
    [
      'that this takes a while',
      write.when({ type: 'ConfirmJoin' }, posted, checked(false)),
      { ...at, step: 'public', isBusy: true },
    ],
    ['nothing once they are in', write.when({ type: 'ConfirmJoin' }, posted, checked(true), entered), closedNow],
    ['the form of an application', apply, { ...at, step: 'apply', isBusy: false }],
    ['that it is on its way', apply.when({ type: 'ConfirmApply' }), { ...at, step: 'apply', isBusy: true }],
    [
      'nothing once it was sent',
      apply.when({ type: 'ConfirmApply' }, (ask) => ({ type: 'ApplicationSent', ask: ask('applyToJoin') })),
      closedNow,
    ],
    ['nothing once it was closed', apply.when({ type: 'CloseJoin' }), closedNow],
    ['nothing on the next screen', write.when({ type: 'RouteChanged', path: '/message' }), closedNow],
    [
      'nothing where there is no such group',
      card.when((ask) => ({ type: 'TermsNotFound', ask: ask('findTerms'), failure: unreachable })),
      closedNow,
    ],
    [
      'nothing after a visitor was asked in',
      given(joinUnit, wants(stranger(), { asVisitor: true, why: 'write' }), (ask) => ({
        type: 'VisitorAskedIn',
        ask: ask('askVisitorIn'),
      })),
      closedNow,
    ],
    ['nothing of an account that left', apply.when({ type: 'ConfirmApply' }, { type: 'ForgetAccount' }), closedNow],
    [
      'that it wants an application after all, of the same group',
      write.when({ type: 'ConfirmJoin' }, (ask) => ({ type: 'JoinNeedsApplication', ask: ask('joinGroup') })),
      { ...at, step: 'private', isBusy: false },
    ],
  ] as const)('is %s', (_, { state }, shown) => {
    expect(joinShown(state)).toEqual(shown)
  })

  it.each([
    ['joining', confirmed],
    ['looking whether it counts', confirmed.when(posted)],
    ['waiting to look again', confirmed.when(posted, checked(false))],
    ['applying', applying],
  ] as const)(
    'is put away while %s, comes back where the same group is asked for, and gives way to another',
    (_, story) => {
      const hidden = story.when({ type: 'CloseJoin' })
      expect([joinShown(hidden.state).step, hidden.asked()]).toEqual(['closed', story.asked()])
      const again = hidden.when(wants(stranger()))
      expect([joinShown(again.state), again.asked()]).toEqual([joinShown(story.state), story.asked()])
      for (const before of [story, hidden]) {
        const other = before.when(wants({ ...stranger(), gid: gid('10000002'), name: 'Tea' }))
        expect([joinShown(other.state), other.asked()]).toEqual([
          { step: 'public', isBusy: false, isUnsent: false, name: 'Tea', why: 'enter' },
          {},
        ])
      }
    },
  )

  it('counts the looks anew for each time it is confirmed', () => {
    const again = confirmed.when(
      ...missed(10),
      checked(false),
      (ask) => ({ type: 'ToldNotJoined', ask: ask('tellNotJoined') }),
      wants(stranger()),
      { type: 'ConfirmJoin' },
    )
    again
      .when(...missed(10))
      .gives({ in: { checking: 'looking' } })
      .when(checked(false))
      .gives({ in: { failed: 'telling' } })
  })

  it('R2-165 says for a space that one applies for a space', () => {
    given(
      joinUnit,
      wants(stranger({ joinType: 'private' }), { to: room }),
      { type: 'GoToApply' },
      { type: 'ConfirmApply' },
    ).gives({ asks: { applyToJoin: { gid: of, isForSpace: true } } })
  })

  it('joins a group in the way that it wants of newcomers', () => {
    given(joinUnit, wants(stranger({ joinMode: 'free' })), { type: 'ConfirmJoin' }).gives({
      asks: { joinGroup: { gid: of, joinMode: 'free' } },
    })
  })
})

describe('The nastiest of joining', () => {
  it('JOIN-3 JOIN-5 the server has joined, its answer is lost: nothing is posted again, the look tells', () => {
    const lost = confirmed.reloaded().when(posted)
    lost
      .gives({ asks: check })
      .when(checked(true), entered)
      .gives({ in: { joined: 'in' }, asks: {} })
  })

  it('JOIN-4 kicked from the group during the check: it is said that they are not in, and they are led nowhere', () => {
    confirmed.when(...missed(10), checked(false)).gives({ in: { failed: 'telling' }, asks: { tellNotJoined: {} } })
  })

  it('ALL-4 signed out between join and check: nothing goes on, and a late answer changes nothing', () => {
    const late = joinUnit.effects(confirmed.state)['joinGroup']
    const out = confirmed.when({ type: 'ForgetAccount' }).gives({ in: 'idle', asks: {} })
    out
      .when({ type: 'JoinPosted', ask: { unit: 'join', id: 'joinGroup', seq: late?.seq ?? 0 } })
      .gives({ in: 'idle', asks: {} })
  })

  it('JOIN-2 it has become private between the look and the join: the application is offered', () => {
    const turned = confirmed.when({ type: 'CloseJoin' }, (ask) => ({
      type: 'JoinNeedsApplication',
      ask: ask('joinGroup'),
    }))
    turned.gives({ in: { dialog: 'private' }, asks: {} })
    expect(joinShown(turned.state)).toMatchObject({ step: 'private', isBusy: false })
    turned.when({ type: 'ConfirmJoin' }).gives({ asks: {} })
  })

  it('JOIN-5 gone elsewhere at check 7: they are led in once, and told once', () => {
    const away = confirmed.when(
      ...missed(7),
      { type: 'CloseJoin' },
      { type: 'RouteChanged', path: '/message' },
      checked(true),
    )
    away
      .gives({ asks: { enterGroup: { gid: of, to: null, isNew: true } } })
      .when(entered)
      .gives({ asks: {} })
  })

  it('SPC-3 a question that nobody answered is over on the next screen; what was confirmed and did not get through is not', () => {
    const elsewhere = { type: 'RouteChanged', path: '/space/:key' } as const
    given(joinUnit, wants(stranger({ joinType: 'private' })), elsewhere).gives({ in: 'idle', asks: {} })
    given(joinUnit, wants({ ...stranger(), terms: null }), elsewhere).gives({ in: 'idle', asks: {} })
    given(
      joinUnit,
      wants(stranger({ joinType: 'private' })),
      { type: 'GoToApply' },
      { type: 'ConfirmApply' },
      (ask) => ({ type: 'ApplicationNotSent', ask: ask('applyToJoin'), failure: unreachable }),
      elsewhere,
    ).gives({ in: { dialog: 'apply' }, asks: {} })
  })

  it('survives a reload at every step', () => {
    for (const steps of [[], [posted], [posted, checked(false)], [posted, checked(true)]]) {
      const story = confirmed.when(...steps)
      expect(joinUnit.effects(story.reloaded().state)).toEqual(joinUnit.effects(story.state))
    }
  })
})
