import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { accountDeletionImplementation } from '../../../../src/application/features/account-deletion/account-deletion'
import { dataExportImplementation } from '../../../../src/application/features/data-export/data-export'
import { devicesImplementation } from '../../../../src/application/features/devices/devices'
import { identityImplementation } from '../../../../src/application/features/identity/identity'
import { pushImplementation } from '../../../../src/application/features/push/push'
import { passkeysImplementation } from '../../../../src/application/features/passkeys/passkeys'
import { blockedQuery, ownQuery, type Details } from '../../../../src/domain/identity'
import { refused, unreachable } from '../../../../src/domain/kernel/failure'
import { en as deletionEn } from '../../../../src/ui/features/account-deletion/translations.en'
import { en as exportEn } from '../../../../src/ui/features/data-export/translations.en'
import { en as devicesEn } from '../../../../src/ui/features/devices/translations.en'
import { en } from '../../../../src/ui/features/identity/translations.en'
import { en as walletEn } from '../../../../src/ui/features/wallet-sign-in/translations.en'
import { en as pushEn } from '../../../../src/ui/features/push/translations.en'
import { en as passkeysEn } from '../../../../src/ui/features/passkeys/translations.en'
import '../../../../src/ui/features/account-deletion/AccountDeletion'
import '../../../../src/ui/features/data-export/DataExport'
import '../../../../src/ui/features/devices/Devices'
import '../../../../src/ui/features/passkeys/Passkeys'
import '../../../../src/ui/features/push/Push'
import '../../../../src/ui/features/identity/Bindings'
import '../../../../src/ui/features/identity/BlockedPeople'
import { SettingsScreen } from '../../../../src/ui/features/settings/SettingsScreen'
import { ann, ben } from '../../../support/builders/person'
import { sessionOf } from '../../../support/builders/session'
import { userOf } from '../../../support/builders/user'
import { walletInfo } from '../../../support/fake-signer'
import { live } from '../../support/fake-app'
import { english, show } from '../../support/show'

english.addResourceBundle('en', 'identity', en)
english.addResourceBundle('en', 'wallet-sign-in', walletEn)
english.addResourceBundle('en', 'passkeys', passkeysEn)
english.addResourceBundle('en', 'devices', devicesEn)
english.addResourceBundle('en', 'account-deletion', deletionEn)
english.addResourceBundle('en', 'data-export', exportEn)
english.addResourceBundle('en', 'push', pushEn)

const details = (with_: Partial<Details> = {}, user: Parameters<typeof userOf>[1] = {}): Details => ({
  user: userOf(ann, user),
  wallet: null,
  inviteCode: 'ABC234',
  parentInviteCode: null,
  live: null,
  role: 'normal',
  botFather: null,
  isAgent: false,
  isVisitor: false,
  isNftPicture: false,
  ...with_,
})
const ALL = { key: '{}', input: {}, page: null }

/** Opens Ann's settings. `own` has the accounts that are bound to hers. */
const open = async (own = details({}, { email: 'ann@b.example', person: { xUrl: 'https://x.com/annplays' } })) => {
  const app = live(ann)
  app.attach(devicesImplementation, undefined)
  app.attach(accountDeletionImplementation, undefined)
  app.attach(dataExportImplementation, undefined)
  app.attach(pushImplementation, { askPermission: () => Promise.resolve('granted') })
  app.attach(passkeysImplementation, { support: () => Promise.resolve({ isSupported: true, inField: true }) })
  const identity = app.attach(identityImplementation, { mail$: app.signIn.mail$ })
  show(<SettingsScreen />, { app, at: '/settings' })
  app.hear((ask) => ({
    type: 'profile/OwnProfileLoaded',
    ask: ask('own'),
    user: userOf(ann, { email: 'ann@b.example' }),
  }))
  await waitFor(() =>
    expect(app.saidToAccount.map(({ type }) => type)).toEqual(
      expect.arrayContaining(['identity/own/load', 'identity/blocked/load']),
    ),
  )
  identity.answer('read:{}:', (ask) => ownQuery.loaded({ items: [own], next: null }, ALL, ask))
  identity.answer('read:{}:', (ask) => blockedQuery.loaded({ items: [], next: null }, ALL, ask))
  await screen.findByText('Your invite code')
  return { app, identity }
}
const switchOf = (name: string) => screen.getByRole('switch', { name })

describe('The settings', () => {
  it('R2-079 R2-223 a switch in the settings shows its new state at once, and its old state again if storing the change fails', async () => {
    const { app } = await open()
    fireEvent.click(switchOf('Direct messages'))
    expect(app.said('profile/ChangeSetting')).toEqual([{ type: 'profile/ChangeSetting', kind: 'dm', on: false }])
    expect(switchOf('Direct messages').getAttribute('aria-checked')).toBe('false')
    app.hear((ask) => ({ type: 'profile/SettingNotSaved', ask: ask('switch:dm'), kind: 'dm', failure: unreachable }))
    expect(switchOf('Direct messages').getAttribute('aria-checked')).toBe('true')
    fireEvent.click(switchOf('Show my groups'))
    expect(app.said('profile/ChangeSetting').at(-1)).toEqual({
      type: 'profile/ChangeSetting',
      kind: 'group',
      on: false,
    })
  })

  it('R2-080 R2-009 the settings show the version, the account, the bound accounts and the invite code', async () => {
    await open(
      details(
        { wallet: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed' },
        { email: 'ann@b.example', person: { xUrl: 'https://x.com/annplays' } },
      ),
    )
    for (const text of ['Version 1.0.5', 'Ann', 'ann@b.example', 'annplays', '0x5aAe…eAed', 'ABC234'])
      expect(screen.getByText(text)).toBeTruthy()
  })

  it('R2-078 R2-227 a press on Connect in the settings starts binding an X account for the current session', async () => {
    const { app } = await open(details({}, { email: 'ann@b.example' }))
    fireEvent.click(screen.getByRole('button', { name: 'Connect' }))
    expect(app.said('sign-in/StartXSignIn')).toEqual([
      { type: 'sign-in/StartXSignIn', errand: { purpose: 'bind', sessionId: sessionOf(ann).sessionId } },
    ])
  })

  it('R2-078 R2-228 the settings unbind an X account only after a confirmation', async () => {
    const { app } = await open()
    fireEvent.click(screen.getByRole('button', { name: 'Disconnect X account' }))
    const dialog = await screen.findByRole('dialog')
    expect(app.saidToAccount.map(({ type }) => type)).not.toContain('identity/UnbindX')
    fireEvent.click(within(dialog).getByRole('button', { name: 'Disconnect' }))
    expect(app.saidToAccount.map(({ type }) => type)).toContain('identity/UnbindX')
  })

  it('the settings show the bound wallet, and say why that wallet cannot be unbound', async () => {
    await open(details({ wallet: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed' }))
    const button = screen.getByRole('button', { name: 'Disconnect wallet' })
    expect([button.hasAttribute('disabled'), screen.getByText(/^A wallet can’t be disconnected/).id]).toEqual([
      true,
      button.getAttribute('aria-describedby'),
    ])
  })

  it('R2-078 choosing a wallet in the settings starts binding that wallet, and the dialog says why the server refused the binding', async () => {
    const { app, identity } = await open(details())
    fireEvent.click(screen.getByRole('button', { name: 'Connect wallet' }))
    const dialog = within(screen.getByRole('dialog', { name: 'Connect a wallet' }))
    app.find([walletInfo()])
    fireEvent.click(await dialog.findByRole('button', { name: /^Hand wallet/ }))
    expect(dialog.getByText('Confirm in your wallet: Hand wallet')).toBeTruthy()
    identity.hearInTab((ask) => ({
      type: 'identity/WalletNotBound',
      ask: ask('bindWallet'),
      fault: 'notAccepted',
      failure: refused('This wallet belongs to another member'),
    }))
    expect(dialog.getByRole('alert').textContent).toBe('This wallet belongs to another member')
    fireEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('R2-171 R2-172 binding an e-mail shows an error for an empty address or an empty code, and cuts a code at 6 characters', async () => {
    const { app, identity } = await open(details())
    fireEvent.click(screen.getByRole('button', { name: 'Connect e-mail' }))
    const form = within(screen.getByRole('dialog', { name: 'Connect your e-mail' }))
    fireEvent.click(form.getByRole('button', { name: 'Connect' }))
    expect(form.getByRole('alert').textContent).toBe('Please enter your email address.')
    fireEvent.change(form.getByLabelText('E-mail address'), { target: { value: 'ann@b.example' } })
    fireEvent.click(form.getByRole('button', { name: 'Connect' }))
    expect(form.getByRole('alert').textContent).toBe('Please enter the verification code.')
    fireEvent.click(form.getByRole('button', { name: 'Send code' }))
    identity.hearInTab((ask) => ({ type: 'identity/CodeSent', ask: ask('codeOfEmail'), email: 'ann@b.example' }))
    expect(form.getByRole('button', { name: 'Again in 60 s' }).hasAttribute('disabled')).toBe(true)
    const code = form.getByLabelText<HTMLInputElement>('Verification code')
    fireEvent.change(code, { target: { value: '12345678' } })
    expect(code.value).toBe('123456')
    fireEvent.click(form.getByRole('button', { name: 'Connect' }))
    expect(app.heldSecrets).toEqual(['123456'])
  })

  it('R2-174 the settings accept an invite code of six letters and digits only', async () => {
    const { app } = await open(details())
    const field = screen.getByLabelText<HTMLInputElement>('Invite code of who invited you')
    const save = screen.getByRole('button', { name: 'Save' })
    fireEvent.change(field, { target: { value: 'a-b c1é2' } })
    expect([field.value, save.hasAttribute('disabled')]).toEqual(['abc12', true])
    fireEvent.change(field, { target: { value: 'ABC1234567' } })
    expect(field.value).toBe('ABC123')
    fireEvent.click(save)
    expect(app.heldSecrets).toEqual(['ABC123'])
  })

  it('R2-174 an invite code that is already bound cannot be edited', async () => {
    await open(details({ parentInviteCode: 'XYZ789' }))
    const field = screen.getByLabelText<HTMLInputElement>('Invite code of who invited you')
    expect([field.value, field.readOnly, screen.queryByRole('button', { name: 'Save' })]).toEqual([
      'XYZ789',
      true,
      null,
    ])
  })

  it('R2-299 when unbinding the X account fails, the settings show a general error only if the server gave no reason', async () => {
    const { identity } = await open()
    const unbind = (failure: typeof unreachable) =>
      act(() => {
        identity.hear({ type: 'identity/UnbindX' })
        identity.answer('unbindX', (ask) => ({ type: 'identity/XNotUnbound', ask, failure }))
      })
    unbind(refused('No'))
    expect(screen.queryByRole('alert')).toBeNull()
    unbind(unreachable)
    expect(screen.getByRole('alert').textContent).toBe('Couldn’t disconnect your X account. Try again.')
  })

  it('the settings list blocked people, each with a button that unblocks the person', async () => {
    const { app, identity } = await open()
    act(() => {
      app.account.dispatch(blockedQuery.want({}))
    })
    identity.answer('read:{}:', (ask) =>
      blockedQuery.loaded({ items: [{ ...ben, avatar: null }], next: null }, ALL, ask),
    )
    app.hear((ask) => ({
      type: 'profile/PersonFound',
      ask: ask(`person:${ben.uid}`),
      uid: ben.uid,
      user: userOf(ben, { blocked: 'byMe' }),
    }))
    fireEvent.click(screen.getByRole('button', { name: 'Unblock Ben' }))
    expect(app.said('profile/ChangeRelation')).toEqual([
      { type: 'profile/ChangeRelation', xid: ben.xid, change: 'unblock' },
    ])
    expect(screen.getByText('Unblocked')).toBeTruthy()
  })

  it('the main page, the theme, the language and the message sound can be changed in the settings', async () => {
    const { app } = await open()
    const choose = (label: string, value: string): void => {
      fireEvent.change(screen.getByLabelText(label), { target: { value } })
    }
    choose('Main page', 'Message')
    choose('Theme', 'dark')
    choose('Language', 'zh')
    fireEvent.click(screen.getByRole('switch', { name: 'Sound for new messages' }))
    expect([
      ...app.said('ChooseMainPage'),
      ...app.said('ChooseTheme'),
      ...app.said('ChooseLanguage'),
      ...app.said('ChooseSound'),
    ]).toEqual([
      { type: 'ChooseMainPage', mainPage: 'Message' },
      { type: 'ChooseTheme', theme: 'dark' },
      { type: 'ChooseLanguage', language: 'zh' },
      { type: 'ChooseSound', sound: true },
    ])
    expect(screen.getByLabelText('Region')).toBeTruthy()
  })

  it('the settings show the size of stored messages, and delete these only after a confirmation', async () => {
    const { app } = await open()
    expect(await screen.findByText('About 2.4 MB')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Delete stored messages' }))
    const dialog = await screen.findByRole('dialog')
    expect(app.cleared).toHaveLength(0)
    fireEvent.click(within(dialog).getByRole('button', { name: 'Delete' }))
    expect(app.cleared).toHaveLength(1)
  })

  it('a press on Sign out in the settings signs the member out', async () => {
    const { app } = await open()
    fireEvent.click(screen.getByRole('button', { name: 'Sign out' }))
    expect(app.said('SignOut')).toHaveLength(1)
  })

  it('settings that failed to load have a Retry button that loads the profile again', () => {
    const app = live(ann)
    app.attach(devicesImplementation, undefined)
    app.attach(pushImplementation, { askPermission: () => Promise.resolve('granted') })
    app.attach(passkeysImplementation, { support: () => Promise.resolve({ isSupported: true, inField: true }) })
    app.attach(identityImplementation, { mail$: app.signIn.mail$ })
    show(<SettingsScreen />, { app, at: '/settings' })
    app.hear((ask) => ({ type: 'profile/OwnProfileNotLoaded', ask: ask('own'), failure: unreachable }))
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
    expect(app.said('profile/ShowOwnProfile')).toHaveLength(2)
  })
})
