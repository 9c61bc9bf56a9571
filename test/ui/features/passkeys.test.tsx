import { act, fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { passkeysImplementation } from '../../../src/application/features/passkeys/passkeys'
import { refused, unreachable } from '../../../src/domain/kernel/failure'
import { MOST_PASSKEYS, passkeysQuery, type Passkey, type PasskeyFault } from '../../../src/domain/passkeys'
import { Passkeys } from '../../../src/ui/features/passkeys/Passkeys'
import { PasskeySignInOption } from '../../../src/ui/features/passkeys/PasskeySignInOption'
import { en } from '../../../src/ui/features/passkeys/translations.en'
import { NOON } from '../../support/builders/instant'
import { ann } from '../../support/builders/person'
import { queryFailed, queryLoaded } from '../../support/query-steps'
import { FakeApp, live } from '../support/fake-app'
import { addEnglish, show } from '../support/show'

addEnglish('passkeys', en)

const key: Passkey = { id: 'p1', name: 'iCloud Keychain', addedAt: NOON, usedAt: NOON, isSynced: true }
const other: Passkey = { ...key, id: 'p2', name: 'Chrome, Windows', usedAt: null, isSynced: false }
const streams = (isSupported: boolean) => ({
  support: () => Promise.resolve({ isSupported, inField: isSupported }),
})
/** The name of a busy button ends with "Working…". */
const button = (name: string) => screen.getByRole('button', { name: (found) => found.startsWith(name) })
const press = (name: string) => act(async () => void fireEvent.click(button(name)))

const open = async (passkeys: readonly Passkey[] | null = [key, other], isSupported = true) => {
  const app = live(ann)
  const feature = app.attach(passkeysImplementation, streams(isSupported))
  await act(async () => void show(<Passkeys />, { app }))
  if (passkeys !== null) feature.hear(queryLoaded(passkeysQuery, {}, passkeys))
  return { app, feature }
}

describe('Your passkeys', () => {
  it('R4-207 shows each passkey with its provider, its times, and whether it is synced', async () => {
    await open()
    const [first, second] = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(first).toMatch(/^iCloud KeychainAdded: Today \d\d:\d\d · Last used: Today \d\d:\d\d · Synced/)
    expect(second).toMatch(/^Chrome, WindowsAdded: Today \d\d:\d\d · Not used yetRemove/)
  })

  it('R4-207 adds a passkey, shows that it does, and says when it is done', async () => {
    const { app } = await open([])
    expect(screen.getByRole('status').textContent).toBe(en.none)
    await press(en.add)
    expect(button(en.add).getAttribute('aria-busy')).toBe('true')
    app.hearInTab((ask) => ({ type: 'passkeys/PasskeyCreated', ask: ask('addPasskey') }))
    app.hearInTab((ask) => ({ type: 'passkeys/PasskeyAdded', ask: ask('addPasskey') }))
    expect(screen.getByRole('status').textContent).toBe(en.hasAdded)
  })

  it.each<[PasskeyFault, string]>([
    ['dismissed', en.notAdded],
    ['known', en.known],
    ['unavailable', en.unavailable],
    ['lost', en.lost],
    [unreachable, en.noAnswer],
    [refused('This took too long. Try again.'), 'This took too long. Try again.'],
  ])('R4-207 says why no passkey was added: %j', async (fault, text) => {
    const { app } = await open([])
    await press(en.add)
    app.hearInTab((ask) => ({ type: 'passkeys/PasskeyNotAdded', ask: ask('addPasskey'), fault }))
    expect(screen.getByRole('alert').textContent).toBe(text)
    await press(en.add)
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('R4-209 removes a passkey after a confirmation, and keeps a failure beside it', async () => {
    const { app, feature } = await open()
    await press('Remove iCloud Keychain')
    fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: en.remove }))
    expect(app.said('passkeys/RemovePasskey')).toEqual([{ type: 'passkeys/RemovePasskey', id: 'p1' }])
    expect(button('Remove iCloud Keychain').getAttribute('aria-busy')).toBe('true')
    feature.answer('remove:p1', (ask) => ({ type: 'passkeys/PasskeyNotRemoved', ask, id: 'p1', failure: unreachable }))
    expect(screen.getByRole('alert').textContent).toBe(en.notRemoved)
  })

  it('R4-207 the button for adding is off with the reason at the most passkeys and without a network', async () => {
    const full = Array.from({ length: MOST_PASSKEYS }, (_, n) => ({ ...key, id: `p${n}` }))
    const { app } = await open(full)
    expect(screen.getByRole('status').textContent).toMatch(/^You have 10 passkeys, the most possible/)
    expect(button(en.add)).toHaveProperty('disabled', true)
    app.hear({ type: 'NetworkOffline' })
    expect(screen.getByRole('status').textContent).toBe(en.offline)
    expect(screen.getAllByRole('button').every((one) => one.hasAttribute('disabled'))).toBe(true)
  })

  it('R4-207 a browser without passkeys says so, and offers no button for adding', async () => {
    await open([], false)
    expect(screen.getByRole('status').textContent).toBe(en.unsupported)
    expect(screen.queryByRole('button', { name: en.add })).toBeNull()
  })

  it('R4-207 a list that does not load can be tried again', async () => {
    const { app, feature } = await open(null)
    feature.hear(queryFailed(passkeysQuery, {}))
    expect(screen.getByText(en.failed)).toBeTruthy()
    await press('Retry')
    expect(app.saidToAccount.filter(({ type }) => type === passkeysQuery.want({}).type)).toHaveLength(2)
  })
})

describe('The passkey on the sign-in page', () => {
  const opened = async (isSupported = true): Promise<FakeApp> => {
    const app = new FakeApp()
    app.attach(passkeysImplementation, streams(isSupported))
    await act(async () => void show(<PasskeySignInOption />, { app }))
    return app
  }

  it('R4-208 the browser’s dialog opens with a press, and the button is busy until the end', async () => {
    const app = await opened()
    await press(en.signIn)
    expect(button(en.signIn).getAttribute('aria-busy')).toBe('true')
    app.hearInTab((ask) => ({ type: 'passkeys/PasskeyNotChosen', ask: ask('askForPasskey'), fault: 'dismissed' }))
    expect(button(en.signIn).getAttribute('aria-busy')).toBeNull()
    expect(screen.getByRole('alert').textContent).toBe(en.notUsed)
  })

  it('R4-209 says that a passkey was removed', async () => {
    const app = await opened()
    await press(en.signIn)
    app.hearInTab((ask) => ({ type: 'passkeys/PasskeyChosen', ask: ask('askForPasskey') }))
    app.hearInTab((ask) => ({ type: 'passkeys/PasskeyNotAccepted', ask: ask('askForPasskey'), fault: 'removed' }))
    expect(screen.getByRole('alert').textContent).toBe(en.removed)
  })

  it('R4-208 a browser without passkeys shows no button', async () => {
    await opened(false)
    expect(screen.queryByRole('button')).toBeNull()
  })
})
