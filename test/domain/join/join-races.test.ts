import { describe, expect, it } from 'vitest'
import { joinViewModel, joinReducer } from '../../../src/domain/join'
import { unreachable } from '../../../src/domain/kernel/failure'
import { given } from '../../support/given'
import { checked, confirmed, entered, missed, posted, stranger, wants, openGid, check } from './stories'

describe('Races while joining', () => {
  it('JOIN-3 JOIN-5 a join that a reload interrupted is confirmed by the membership check and is not posted again', () => {
    const lost = confirmed.reloaded().when(posted)
    lost
      .gives({ asks: check })
      .when(checked(true), entered)
      .gives({ in: { joined: 'in' }, asks: {} })
  })

  it('JOIN-4 if no membership check finds the member, for example after a removal, a message is shown and no page opens', () => {
    confirmed.when(...missed(10), checked(false)).gives({ in: { failed: 'telling' }, asks: { showJoinFailure: {} } })
  })

  it('ALL-4 a sign-out before the membership check ends the join, and a later response changes nothing', () => {
    const late = joinReducer.effects(confirmed.state)['joinGroup']
    const out = confirmed.when({ type: 'ForgetAccount' }).gives({ in: 'idle', asks: {} })
    out
      .when({ type: 'join/JoinAccepted', ask: { unit: 'join/join', id: 'joinGroup', seq: late?.seq ?? 0 } })
      .gives({ in: 'idle', asks: {} })
  })

  it('JOIN-2 if the group becomes private between its lookup and the join request, the application dialog opens', () => {
    const turned = confirmed.when({ type: 'join/CloseJoin' }, (ask) => ({
      type: 'join/JoinNeedsApplication',
      ask: ask('joinGroup'),
    }))
    turned.gives({ in: { dialog: 'private' }, asks: {} })
    expect(joinViewModel(turned.state)).toMatchObject({ step: 'private', isBusy: false })
    turned.when({ type: 'join/ConfirmJoin' }).gives({ asks: {} })
  })

  it('JOIN-5 if the member leaves the page before the join is confirmed, the member still enters the group once, with one toast', () => {
    const away = confirmed.when(
      ...missed(7),
      { type: 'join/CloseJoin' },
      { type: 'RouteChanged', path: '/message' },
      checked(true),
    )
    away
      .gives({ asks: { enterGroup: { gid: openGid, to: null, isNew: true } } })
      .when(entered)
      .gives({ asks: {} })
  })

  it('SPC-3 leaving the page closes an unanswered join dialog, but not a dialog that reports a failed application', () => {
    const elsewhere = { type: 'RouteChanged', path: '/space/:key' } as const
    given(joinReducer, wants(stranger({ joinType: 'private' })), elsewhere).gives({ in: 'idle', asks: {} })
    given(joinReducer, wants({ ...stranger(), terms: null }), elsewhere).gives({ in: 'idle', asks: {} })
    given(
      joinReducer,
      wants(stranger({ joinType: 'private' })),
      { type: 'join/ContinueToApplication' },
      { type: 'join/SubmitApplication' },
      (ask) => ({ type: 'join/ApplicationNotSent', ask: ask('applyToJoin'), failure: unreachable }),
      elsewhere,
    ).gives({ in: { dialog: 'apply' }, asks: {} })
  })

  it('a join continues with the same requests after a reload at any step', () => {
    for (const steps of [[], [posted], [posted, checked(false)], [posted, checked(true)]]) {
      const story = confirmed.when(...steps)
      expect(joinReducer.effects(story.reloaded().state)).toEqual(joinReducer.effects(story.state))
    }
  })
})
