import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { wholeApp } from '../support/whole-app'
import type { WalletAccount } from '../../src/application/ports/signer'
import { sessionOf } from '../../src/domain/session'
import { walletSignInViewModel, type SignerFailure } from '../../src/domain/wallet-sign-in'
import { ANN_WALLET, BEN_WALLET, signatureOf } from '../support/fake-signer'
import { VirtualBrowser } from '../support/virtual-browser'
import { VirtualServer, type VirtualServerFaults } from '../support/virtual-server'
import { tabOf } from '../support/slices-in'

type Act =
  | { readonly kind: 'choose'; readonly rdns: string }
  | { readonly kind: 'answer'; readonly fault: SignerFailure | null }
  | { readonly kind: 'change'; readonly account: WalletAccount; readonly tells: boolean }
  | { readonly kind: 'say'; readonly type: 'wallet-sign-in/ConfirmSigning' | 'wallet-sign-in/CancelWallet' }
  | { readonly kind: 'weather'; readonly weather: VirtualServerFaults }
  | { readonly kind: 'pass'; readonly ms: number }

const account = fc.constantFrom(ANN_WALLET, ANN_WALLET, BEN_WALLET, { ...ANN_WALLET, chainId: 137 })
const change: fc.Arbitrary<Act> = fc.record({ kind: fc.constant('change' as const), account, tells: fc.boolean() })
const act: fc.Arbitrary<Act> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('choose' as const),
      rdns: fc.constantFrom('example.hand', 'io.metamask'),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('answer' as const),
      fault: fc.constantFrom<SignerFailure | null>(null, null, null, 'refused', 'gone'),
    }),
  },
  { weight: 2, arbitrary: change },
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('say' as const),
      type: fc.constantFrom(
        'wallet-sign-in/ConfirmSigning' as const,
        'wallet-sign-in/ConfirmSigning' as const,
        'wallet-sign-in/CancelWallet' as const,
      ),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('weather' as const),
      weather: fc.constantFrom<VirtualServerFaults>('fair', 'fair', 'lost', 'answerLost'),
    }),
  },
  {
    weight: 8,
    arbitrary: fc.record({ kind: fc.constant('pass' as const), ms: fc.constantFrom(1, 5, 20, 100, 310_000) }),
  },
)

const opened = async () => {
  const browser = new VirtualBrowser()
  const server = new VirtualServer()
  const app = wholeApp(server.ports(browser.open('tab-1')))
  void app.start()
  await browser.time.pass(50)
  const go = async (one: Act): Promise<void> => {
    if (one.kind === 'choose') app.tab.dispatch({ type: 'wallet-sign-in/ChooseWallet', wallet: 'w-1', rdns: one.rdns })
    if (one.kind === 'answer') server.signer.answer(one.fault)
    if (one.kind === 'change') server.signer.choose(one.account, one.tells)
    if (one.kind === 'say') app.tab.dispatch({ type: one.type })
    if (one.kind === 'weather') server.weather = () => one.weather
    await browser.time.pass(one.kind === 'pass' ? one.ms : 0)
  }
  return { app, server, browser, go, shown: () => walletSignInViewModel(tabOf(app).walletSignIn.get()) }
}

/** A complete sign-in attempt. Tests insert other events between its steps. */
const attempt = (rdns: string): readonly Act[] => [
  { kind: 'choose', rdns },
  { kind: 'pass', ms: 20 },
  { kind: 'answer', fault: null },
  { kind: 'pass', ms: 100 },
  { kind: 'say', type: 'wallet-sign-in/ConfirmSigning' },
  { kind: 'pass', ms: 20 },
  { kind: 'answer', fault: null },
  { kind: 'pass', ms: 100 },
]
const disturbed = fc
  .tuple(
    fc.constantFrom('example.hand', 'io.metamask'),
    fc.array(fc.tuple(fc.nat(8), fc.oneof(change, act)), { maxLength: 4 }),
  )
  .map(([rdns, between]) =>
    attempt(rdns).flatMap((step, i) => [...between.flatMap(([at, one]) => (at === i ? [one] : [])), step]),
  )

await import('../../src/application/effects/sign-in/sign-wallet-text')

describe('Sign-in with a wallet, whatever the wallet, its owner and the network do', () => {
  const counts = { proofs: 0, changed: 0 }

  it('SES-9 a signature is sent at most once, for a text made for its wallet, and only if the wallet did not change', async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(disturbed, fc.array(act, { maxLength: 30 })), async (acts) => {
        const { server, go, shown } = await opened()
        for (const one of acts) {
          await go(one)
          if (shown().fault === 'changed') counts.changed += 1
        }
        const { texts, proofs } = server
        for (const proof of proofs) {
          const [of, ...more] = texts.filter(({ text }) => signatureOf(proof.address, text) === proof.signature)
          expect(more).toEqual([])
          expect(of).toMatchObject({ nonce: proof.nonce, wallet: { told: proof.wallet.told } })
          expect([proof.address, null]).toContain(of?.address)
          expect(proof.wallet).toMatchObject({ address: proof.address, chainId: 1 })
        }
        expect(new Set(proofs.map(({ signature }) => signature)).size).toBe(proofs.length)
        counts.proofs += proofs.length
      }),
      { numRuns: 150 },
    )
    expect([counts.proofs > 20, counts.changed > 5]).toEqual([true, true])
  })

  it.each(['example.hand', 'io.metamask'])(
    'R1-143 R1-144 SES-9 a person signs in with the wallet %s if nothing interferes',
    async (rdns) => {
      const { app, server, go } = await opened()
      for (const one of attempt(rdns)) await go(one)
      expect(server.proofs).toHaveLength(1)
      expect(server.proofs[0]?.nonce === null).toBe(rdns === 'example.hand')
      expect(sessionOf(app.account.slices.session.get())?.method).toBe('wallet')
    },
  )

  it.each([1, 2, 3, 4, 5])(
    'BI-263 wallet_account SES-9 if the wallet account changes silently after step %i, no signature for the earlier account is sent',
    async (at) => {
      const { server, go, shown } = await opened()
      const acts = attempt('example.hand')
      const silently: Act = { kind: 'change', account: BEN_WALLET, tells: false }
      for (const one of [...acts.slice(0, at + 1), silently, ...acts.slice(at + 1)]) await go(one)
      const isChosenInTime = at < 2
      expect([server.proofs.length, shown().fault]).toEqual(isChosenInTime ? [1, null] : [0, 'changed'])
    },
  )

  it('ALL-8 the sign-in text, its nonce and its signature are not stored and are sent to no other tab', async () => {
    const { server, browser, go } = await opened()
    for (const one of attempt('io.metamask')) await go(one)
    const [proof] = server.proofs
    const seen = [browser.stored(), ...browser.posted].join()
    expect(proof?.nonce).toMatch(/^nonce\d+$/)
    expect([seen.includes(proof?.nonce ?? ''), seen.includes('signed by'), seen.includes('Sign in at')]).toEqual([
      false,
      false,
      false,
    ])
  })
})
