import { describe, expect, it } from 'vitest'
import { joinViewModel, joinReducer } from '../../../src/domain/join'
import { refused, unreachable } from '../../../src/domain/kernel/failure'
import { gid } from '../../support/builders/group'
import { noonPlus } from '../../support/builders/instant'
import { given, wait } from '../../support/given'
import {
  checked,
  confirmed,
  due,
  entered,
  missed,
  posted,
  room,
  stranger,
  wants,
  openGid,
  check,
  closed,
  applying,
} from './stories'

const open = given(joinReducer, wants(stranger()))

describe('Joining an open group', () => {
  it('R1-156 JOIN-1 joining an open group opens a dialog, posts the join, checks the membership and enters with a toast', () => {
    open.gives({ in: { dialog: 'public' }, asks: {} })
    confirmed.gives({ in: 'joining', asks: { joinGroup: { gid: openGid, joinMode: 'normal' } } })
    const looking = confirmed.when(posted).gives({ in: { checking: 'looking' }, asks: check })
    const joined = looking
      .when(checked(true))
      .gives({ in: { joined: 'entering' }, asks: { enterGroup: { gid: openGid, to: null, isNew: true } } })
    joined.when(entered).gives({ in: { joined: 'in' }, asks: {} })
  })

  it('JOIN-1 no join request is sent if the member closes the join dialog', () => {
    open.when({ type: 'join/CloseJoin' }).gives({ in: 'idle', asks: {} })
    closed.when({ type: 'join/CloseJoin' }).gives({ in: 'idle', asks: {} })
  })

  it('JOIN-3 the join of a group is posted once, even if the member confirms twice quickly', () => {
    const twice = confirmed.when({ type: 'join/ConfirmJoin' }, { type: 'join/ConfirmJoin' })
    expect(joinReducer.effects(twice.state)).toEqual(joinReducer.effects(confirmed.state))
    twice.when(posted, { type: 'join/ConfirmJoin' }).gives({ in: { checking: 'looking' }, asks: check })
  })

  it('JOIN-3 a person who already is a member of the group enters at once, without a join request and without a toast', () => {
    const inside = given(joinReducer, wants(stranger({ isMember: true })))
    inside.gives({ in: { joined: 'entering' }, asks: { enterGroup: { gid: openGid, to: null, isNew: false } } })
  })

  it('R1-157 JOIN-4 the membership check is repeated ten times, after 200 ms times the attempt, before the join fails', () => {
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
      .gives({ in: { failed: 'telling' }, asks: { showJoinFailure: {} } })
      .when((ask) => ({ type: 'join/JoinFailureShown', ask: ask('showJoinFailure') }))
      .gives({ in: { failed: 'told' }, asks: {} })
  })

  it('JOIN-5 joining succeeds even if only the tenth repetition of the check finds the membership', () => {
    confirmed.when(...missed(10), checked(true)).gives({ in: { joined: 'entering' } })
  })

  it('when the server refuses a join, the join dialog closes and the member can open it again', () => {
    const no = confirmed.when((ask) => ({ type: 'join/JoinRefused', ask: ask('joinGroup'), failure: refused('no') }))
    no.gives({ in: { failed: 'told' }, asks: {} })
    expect(joinViewModel(no.state).step).toBe('closed')
    no.when(wants(stranger())).gives({ in: { dialog: 'public' } })
  })

  it('joining continues after the join dialog is closed, and pressing Join again reopens the dialog', () => {
    const hidden = confirmed
      .when({ type: 'join/CloseJoin' })
      .gives({ in: 'joining', asks: { joinGroup: { gid: openGid, joinMode: 'normal' } } })
    expect(joinViewModel(hidden.state)).toMatchObject({ step: 'closed' })
    expect(joinViewModel(hidden.when(wants(stranger())).state)).toMatchObject({ step: 'public', isBusy: true })
    hidden.when(posted, wants(stranger()), checked(true)).gives({ in: { joined: 'entering' } })
  })

  it('starting to join another group ends the join of the first group', () => {
    const other = { ...stranger(), gid: gid('10000002') }
    confirmed.when(posted, wants(other)).gives({ in: { dialog: 'public' }, asks: {} })
  })
})

describe('Joining a group whose join rule is not loaded', () => {
  const card = given(joinReducer, wants({ ...stranger(), terms: null }))
  const found = (with_: Parameters<typeof stranger>[0]) =>
    card.when((ask) => ({
      type: 'join/JoinTermsLoaded',
      ask: ask('loadJoinTerms'),
      terms: stranger(with_).terms ?? { isMember: false, joinType: 'normal', joinMode: 'normal' },
    }))

  it('if the join rule of a group is not loaded, the rule is read first and decides which dialog opens', () => {
    card.gives({ in: { dialog: 'looking' }, asks: { loadJoinTerms: { gid: openGid } } })
    expect(joinViewModel(card.state)).toMatchObject({ step: 'looking', name: 'Group 10000001' })
    found({}).gives({ in: { dialog: 'public' }, asks: {} })
    found({ joinType: 'private' }).gives({ in: { dialog: 'private' }, asks: {} })
    found({ isMember: true }).gives({
      in: { joined: 'entering' },
      asks: { enterGroup: { gid: openGid, to: null, isNew: false } },
    })
  })

  it('joining ends without a dialog if the lookup finds no group', () => {
    card
      .when((ask) => ({ type: 'join/JoinTermsNotLoaded', ask: ask('loadJoinTerms'), failure: null }))
      .gives({ in: 'idle', asks: {} })
  })
})

describe('Joining a private group', () => {
  it('R1-154 R1-331 R2-165 R2-286 JOIN-2 joining a private group opens a dialog and sends an application, not a join request', () => {
    closed.gives({ in: { dialog: 'private' }, asks: {} })
    closed.when({ type: 'join/ConfirmJoin' }).gives({ in: { dialog: 'private' }, asks: {} })
    closed.when({ type: 'join/ContinueToApplication' }).gives({ in: { dialog: 'apply' }, asks: {} })
    applying.gives({ in: 'applying', asks: { applyToJoin: { gid: openGid, isForSpace: false } } })
    applying
      .when((ask) => ({ type: 'join/ApplicationSent', ask: ask('applyToJoin') }))
      .gives({ in: 'applied', asks: {} })
  })

  it('the application dialog stays open and allows a retry if sending the application fails', () => {
    const failed = applying.when({ type: 'join/CloseJoin' }, (ask) => ({
      type: 'join/ApplicationNotSent',
      ask: ask('applyToJoin'),
      failure: unreachable,
    }))
    failed.gives({ in: { dialog: 'apply' }, asks: {} })
    expect(joinViewModel(failed.state)).toMatchObject({ step: 'apply', isUnsent: true, isBusy: false })
    expect(joinViewModel(failed.when({ type: 'join/SubmitApplication' }).state)).toMatchObject({
      step: 'apply',
      isUnsent: false,
      isBusy: true,
    })
  })

  it('an application to a private group is sent once, even if the member confirms twice quickly', () => {
    expect(joinReducer.effects(applying.when({ type: 'join/SubmitApplication' }).state)).toEqual(
      joinReducer.effects(applying.state),
    )
  })
})

describe('A visitor', () => {
  it('R2-003 JOIN-8 ALL-10 a visitor who wants to enter a room is offered sign-in instead', () => {
    const visitor = given(joinReducer, wants(stranger(), { asVisitor: true, to: room }))
    visitor
      .gives({ in: 'turnedAway', asks: { offerSignIn: { gid: openGid, to: room } } })
      .when((ask) => ({ type: 'join/VisitorSignInOffered', ask: ask('offerSignIn') }))
      .gives({ in: 'idle', asks: {} })
  })
})

describe('Entering a room of a group', () => {
  const to = { to: room }
  it('JOIN-9 a member of the group enters a room without a join dialog', () => {
    given(joinReducer, wants(stranger({ isMember: true }), to)).gives({
      asks: { enterGroup: { gid: openGid, to: room, isNew: false } },
    })
  })
  it('JOIN-9 an outsider who wants to enter a room of an open group joins the group first', () => {
    given(joinReducer, wants(stranger(), to), { type: 'join/ConfirmJoin' }, posted, checked(true)).gives({
      asks: { enterGroup: { gid: openGid, to: room, isNew: true } },
    })
  })
  it('JOIN-9 an outsider who has only applied to a private group does not enter its room', () => {
    given(
      joinReducer,
      wants(stranger({ joinType: 'private' }), to),
      { type: 'join/ContinueToApplication' },
      { type: 'join/SubmitApplication' },
      (ask) => ({ type: 'join/ApplicationSent', ask: ask('applyToJoin') }),
    ).gives({ in: 'applied', asks: {} })
  })
})
