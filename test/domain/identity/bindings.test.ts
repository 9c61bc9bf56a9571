import { describe, expect, it } from 'vitest'
import { inviteBindingViewModel, walletBindingViewModel, xBindingViewModel } from '../../../src/domain/identity'
import { inviteBindingReducer, xBindingReducer } from '../../../src/domain/identity/bindings.reducers'
import { walletBindingReducer } from '../../../src/domain/identity/wallet-form'
import { refused, unreachable } from '../../../src/domain/kernel/failure'
import { ann } from '../../support/builders/person'
import { sessionOf } from '../../support/builders/session'
import { given, type Step } from '../../support/given'

describe('Unbinding an X account', () => {
  const unbind: Step = { type: 'identity/UnbindX' }
  const failed: Step = (ask) => ({ type: 'identity/XNotUnbound', ask: ask('unbindX'), failure: unreachable })
  const done: Step = (ask) => ({ type: 'identity/XUnbound', ask: ask('unbindX') })
  const asked = given(xBindingReducer, unbind)

  it('pressing Unbind while the unbinding of X runs sends no second request, and pressing it after a failure sends a new one', () => {
    asked.gives({ asks: { unbindX: {} } })
    expect([xBindingViewModel(given(xBindingReducer).state), xBindingViewModel(asked.state)]).toEqual([
      { isUnbinding: false, failure: null },
      { isUnbinding: true, failure: null },
    ])
    expect(asked.when(unbind).state).toBe(asked.state)
    const not = asked.when(failed)
    expect(xBindingViewModel(not.state)).toEqual({ isUnbinding: false, failure: unreachable })
    not
      .gives({ asks: {} })
      .when(unbind)
      .gives({ asks: { unbindX: {} } })
    expect(xBindingViewModel(not.when(unbind).state)).toEqual({ isUnbinding: true, failure: null })
  })

  it('the request to unbind X ends when X is unbound or another account signs in', () => {
    for (const over of [done, { type: 'SignedIn', session: sessionOf(ann) }] satisfies readonly Step[]) {
      expect(xBindingViewModel(asked.when(over).gives({ asks: {} }).state)).toEqual({
        isUnbinding: false,
        failure: null,
      })
    }
    expect(
      xBindingViewModel(
        asked.when(failed, {
          type: 'SessionEnded',
          ask: { unit: 'session', id: 'endSession', seq: 1 },
          reason: 'expired',
        }).state,
      ).failure,
    ).toBeNull()
  })
})

describe('Entering an inviter', () => {
  const submit = (secretRef: number): Step =>
    Object.assign({ type: 'identity/SubmitInviteCode' as const }, { secretRef })
  const failed: Step = (ask) => ({
    type: 'identity/InviteNotPosted',
    ask: ask('postInvite'),
    failure: refused('No such code'),
  })
  const done: Step = (ask) => ({ type: 'identity/InvitePosted', ask: ask('postInvite') })
  const posting = given(inviteBindingReducer, submit(7))

  it('while the code of an inviter is being posted, a second submission posts nothing', () => {
    expect(inviteBindingViewModel(given(inviteBindingReducer).gives({ asks: {} }).state)).toEqual({
      isPosting: false,
      failure: null,
    })
    posting.when(submit(8)).gives({ asks: { postInvite: { secretRef: 7 } } })
    expect(inviteBindingViewModel(posting.state)).toEqual({ isPosting: true, failure: null })
  })

  it('when the server refuses an inviter’s code, the inviter form shows the reason until the next submission', () => {
    const not = posting.when(failed).gives({ asks: {} })
    expect(inviteBindingViewModel(not.state)).toEqual({ isPosting: false, failure: refused('No such code') })
    expect(inviteBindingViewModel(not.when(submit(8)).gives({ asks: { postInvite: { secretRef: 8 } } }).state)).toEqual(
      {
        isPosting: true,
        failure: null,
      },
    )
  })

  it('the request with an inviter’s code ends when the inviter is stored or the account’s session ends', () => {
    for (const over of [done, { type: 'ForgetAccount' }] satisfies readonly Step[])
      expect(inviteBindingViewModel(posting.when(over).gives({ asks: {} }).state)).toEqual({
        isPosting: false,
        failure: null,
      })
    expect(inviteBindingViewModel(posting.when(failed, { type: 'ForgetAccount' }).state).failure).toBeNull()
    expect(posting.reloaded().state).toEqual(posting.state)
  })
})

describe('Connecting a wallet', () => {
  const choose = (wallet: string): Step => Object.assign({ type: 'identity/ChooseWallet' as const }, { wallet })
  const asked = given(walletBindingReducer, choose('w1'))
  const not =
    (fault: 'refused' | 'notAccepted'): Step =>
    (ask) => ({
      type: 'identity/WalletNotBound',
      ask: ask('bindWallet'),
      fault,
      failure: fault === 'notAccepted' ? refused('Taken') : null,
    })
  const bound: Step = (ask) => ({ type: 'identity/WalletBound', ask: ask('bindWallet') })
  const still = { wallet: null, fault: null, failure: null }

  it('while one wallet is being connected, choosing another wallet has no effect', () => {
    expect(walletBindingViewModel(given(walletBindingReducer).gives({ asks: {} }).state)).toEqual(still)
    asked.when(choose('w2')).gives({ asks: { bindWallet: { wallet: 'w1' } } })
    expect(walletBindingViewModel(asked.state)).toEqual({ ...still, wallet: 'w1' })
  })

  it.each([
    'refused',
    'busy',
    'gone',
    'broken',
    'changed',
    'wrongChain',
    'unfit',
    'expired',
    'lost',
    'noText',
    'notAccepted',
  ] as const)('a failed wallet connection shows its reason until the next attempt: %s', (fault) => {
    const failed = asked
      .when((ask) => ({ type: 'identity/WalletNotBound', ask: ask('bindWallet'), fault, failure: null }))
      .gives({ asks: {} })
    expect([walletBindingViewModel(failed.state), walletBindingViewModel(failed.reloaded().state)]).toEqual([
      { ...still, fault },
      { ...still, fault },
    ])
    expect(
      walletBindingViewModel(failed.when(choose('w2')).gives({ asks: { bindWallet: { wallet: 'w2' } } }).state),
    ).toEqual({
      ...still,
      wallet: 'w2',
    })
  })

  it('when the server refuses a wallet, the wallet form shows the server’s reason', () => {
    expect(walletBindingViewModel(asked.when(not('notAccepted')).state)).toEqual({
      ...still,
      fault: 'notAccepted',
      failure: refused('Taken'),
    })
  })

  it('connecting a wallet ends without a failure if the wallet is bound, the form is left or the session ends', () => {
    for (const over of [
      bound,
      { type: 'identity/CloseWalletForm' },
      { type: 'ForgetAccount' },
    ] satisfies readonly Step[])
      expect(walletBindingViewModel(asked.when(over).gives({ asks: {} }).state)).toEqual(still)
    expect(walletBindingViewModel(asked.when(not('refused'), { type: 'identity/CloseWalletForm' }).state)).toEqual(
      still,
    )
  })
})
