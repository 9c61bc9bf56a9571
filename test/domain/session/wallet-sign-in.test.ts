import { describe, expect, it } from 'vitest'
import { refused, unreachable } from '../../../src/domain/kernel/failure'
import { walletSignInViewModel } from '../../../src/domain/wallet-sign-in'
import { walletSignInReducer } from '../../../src/domain/wallet-sign-in/wallet-sign-in.machine'
import { noonPlus } from '../../support/builders/instant'
import { alarm, given, wait, type Step } from '../../support/given'
import { ANN_WALLET } from '../../support/fake-signer'

const choose: Step = { type: 'wallet-sign-in/ChooseWallet', wallet: 'w-1', rdns: 'example.hand' }
const connected: Step = (ask) => ({ type: 'wallet-sign-in/WalletConnected', ask: ask('connectWallet'), ...ANN_WALLET })
const text: Step = (ask) => ({
  type: 'wallet-sign-in/SignTextReceived',
  ask: ask('requestSignText'),
  textRef: 1,
  nonceRef: null,
  until: noonPlus(300_000),
})
const sign: Step = { type: 'wallet-sign-in/ConfirmSigning' }
const signed: Step = (ask) => ({ type: 'wallet-sign-in/SignTextSigned', ask: ask('signAndVerify') })
const changed: Step = (ask) => ({ type: 'wallet-sign-in/WalletChanged', ask: ask('watchWallet'), fault: 'changed' })

const shown = (...steps: readonly Step[]) => walletSignInViewModel(given(walletSignInReducer, ...steps).state)
const reading = [choose, connected, text] as const
const verifying = [...reading, sign, signed] as const

describe('Signing in by wallet', () => {
  it('R1-143 a wallet sign-in waits for the connection, the text to sign, the signature and the server, in this order', () => {
    expect(shown()).toMatchObject({ wallet: null, step: 'choose', waitsFor: null, fault: null })
    expect(shown(choose)).toMatchObject({ wallet: 'w-1', step: 'choose', waitsFor: 'connection' })
    expect(shown(choose, connected)).toMatchObject({ step: 'choose', waitsFor: 'text', address: ANN_WALLET.address })
    expect(shown(...reading)).toMatchObject({ step: 'read', waitsFor: null, textRef: 1 })
    expect(shown(...reading, sign)).toMatchObject({ step: 'read', waitsFor: 'signature' })
    expect(shown(...verifying)).toMatchObject({ step: 'read', waitsFor: 'server' })
    expect(
      shown(...verifying, (ask) => ({ type: 'wallet-sign-in/WalletAccepted', ask: ask('signAndVerify') })),
    ).toEqual(shown())
  })

  it('SES-9 a wallet sign-in requests the text for the connected account, and sends the proof for the same account', () => {
    given(walletSignInReducer, choose, connected).gives({
      asks: {
        watchWallet: { wallet: 'w-1', ...ANN_WALLET },
        requestSignText: { rdns: 'example.hand', ...ANN_WALLET },
      },
    })
    given(walletSignInReducer, ...reading, sign).gives({
      asks: {
        watchWallet: { wallet: 'w-1', ...ANN_WALLET },
        signAndVerify: { wallet: 'w-1', ...ANN_WALLET, textRef: 1, nonceRef: null, until: noonPlus(300_000) },
      },
    })
  })

  it('a wallet sign-in sends one request for two fast clicks', () => {
    const once = given(walletSignInReducer, choose)
    expect(once.when(choose).state.asks).toEqual(once.state.asks)
    const proving = given(walletSignInReducer, ...reading, sign)
    expect(proving.when(sign).state.asks).toEqual(proving.state.asks)
  })

  it.each([
    [
      'refused',
      [choose, (ask) => ({ type: 'wallet-sign-in/WalletNotConnected', ask: ask('connectWallet'), fault: 'refused' })],
    ],
    [
      'unfit',
      [
        choose,
        connected,
        (ask) => ({ type: 'wallet-sign-in/SignTextRejected', ask: ask('requestSignText'), unfit: 'otherSite' }),
      ],
    ],
    [
      'noText',
      [
        choose,
        connected,
        (ask) => ({ type: 'wallet-sign-in/SignTextNotReceived', ask: ask('requestSignText'), failure: unreachable }),
      ],
    ],
    [
      'busy',
      [
        ...reading,
        sign,
        (ask) => ({ type: 'wallet-sign-in/SignTextNotSigned', ask: ask('signAndVerify'), fault: 'busy' }),
      ],
    ],
    [
      'notAccepted',
      [
        ...verifying,
        (ask) => ({ type: 'wallet-sign-in/WalletNotAccepted', ask: ask('signAndVerify'), failure: refused('no') }),
      ],
    ],
  ] as const satisfies readonly (readonly [string, readonly Step[]])[])(
    'a wallet sign-in that ends with %s shows why and can be restarted',
    (fault, steps) => {
      const story = given(walletSignInReducer, ...steps)
      story.gives({ in: 'choosing', asks: {} })
      expect(walletSignInViewModel(story.state)).toMatchObject({ wallet: null, step: 'choose', waitsFor: null, fault })
      story.when(choose).gives({ in: 'connecting', data: { fault: null, address: '', textRef: 0 } })
    },
  )

  it('BI-262 wallet_chain a wallet sign-in requests no sign-in text if the wallet’s chain is not Ethereum', () => {
    const story = given(walletSignInReducer, choose, (ask) => ({
      type: 'wallet-sign-in/WalletConnected',
      ask: ask('connectWallet'),
      ...ANN_WALLET,
      chainId: 137,
    }))
    story.gives({ in: 'choosing', asks: {} })
    expect(walletSignInViewModel(story.state).fault).toBe('wrongChain')
  })

  it.each([
    ['the text is requested', [choose, connected]],
    ['the member reads the text', reading],
    ['the wallet signs', [...reading, sign]],
  ] as const)(
    'SES-9 BI-263 wallet_account a wallet sign-in stops if the wallet changes its account or chain while %s',
    (_when, steps) => {
      const story = given(walletSignInReducer, ...steps, changed)
      story.gives({ in: 'choosing', asks: {} })
      expect(walletSignInViewModel(story.state).fault).toBe('changed')
    },
  )

  it('a wallet sign-in ignores a wallet change and a cancel once the signature is being sent to the server', () => {
    const story = given(walletSignInReducer, ...verifying)
    expect(story.when(changed, { type: 'wallet-sign-in/CancelWallet' }).state).toBe(story.state)
  })

  it.each([
    ['the wallet connects', [choose]],
    ['the text is requested', [choose, connected]],
    ['the member reads the text', reading],
    ['the wallet signs', [...reading, sign]],
  ] as const)('a wallet sign-in can be cancelled while %s', (_when, steps) => {
    given(walletSignInReducer, ...steps, { type: 'wallet-sign-in/CancelWallet' }).gives({
      in: 'choosing',
      asks: {},
      data: { fault: null, address: '' },
    })
  })

  it('when the member closes a failed wallet sign-in, the failure is no longer shown', () => {
    const failed = given(
      walletSignInReducer,
      choose,
      (ask) => ({ type: 'wallet-sign-in/WalletNotConnected', ask: ask('connectWallet'), fault: 'busy' }),
      { type: 'wallet-sign-in/CancelWallet' },
    )
    failed.gives({ in: 'choosing', asks: {}, data: walletSignInReducer.initial.context })
  })

  it('a wallet sign-in ends once the text to sign expires, even after a reload', () => {
    const story = given(walletSignInReducer, ...reading).reloaded()
    story.gives({ asks: { watchWallet: { wallet: 'w-1', ...ANN_WALLET }, textOver: { at: noonPlus(300_000) } } })
    expect(walletSignInViewModel(story.when(wait(300_000), alarm('textOver')).state)).toMatchObject({
      step: 'choose',
      fault: 'expired',
    })
  })

  it('SES-6 when the account’s session ends, a wallet sign-in stops and all its data are removed', () => {
    for (const steps of [[choose], reading, verifying]) {
      given(walletSignInReducer, ...steps, { type: 'ForgetAccount' }).gives({
        in: 'choosing',
        asks: {},
        data: walletSignInReducer.initial.context,
      })
    }
  })
})
