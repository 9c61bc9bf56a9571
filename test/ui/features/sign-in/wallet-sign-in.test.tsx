import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { WalletInfo } from '../../../../src/application/ports/signer'
import { unreachable } from '../../../../src/domain/kernel/failure'
import type { WalletSignInFailure } from '../../../../src/domain/wallet-sign-in'
import { WalletSignInScreen } from '../../../../src/ui/features/wallet-sign-in/WalletSignInScreen'
import { en } from '../../../../src/ui/features/wallet-sign-in/translations.en'
import { PartnerDialog } from '../../../../src/ui/features/partner-sign-in/PartnerDialog'
import { noonPlus } from '../../../support/builders/instant'
import { ANN_WALLET, walletInfo } from '../../../support/fake-signer'
import { FakeApp, type TabStep } from '../../support/fake-app'
import { addEnglish, show } from '../../support/show'
import { liveRegionText } from '../../support/live-region-text'
import { tabOf } from '../../../support/slices-in'

addEnglish('wallet-sign-in', en)
const TEXT = 'town.example wants you to sign in with your Ethereum account:\n<b>Nonce</b>: abcd1234'

const opened = (...faces: readonly WalletInfo[]): FakeApp => {
  const app = new FakeApp()
  show(<WalletSignInScreen />, { app })
  app.find(faces)
  return app
}
const connected: TabStep = (ask) => ({
  type: 'wallet-sign-in/WalletConnected',
  ask: ask('connectWallet'),
  ...ANN_WALLET,
})
const button = (name: RegExp | string) => screen.getByRole('button', { name })
const press = (name: RegExp | string) => fireEvent.click(button(name))

const reading = (): FakeApp => {
  const app = opened(walletInfo())
  press(/Hand wallet/)
  app.hearInTab(connected)
  const textRef = app.secrets.hold(TEXT)
  return app.hearInTab((ask) => ({
    type: 'wallet-sign-in/SignTextReceived',
    ask: ask('requestSignText'),
    textRef,
    nonceRef: null,
    until: noonPlus(300_000),
  }))
}

describe('The wallet sign-in screen', () => {
  it('R1-023 the wallet sign-in screen lists the found wallets by name and product, and marks the last used one', () => {
    const icon = 'data:image/png;base64,AA=='
    opened(
      walletInfo({ isLast: true, icon }),
      walletInfo({ id: 'w-2', name: 'محفظة', rdns: 'example.other' }),
      walletInfo({ id: 'i', kind: 'injected', name: '' }),
      walletInfo({ id: 't', kind: 'test', name: '' }),
    )
    expect(
      screen
        .getAllByRole('button')
        .filter((one) => one.closest('li') !== null)
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Hand walletexample.handLast used',
      'محفظةexample.other',
      'Browser wallet',
      'Test walletSimulated, holds no funds',
    ])
    expect(
      button(/Hand wallet/)
        .querySelector('img')
        ?.getAttribute('src'),
    ).toBe(icon)
  })

  it('if no wallet was found, the wallet sign-in screen says so, and a button searches again', () => {
    const app = opened()
    expect(screen.getByText('No wallet found')).toBeTruthy()
    press('Look again')
    expect(app.searches).toBe(2)
    app.find([walletInfo()])
    expect(button(/Hand wallet/)).toBeTruthy()
  })

  it('while a wallet is connecting, the wallet sign-in screen disables the other wallets until the person cancels', () => {
    const app = opened(walletInfo(), walletInfo({ id: 'w-2', name: 'Other' }))
    press(/Hand wallet/)
    press(/Hand wallet/)
    expect(app.said('wallet-sign-in/ChooseWallet')).toEqual([
      { type: 'wallet-sign-in/ChooseWallet', wallet: 'w-1', rdns: 'example.hand' },
    ])
    expect([button(/Hand wallet/).getAttribute('aria-busy'), button(/Other/).hasAttribute('disabled')]).toEqual([
      'true',
      true,
    ])
    expect(screen.getByText('Approve the connection in Hand wallet. If nothing opens, click its icon.')).toBeTruthy()
    press('Cancel')
    expect(button(/Other/).hasAttribute('disabled')).toBe(false)
  })

  it('before signing, the wallet sign-in screen shows the whole text character for character, and focuses that text', () => {
    const app = reading()
    const region = screen.getByRole('region', { name: 'Text to sign' })
    expect([region.textContent, region.childElementCount, document.activeElement]).toEqual([TEXT, 0, region])
    expect(screen.getByText(ANN_WALLET.address)).toBeTruthy()
    expect(JSON.stringify([app.saidToTab, tabOf(app).walletSignIn.get()])).not.toContain('Nonce')
  })

  it('repeated presses request one signature of the sign-in text, and signing can be cancelled until the wallet has signed', () => {
    const app = reading()
    press('Sign in')
    press(/Working/)
    expect(app.said('wallet-sign-in/ConfirmSigning')).toHaveLength(1)
    expect(screen.getByText('Confirm in Hand wallet.')).toBeTruthy()
    expect(screen.getByRole('region', { name: 'Text to sign' }).textContent).toBe(TEXT)
    expect(button('Cancel').hasAttribute('disabled')).toBe(false)
    app.hearInTab((ask) => ({ type: 'wallet-sign-in/SignTextSigned', ask: ask('signAndVerify') }))
    expect(button('Cancel').hasAttribute('disabled')).toBe(true)
  })

  it.each<readonly [WalletSignInFailure, RegExp]>([
    ['refused', /You declined in your wallet/],
    ['busy', /waiting for an earlier request/],
    ['gone', /locked or unavailable/],
    ['broken', /answer was not valid/],
    ['changed', /your wallet changed/],
    ['wrongChain', /Switch it to Ethereum/],
    ['lost', /reloaded during sign-in/],
  ])(
    'when connecting a wallet fails, the sign-in screen shows and focuses the reason, and the person can try again: %s',
    (fault, words) => {
      const app = opened(walletInfo())
      press(/Hand wallet/)
      app.hearInTab((ask) => ({ type: 'wallet-sign-in/WalletNotConnected', ask: ask('connectWallet'), fault }))
      const alert = screen.getByRole('alert')
      expect([words.test(alert.textContent), document.activeElement]).toEqual([true, alert])
      press(/Hand wallet/)
      expect([app.said('wallet-sign-in/ChooseWallet').length, screen.queryByRole('alert')]).toEqual([2, null])
    },
  )

  it.each<readonly [string, TabStep, RegExp]>([
    [
      'was unsafe',
      (ask) => ({ type: 'wallet-sign-in/SignTextRejected', ask: ask('requestSignText'), unfit: 'otherSite' }),
      /not safe/,
    ],
    [
      'did not arrive',
      (ask) => ({ type: 'wallet-sign-in/SignTextNotReceived', ask: ask('requestSignText'), failure: unreachable }),
      /didn’t answer/,
    ],
  ])('the wallet sign-in screen shows an error if the text to sign %s', (_what, step, words) => {
    const app = opened(walletInfo())
    press(/Hand wallet/)
    app.hearInTab(connected, step)
    expect(screen.getByRole('alert').textContent).toMatch(words)
  })

  it('leaving the wallet sign-in screen cancels the sign-in', () => {
    const app = new FakeApp()
    const { unmount } = show(<WalletSignInScreen />, { app })
    app.find([walletInfo()])
    press(/Hand wallet/)
    unmount()
    expect(app.said('wallet-sign-in/CancelWallet')).toHaveLength(1)
  })
})

describe('The question before a partner login', () => {
  it('SES-8 a signed-in member keeps the session unless the member confirms the partner login', async () => {
    const [onStay, onChange] = [liveRegionText(), liveRegionText()]
    await act(async () => {
      show(<PartnerDialog asks="replace" onStay={onStay} onChange={onChange} />)
    })
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Stay signed in'))
    fireEvent.keyDown(screen.getByRole('dialog', { name: 'Switch accounts?' }), { key: 'Escape' })
    expect([onStay.mock.calls.length, onChange.mock.calls.length]).toEqual([1, 0])
    press('Switch account')
    expect(onChange).toHaveBeenCalledTimes(1)
  })
})
