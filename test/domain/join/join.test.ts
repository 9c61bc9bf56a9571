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

describe('Joining an open group', () => {
  it('R1-156 JOIN-1 asks first, then joins, checks the membership, and enters with a toast', () => {
    open.gives({ in: { dialog: 'public' }, asks: {} })
    confirmed.gives({ in: 'joining', asks: { joinGroup: { gid: of, joinMode: 'normal' } } })
    const looking = confirmed.when(posted).gives({ in: { checking: 'looking' }, asks: check })
    const joined = looking
      .when(checked(true))
      .gives({ in: { joined: 'entering' }, asks: { enterGroup: { gid: of, to: null, isNew: true } } })
    joined.when(entered).gives({ in: { joined: 'in' }, asks: {} })
  })

  it('JOIN-1 makes no call if the dialog is closed', () => {
    open.when({ type: 'CloseJoin' }).gives({ in: 'idle', asks: {} })
    closed.when({ type: 'CloseJoin' }).gives({ in: 'idle', asks: {} })
  })

  it('JOIN-3 joins once, even for two fast confirmations', () => {
    const twice = confirmed.when({ type: 'ConfirmJoin' }, { type: 'ConfirmJoin' })
    expect(joinUnit.effects(twice.state)).toEqual(joinUnit.effects(confirmed.state))
    twice.when(posted, { type: 'ConfirmJoin' }).gives({ in: { checking: 'looking' }, asks: check })
  })

  it('JOIN-3 makes no call for a member, and enters without a toast', () => {
    const inside = given(joinUnit, wants(stranger({ isMember: true })))
    inside.gives({ in: { joined: 'entering' }, asks: { enterGroup: { gid: of, to: null, isNew: false } } })
  })

  it('R1-157 JOIN-4 checks again after 200 ms times the attempt; ten waits are 11 seconds', () => {
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

  it('JOIN-5 succeeds even if only the tenth check finds the membership', () => {
    confirmed.when(...missed(10), checked(true)).gives({ in: { joined: 'entering' } })
  })

  it('shows the server’s refusal and closes the dialog', () => {
    const no = confirmed.when((ask) => ({ type: 'JoinRefused', ask: ask('joinGroup'), failure: refused('no') }))
    no.gives({ in: { failed: 'told' }, asks: {} })
    expect(joinShown(no.state).step).toBe('closed')
    no.when(wants(stranger())).gives({ in: { dialog: 'public' } })
  })

  it('continues after the dialog is closed, and reopens it on demand', () => {
    const hidden = confirmed
      .when({ type: 'CloseJoin' })
      .gives({ in: 'joining', asks: { joinGroup: { gid: of, joinMode: 'normal' } } })
    expect(joinShown(hidden.state)).toMatchObject({ step: 'closed' })
    expect(joinShown(hidden.when(wants(stranger())).state)).toMatchObject({ step: 'public', isBusy: true })
    hidden.when(posted, wants(stranger()), checked(true)).gives({ in: { joined: 'entering' } })
  })

  it('gives up the first group for another', () => {
    const other = { ...stranger(), gid: gid('10000002') }
    confirmed.when(posted, wants(other)).gives({ in: { dialog: 'public' }, asks: {} })
  })
})

describe('Joining a group known only by its card', () => {
  const card = given(joinUnit, wants({ ...stranger(), terms: null }))
  const found = (with_: Parameters<typeof stranger>[0]) =>
    card.when((ask) => ({
      type: 'TermsFound',
      ask: ask('findTerms'),
      terms: stranger(with_).terms ?? { isMember: false, joinType: 'normal', joinMode: 'normal' },
    }))

  it('reads its join rule first', () => {
    card.gives({ in: { dialog: 'looking' }, asks: { findTerms: { gid: of } } })
    expect(joinShown(card.state)).toMatchObject({ step: 'looking', name: 'Group 10000001' })
    found({}).gives({ in: { dialog: 'public' }, asks: {} })
    found({ joinType: 'private' }).gives({ in: { dialog: 'private' }, asks: {} })
    found({ isMember: true }).gives({
      in: { joined: 'entering' },
      asks: { enterGroup: { gid: of, to: null, isNew: false } },
    })
  })

  it('ends if the group does not exist', () => {
    card
      .when((ask) => ({ type: 'TermsNotFound', ask: ask('findTerms'), failure: null }))
      .gives({ in: 'idle', asks: {} })
  })
})

describe('Joining a private group', () => {
  it('R1-154 R1-331 R2-165 R2-286 JOIN-2 asks for an application, opens its dialog, and joins nothing', () => {
    closed.gives({ in: { dialog: 'private' }, asks: {} })
    closed.when({ type: 'ConfirmJoin' }).gives({ in: { dialog: 'private' }, asks: {} })
    closed.when({ type: 'GoToApply' }).gives({ in: { dialog: 'apply' }, asks: {} })
    applying.gives({ in: 'applying', asks: { applyToJoin: { gid: of, isForSpace: false } } })
    applying.when((ask) => ({ type: 'ApplicationSent', ask: ask('applyToJoin') })).gives({ in: 'applied', asks: {} })
  })

  it('keeps the dialog open if the application failed', () => {
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

  it('applies once, even for two fast confirmations', () => {
    expect(joinUnit.effects(applying.when({ type: 'ConfirmApply' }).state)).toEqual(joinUnit.effects(applying.state))
  })
})

describe('A visitor', () => {
  it('R2-003 JOIN-8 ALL-10 is offered sign-in, and never enters a room', () => {
    const visitor = given(joinUnit, wants(stranger(), { asVisitor: true, to: room }))
    visitor
      .gives({ in: 'turnedAway', asks: { askVisitorIn: { gid: of, to: room } } })
      .when((ask) => ({ type: 'VisitorAskedIn', ask: ask('askVisitorIn') }))
      .gives({ in: 'idle', asks: {} })
  })
})

describe('Entering a room of a group', () => {
  const to = { to: room }
  it('JOIN-9 takes a member straight there', () => {
    given(joinUnit, wants(stranger({ isMember: true }), to)).gives({
      asks: { enterGroup: { gid: of, to: room, isNew: false } },
    })
  })
  it('JOIN-9 joins an open group first', () => {
    given(joinUnit, wants(stranger(), to), { type: 'ConfirmJoin' }, posted, checked(true)).gives({
      asks: { enterGroup: { gid: of, to: room, isNew: true } },
    })
  })
  it('JOIN-9 does not admit a member who has only applied', () => {
    given(
      joinUnit,
      wants(stranger({ joinType: 'private' }), to),
      { type: 'GoToApply' },
      { type: 'ConfirmApply' },
      (ask) => ({ type: 'ApplicationSent', ask: ask('applyToJoin') }),
    ).gives({ in: 'applied', asks: {} })
  })
})

describe('The join dialog', () => {
  const write = given(joinUnit, wants(stranger(), { why: 'write' }))
  const apply = given(joinUnit, wants(stranger({ joinType: 'private' }), { why: 'write' }), { type: 'GoToApply' })
  const card = given(joinUnit, wants({ ...stranger(), terms: null }, { why: 'write' }))
  const at = { isUnsent: false, name: 'Group 10000001', why: 'write' }
  const closedNow = { step: 'closed', isBusy: true, isUnsent: false, name: '', why: 'enter' }

  it.each([
    ['nothing', given(joinUnit), closedNow],
    ['the lookup', card, { ...at, step: 'looking', isBusy: false }],
    ['the join question of an open group', write, { ...at, step: 'public', isBusy: false }],
    ['joining in progress', write.when({ type: 'ConfirmJoin' }), { ...at, step: 'public', isBusy: true }],
    ['the membership check', write.when({ type: 'ConfirmJoin' }, posted), { ...at, step: 'public', isBusy: true }],
    [
      'a longer wait',
      write.when({ type: 'ConfirmJoin' }, posted, checked(false)),
      { ...at, step: 'public', isBusy: true },
    ],
    ['nothing after joining', write.when({ type: 'ConfirmJoin' }, posted, checked(true), entered), closedNow],
    ['the application form', apply, { ...at, step: 'apply', isBusy: false }],
    ['an application in flight', apply.when({ type: 'ConfirmApply' }), { ...at, step: 'apply', isBusy: true }],
    [
      'nothing after applying',
      apply.when({ type: 'ConfirmApply' }, (ask) => ({ type: 'ApplicationSent', ask: ask('applyToJoin') })),
      closedNow,
    ],
    ['nothing after closing', apply.when({ type: 'CloseJoin' }), closedNow],
    ['nothing on the next screen', write.when({ type: 'RouteChanged', path: '/message' }), closedNow],
    [
      'nothing for an unknown group',
      card.when((ask) => ({ type: 'TermsNotFound', ask: ask('findTerms'), failure: unreachable })),
      closedNow,
    ],
    [
      'nothing after a visitor was offered sign-in',
      given(joinUnit, wants(stranger(), { asVisitor: true, why: 'write' }), (ask) => ({
        type: 'VisitorAskedIn',
        ask: ask('askVisitorIn'),
      })),
      closedNow,
    ],
    ['nothing after signing out', apply.when({ type: 'ConfirmApply' }, { type: 'ForgetAccount' }), closedNow],
    [
      'the application of the same group, needed after all',
      write.when({ type: 'ConfirmJoin' }, (ask) => ({ type: 'JoinNeedsApplication', ask: ask('joinGroup') })),
      { ...at, step: 'private', isBusy: false },
    ],
  ] as const)('shows %s', (_, { state }, shown) => {
    expect(joinShown(state)).toEqual(shown)
  })

  it.each([
    ['joining', confirmed],
    ['checking the membership', confirmed.when(posted)],
    ['waiting for the next check', confirmed.when(posted, checked(false))],
    ['applying', applying],
  ] as const)('is closed while %s, reopens for the same group, and gives way to another', (_, story) => {
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
  })

  it('counts checks from zero for each confirmation', () => {
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

  it('R2-165 mentions the space if the member applies for a space', () => {
    given(
      joinUnit,
      wants(stranger({ joinType: 'private' }), { to: room }),
      { type: 'GoToApply' },
      { type: 'ConfirmApply' },
    ).gives({ asks: { applyToJoin: { gid: of, isForSpace: true } } })
  })

  it('joins a group according to its join rule', () => {
    given(joinUnit, wants(stranger({ joinMode: 'free' })), { type: 'ConfirmJoin' }).gives({
      asks: { joinGroup: { gid: of, joinMode: 'free' } },
    })
  })
})

describe('Races while joining', () => {
  it('JOIN-3 JOIN-5 the server joins but its response is lost: the check finds it, and nothing is posted again', () => {
    const lost = confirmed.reloaded().when(posted)
    lost
      .gives({ asks: check })
      .when(checked(true), entered)
      .gives({ in: { joined: 'in' }, asks: {} })
  })

  it('JOIN-4 removed from the group during the check: a message says so, and no page opens', () => {
    confirmed.when(...missed(10), checked(false)).gives({ in: { failed: 'telling' }, asks: { tellNotJoined: {} } })
  })

  it('ALL-4 signed out between join and check: nothing continues, and a late response changes nothing', () => {
    const late = joinUnit.effects(confirmed.state)['joinGroup']
    const out = confirmed.when({ type: 'ForgetAccount' }).gives({ in: 'idle', asks: {} })
    out
      .when({ type: 'JoinPosted', ask: { unit: 'join', id: 'joinGroup', seq: late?.seq ?? 0 } })
      .gives({ in: 'idle', asks: {} })
  })

  it('JOIN-2 the group became private between lookup and join: an application is offered', () => {
    const turned = confirmed.when({ type: 'CloseJoin' }, (ask) => ({
      type: 'JoinNeedsApplication',
      ask: ask('joinGroup'),
    }))
    turned.gives({ in: { dialog: 'private' }, asks: {} })
    expect(joinShown(turned.state)).toMatchObject({ step: 'private', isBusy: false })
    turned.when({ type: 'ConfirmJoin' }).gives({ asks: {} })
  })

  it('JOIN-5 on another page at check 7: the group opens once, with one toast', () => {
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

  it('SPC-3 an unanswered question disappears on the next screen; a confirmed but failed join does not', () => {
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
