import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { refused, unreachable } from '../../../../src/domain/kernel/failure'
import { StateDigest } from '../../../../src/domain/kernel/ids'
import { stateDigest } from '../../../../src/domain/sign-in'
import { en } from '../../../../src/ui/features/sign-in/translations.en'
import { InviteCodeScreen } from '../../../../src/ui/features/sign-in/invite-code/InviteCodeScreen'
import { QrSignInOption } from '../../../../src/ui/features/sign-in/qr/QrSignInOption'
import { SignInScreen } from '../../../../src/ui/features/sign-in/SignInScreen'
import { XCallbackScreen } from '../../../../src/ui/features/sign-in/x/XCallbackScreen'
import { SimulatedXScreen } from '../../../../src/ui/features/sign-in/simulated-x/SimulatedXScreen'
import { made } from '../../../support/builders/made'
import { ann } from '../../../support/builders/person'
import { sessionOf } from '../../../support/builders/session'
import { FakeApp, live, type TabStep } from '../../support/fake-app'
import { SECOND } from '../../support/messages'
import { addEnglish, show } from '../../support/show'

addEnglish('sign-in', en)

const press = (name: RegExp | string) => fireEvent.click(screen.getByRole('button', { name }))
const button = (name: RegExp | string) => screen.getByRole('button', { name })
const type = (name: string, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } })
const canary = 'CANARY-1234'
const nothingOf = (app: FakeApp, secret: string) =>
  expect(JSON.stringify([app.saidToTab, app.saidToAccount])).not.toContain(secret)

describe('The sign-in page', () => {
  it('R2-055 the sign-in page offers e-mail, X and the QR code on one screen', () => {
    show(<SignInScreen />, { app: new FakeApp() })
    expect(screen.getByRole('textbox', { name: 'E-mail' })).toBeTruthy()
    expect([
      button('Continue with X'),
      button('Use a QR code'),
      screen.getByRole('link', { name: 'Look around first' }),
    ]).toHaveLength(3)
  })

  it('once a code was sent by e-mail, the code field replaces the sign-in methods', async () => {
    const app = new FakeApp()
    show(<SignInScreen />, { app })
    type('E-mail', 'ann@town.example')
    press('Send code')
    app.hearInTab((ask) => ({ type: 'sign-in/CodeSent', ask: ask('sendCode') }))
    expect(await screen.findByRole('textbox', { name: 'Code' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Continue with X' })).toBeNull()
  })

  it('R1-146 repeated presses on Continue with X start one sign-in with X', () => {
    const app = new FakeApp()
    show(<SignInScreen />, { app })
    press('Continue with X')
    press(/Continue with X/)
    expect(app.said('sign-in/StartXSignIn')).toEqual([
      { type: 'sign-in/StartXSignIn', errand: { purpose: 'signIn', sessionId: null } },
    ])
  })

  it('R1-146 the sign-in page shows an error if X cannot be reached', () => {
    const app = new FakeApp()
    show(<SignInScreen />, { app })
    press('Continue with X')
    app.hearInTab((ask) => ({ type: 'sign-in/XAddressNotLoaded', ask: ask('readXAddress'), failure: unreachable }))
    expect(screen.getByRole('alert').textContent).toBe('Couldn’t reach X. Try again.')
  })
})

describe('The callback from X', () => {
  const pending =
    (text: string): TabStep =>
    (ask) => ({
      type: 'sign-in/XAddressLoaded',
      ask: ask('readXAddress'),
      pending: made(StateDigest, stateDigest(text)),
      secretRef: 9,
    })
  const atX = (purpose: 'signIn' | 'bind' = 'signIn', app = new FakeApp()) =>
    app.hearInTab(
      {
        type: 'sign-in/StartXSignIn',
        errand: { purpose, sessionId: purpose === 'bind' ? sessionOf(ann).sessionId : null },
      },
      pending('right'),
    )
  const comeBack = (app: FakeApp, query: string) => {
    window.history.replaceState(null, '', `/sign-in/x/callback${query}`)
    return show(<XCallbackScreen />, { app, at: `/sign-in/x/callback${query}` })
  }

  it('SES-10 no dispatched message contains the code that X returned: secret references stand for the code and the state', () => {
    const app = atX()
    comeBack(app, `?code=${canary}&state=right`)
    expect(screen.getByText('Signing you in with X…')).toBeTruthy()
    expect(app.heldSecrets).toEqual([canary, 'right'])
    expect(app.said('sign-in/XCallbackReceived')).toMatchObject([
      { returned: stateDigest('right'), codeRef: 1, stateRef: 2 },
    ])
    nothingOf(app, canary)
  })

  it.each([
    ['BI-348', '?code=abc'],
    ['SES-10', '?state=right'],
    ['SES-10', '?code=a&code=b&state=right'],
    ['SES-10', '?code=a&state=right&state=right'],
  ])(
    '%s x_callback: the callback page reports an invalid return unless the URL has exactly one code and one state: %s',
    (_id, query) => {
      const app = atX()
      comeBack(app, query)
      expect(app.said('sign-in/XCallbackReceived')).toMatchObject([{ returned: null }])
    },
  )

  it('BI-350 x_callback: if X returns an error, the callback page reports a refusal by X, and submits no code', () => {
    const app = atX()
    comeBack(app, '?error=access_denied&state=right')
    expect([app.said('sign-in/XDenied').length, app.said('sign-in/XCallbackReceived').length]).toEqual([1, 0])
  })

  it('the callback page says whether binding an X account succeeded or failed', () => {
    const app = atX('bind', live(ann))
    comeBack(app, '?code=abc&state=right')
    app.hearInTab((ask) => ({ type: 'sign-in/XNotAccepted', ask: ask('exchangeXCode'), failure: refused('taken') }))
    expect(screen.getByRole('heading', { name: 'X account not connected' })).toBeTruthy()
    app.hearInTab(
      { type: 'sign-in/StartXSignIn', errand: { purpose: 'bind', sessionId: sessionOf(ann).sessionId } },
      pending('again'),
      { type: 'sign-in/XCallbackReceived', returned: made(StateDigest, stateDigest('again')), codeRef: 3, stateRef: 4 },
      (ask) => ({ type: 'sign-in/XAccepted', ask: ask('exchangeXCode') }),
    )
    expect(screen.getByRole('heading', { name: 'X account connected' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Back' }).getAttribute('href')).toBe('/settings')
  })
})

describe('The sign-in QR code', () => {
  const shown = () => {
    const app = new FakeApp()
    const { unmount } = show(<QrSignInOption />, { app })
    press('Use a QR code')
    app.secrets.hold('K7QFM2XD9RTA')
    app.hearInTab((ask) => ({ type: 'sign-in/QrCodeCreated', ask: ask('createQrCode'), secretRef: 1 }))
    return { app, unmount }
  }
  afterEach(() => {
    vi.restoreAllMocks()
  })

  it('R1-147 the sign-in QR code is shown as a picture and as a text to copy, with a countdown from sixty seconds', async () => {
    const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    const { app } = shown()
    expect(await screen.findByRole('img', { name: 'Sign-in QR code' })).toBeTruthy()
    expect(screen.getByText('Expires in 60 s')).toBeTruthy()
    app.pass(SECOND)
    expect(screen.getByText('Expires in 59 s')).toBeTruthy()
    await act(async () => {
      press('Copy code')
    })
    expect(writeText).toHaveBeenCalledWith('K7QFM2XD9RTA')
    nothingOf(app, 'K7QFM2XD9RTA')
  })

  it.each([
    ['expired', 'This code has expired.'],
    ['refused', 'The other browser denied this sign-in.'],
  ] as const)(
    'when the QR sign-in is %s, the sign-in page says so, and a button requests a new code',
    (status, words) => {
      const { app } = shown()
      app.hearInTab(
        (ask) => ({ type: 'AlarmRang', ask: ask('qrPoll') }),
        (ask) => ({ type: 'sign-in/QrStatusLoaded', ask: ask('loadQrStatus'), status }),
      )
      expect(screen.getByRole('status').textContent).toBe(words)
      expect(screen.queryByText('K7QFM2XD9RTA')).toBeNull()
      press('New code')
      expect(app.said('sign-in/ShowQr')).toHaveLength(2)
    },
  )

  it('once another browser has scanned the QR code, the sign-in page says that the sign-in must be approved there', () => {
    const { app } = shown()
    app.hearInTab(
      (ask) => ({ type: 'AlarmRang', ask: ask('qrPoll') }),
      (ask) => ({ type: 'sign-in/QrStatusLoaded', ask: ask('loadQrStatus'), status: 'scanned' }),
    )
    expect(screen.getByText('Scanned. Approve it on the other browser.')).toBeTruthy()
  })

  it('the QR code counts as expired if this tab has lost the secret of the code', () => {
    const { app } = shown()
    app.forgetSecrets()
    app.pass(SECOND)
    expect(screen.getByText('This code has expired.')).toBeTruthy()
  })

  it('hiding the QR code and leaving the sign-in page each end the QR sign-in', () => {
    const { app, unmount } = shown()
    press('Hide the code')
    unmount()
    expect(app.said('sign-in/HideQr').length).toBeGreaterThan(1)
  })
})

describe('The invite code', () => {
  const offered = () => {
    const app = live(ann).hearInTab({ type: 'AskForInviteCode', sessionId: sessionOf(ann).sessionId })
    show(<InviteCodeScreen />, { app })
    return app
  }

  it('R2-173 SES-12 an invite code is submitted only with exactly six letters and digits, and only once', () => {
    const app = offered()
    type('Invite code', 'ABC12!')
    expect(button('Confirm')).toHaveProperty('disabled', true)
    fireEvent.submit(screen.getByRole('textbox'))
    expect(app.said('SubmitInviteCode')).toEqual([])
    type('Invite code', 'ABC123')
    fireEvent.submit(screen.getByRole('textbox'))
    fireEvent.submit(screen.getByRole('textbox'))
    expect(app.said('SubmitInviteCode')).toEqual([{ type: 'SubmitInviteCode', secretRef: 1 }])
    nothingOf(app, 'ABC123')
  })

  it('the invite code field keeps the typed invite code if the code is unknown or the server is unreachable', () => {
    const app = offered()
    type('Invite code', 'ABC123')
    press('Confirm')
    app.hearInTab((ask) => ({ type: 'InviteCodeNotAccepted', ask: ask('submitInvite'), failure: refused('x') }))
    expect(screen.getByRole('alert').textContent).toBe('No one has this invite code. Check it, or skip this step.')
    expect(screen.getByRole('textbox')).toHaveProperty('value', 'ABC123')
    press('Confirm')
    app.hearInTab((ask) => ({ type: 'InviteCodeNotAccepted', ask: ask('submitInvite'), failure: unreachable }))
    expect(screen.getByRole('alert').textContent).toBe('The server didn’t answer. Try again.')
  })

  it('a press on Skip skips the invite code', () => {
    const app = offered()
    press('Skip')
    expect(app.said('SkipInviteCode')).toHaveLength(1)
  })
})

describe('The simulated X', () => {
  it('the screen of the simulated X shows "not found" in builds that use the real X', () => {
    show(<SimulatedXScreen />, { app: new FakeApp() })
    expect(screen.getByRole('heading', { name: 'Page not found' })).toBeTruthy()
  })

  it('the simulated X sends the chosen account or a refusal to its server, and shows an error if the server does not answer', async () => {
    const app = new FakeApp()
    const answers: (readonly [string, string | null])[] = []
    app.signIn.xPage = {
      accounts: () =>
        Promise.resolve([
          { handle: 'ada', name: 'Ada' },
          { handle: 'noor', name: 'Noor' },
        ]),
      answer: (state, handle) => {
        answers.push([state, handle])
        return Promise.resolve(false)
      },
    }
    show(<SimulatedXScreen />, { app, at: '/x/authorize?state=abc' })
    fireEvent.click(await screen.findByRole('radio', { name: /noor/ }))
    await act(async () => {
      press('Authorize')
    })
    await act(async () => {
      press('Cancel')
    })
    expect(answers).toEqual([
      ['abc', 'noor'],
      ['abc', null],
    ])
    expect(screen.getByRole('alert').textContent).toBe('The simulated X didn’t answer.')
  })
})
