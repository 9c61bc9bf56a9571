import { describe, expect, it } from 'vitest'
import { joinViewModel, joinReducer } from '../../../src/domain/join'
import { unreachable } from '../../../src/domain/kernel/failure'
import { gid } from '../../support/builders/group'
import { given } from '../../support/given'
import { checked, confirmed, entered, missed, posted, room, stranger, wants, openGid, applying } from './stories'

describe('The join dialog', () => {
  const write = given(joinReducer, wants(stranger(), { why: 'write' }))
  const apply = given(joinReducer, wants(stranger({ joinType: 'private' }), { why: 'write' }), {
    type: 'join/ContinueToApplication',
  })
  const card = given(joinReducer, wants({ ...stranger(), terms: null }, { why: 'write' }))
  const at = { isUnsent: false, name: 'Group 10000001', why: 'write' }
  const closedNow = { step: 'closed', isBusy: true, isUnsent: false, name: '', why: 'enter' }

  it.each([
    ['nothing before the member wants to join', given(joinReducer), closedNow],
    ['that the group is being looked up', card, { ...at, step: 'looking', isBusy: false }],
    ['the join question of an open group', write, { ...at, step: 'public', isBusy: false }],
    ['that joining is in progress', write.when({ type: 'join/ConfirmJoin' }), { ...at, step: 'public', isBusy: true }],
    [
      'that joining is in progress during the membership check',
      write.when({ type: 'join/ConfirmJoin' }, posted),
      { ...at, step: 'public', isBusy: true },
    ],
    [
      'that joining is in progress between two membership checks',
      write.when({ type: 'join/ConfirmJoin' }, posted, checked(false)),
      { ...at, step: 'public', isBusy: true },
    ],
    ['nothing after joining', write.when({ type: 'join/ConfirmJoin' }, posted, checked(true), entered), closedNow],
    ['the application form', apply, { ...at, step: 'apply', isBusy: false }],
    [
      'that the application is being sent',
      apply.when({ type: 'join/SubmitApplication' }),
      { ...at, step: 'apply', isBusy: true },
    ],
    [
      'nothing after applying',
      apply.when({ type: 'join/SubmitApplication' }, (ask) => ({
        type: 'join/ApplicationSent',
        ask: ask('applyToJoin'),
      })),
      closedNow,
    ],
    ['nothing after the member closes the dialog', apply.when({ type: 'join/CloseJoin' }), closedNow],
    ['nothing after the member opens another page', write.when({ type: 'RouteChanged', path: '/message' }), closedNow],
    [
      'nothing after the lookup of the group has failed',
      card.when((ask) => ({ type: 'join/JoinTermsNotLoaded', ask: ask('loadJoinTerms'), failure: unreachable })),
      closedNow,
    ],
    [
      'nothing after a visitor was offered sign-in',
      given(joinReducer, wants(stranger(), { asVisitor: true, why: 'write' }), (ask) => ({
        type: 'join/VisitorSignInOffered',
        ask: ask('offerSignIn'),
      })),
      closedNow,
    ],
    ['nothing after signing out', apply.when({ type: 'join/SubmitApplication' }, { type: 'ForgetAccount' }), closedNow],
    [
      'the question whether to apply, if the group became private during the join',
      write.when({ type: 'join/ConfirmJoin' }, (ask) => ({ type: 'join/JoinNeedsApplication', ask: ask('joinGroup') })),
      { ...at, step: 'private', isBusy: false },
    ],
  ] as const)('the join dialog shows %s', (_, { state }, shown) => {
    expect(joinViewModel(state)).toEqual(shown)
  })

  it.each([
    ['joining', confirmed],
    ['checking the membership', confirmed.when(posted)],
    ['waiting for the next check', confirmed.when(posted, checked(false))],
    ['applying', applying],
  ] as const)(
    'while %s, the join dialog can close, reopens unchanged for the same group, and starts anew for another group',
    (_, story) => {
      const hidden = story.when({ type: 'join/CloseJoin' })
      expect([joinViewModel(hidden.state).step, hidden.asked()]).toEqual(['closed', story.asked()])
      const again = hidden.when(wants(stranger()))
      expect([joinViewModel(again.state), again.asked()]).toEqual([joinViewModel(story.state), story.asked()])
      for (const before of [story, hidden]) {
        const other = before.when(wants({ ...stranger(), gid: gid('10000002'), name: 'Tea' }))
        expect([joinViewModel(other.state), other.asked()]).toEqual([
          { step: 'public', isBusy: false, isUnsent: false, name: 'Tea', why: 'enter' },
          {},
        ])
      }
    },
  )

  it('after a failed join, a new confirmation of the join dialog starts the membership checks at the first attempt again', () => {
    const again = confirmed.when(
      ...missed(10),
      checked(false),
      (ask) => ({ type: 'join/JoinFailureShown', ask: ask('showJoinFailure') }),
      wants(stranger()),
      { type: 'join/ConfirmJoin' },
    )
    again
      .when(...missed(10))
      .gives({ in: { checking: 'looking' } })
      .when(checked(false))
      .gives({ in: { failed: 'telling' } })
  })

  it('R2-165 an application to a private group says that it is for a space if the member wanted to enter a space', () => {
    given(
      joinReducer,
      wants(stranger({ joinType: 'private' }), { to: room }),
      { type: 'join/ContinueToApplication' },
      { type: 'join/SubmitApplication' },
    ).gives({ asks: { applyToJoin: { gid: openGid, isForSpace: true } } })
  })

  it('confirming the join dialog sends the join mode of the group with the join request', () => {
    given(joinReducer, wants(stranger({ joinMode: 'free' })), { type: 'join/ConfirmJoin' }).gives({
      asks: { joinGroup: { gid: openGid, joinMode: 'free' } },
    })
  })
})
