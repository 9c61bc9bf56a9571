import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { notificationImplementation } from '../../../../src/application/features/notification/notification'
import { AccountPanelContainer } from '../../../../src/ui/app-shell/account-panel/AccountPanelContainer'
import { paths } from '../../../../src/ui/app/routing/paths'
import { profileOf, sessionOf } from '../../../support/builders/session'
import { ann, vera } from '../../../support/builders/person'
import { FakeApp, live } from '../../support/fake-app'
import { show } from '../../support/show'
import { liveRegionText } from '../../support/live-region-text'

const member = (twitterUrl: string | null = null) =>
  new FakeApp().hear({ type: 'SignedIn', session: sessionOf(ann) }, (ask) => ({
    type: 'ProfileLoaded',
    ask: ask('loadProfile'),
    profile: profileOf(ann, { twitterUrl, following: 1_204, followers: 15_300 }),
  }))
const visitor = () => new FakeApp().hear({ type: 'SignedIn', session: { ...sessionOf(vera), method: 'visitor' } })
const open = (app: FakeApp) => {
  show(<AccountPanelContainer open onClose={liveRegionText()} />, { app })
  return app
}
/** Opens the panel of a visitor whose browser asks for the permission for notifications. */
const openWithAlerts = () => {
  const app = visitor()
  app.attach(notificationImplementation, {
    badge: { show: () => undefined },
    permission: () => 'unasked',
    alerts: app.alerts,
  })
  return open(app)
}
/** Opens the panel with the preferences beside the account drawer. */
const openPlaces = async () => {
  fireEvent.click(screen.getByRole('button', { name: 'Preferences' }))
  return within(await screen.findByRole('dialog', { name: 'Preferences' }))
}
const choose = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })

describe('The account panel', () => {
  it('R1-065 R2-064 the account panel shows the member’s name and sign-in method, and how many the member follows and is followed by', () => {
    open(member())
    const panel = within(screen.getByRole('dialog', { name: 'Account' }))
    expect(panel.getByText(ann.name)).toBeTruthy()
    expect(panel.getByText('Signed in with e-mail')).toBeTruthy()
    expect(panel.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['1,204', '15.3k'])
    expect(panel.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Following', 'Followers'])
  })

  it.each([
    ['Live streaming', paths.restream],
    ['Bots', paths.bots],
  ])('R1-066 R2-064 R3-035 the account panel has a button that leads a member to the page %s', (name, to) => {
    show(
      <Routes>
        <Route path="/" element={<AccountPanelContainer open onClose={liveRegionText()} />} />
        <Route path={to} element={<p>there</p>} />
      </Routes>,
      { app: member() },
    )
    fireEvent.click(screen.getByRole('button', { name }))
    expect(screen.getByText('there')).toBeTruthy()
  })

  it('R1-066 R2-064 a press on Sign out in the account panel signs the member out', () => {
    const app = open(member())
    fireEvent.click(screen.getByRole('button', { name: 'Sign out' }))
    expect(app.said('SignOut')).toHaveLength(1)
  })

  it.each([
    [0, false, 0],
    [1, false, 1],
    [0, true, 1],
  ])(
    'R1-234 the account panel links only project staff and super users to the project pages (%i projects, super user: %s)',
    (projects, isSuper, links) => {
      open(
        new FakeApp().hear({ type: 'SignedIn', session: sessionOf(ann) }, (ask) => ({
          type: 'ProfileLoaded',
          ask: ask('loadProfile'),
          profile: profileOf(ann, { projects, isSuper }),
        })),
      )
      expect(screen.queryAllByRole('button', { name: 'Your projects' })).toHaveLength(links)
    },
  )

  it('a visitor’s account panel has the title Preferences, all four preferences and no Sign out button', () => {
    open(visitor())
    for (const label of ['Main page', 'Region', 'Language', 'Theme']) expect(screen.getByLabelText(label)).toBeTruthy()
    expect(screen.getByRole('dialog', { name: 'Preferences' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Sign out' })).toBeNull()
  })
})

describe('The preferences', () => {
  it('R1-067 R2-065 the preferences popover has three selects, in which a member chooses main page, region and language', async () => {
    const app = open(member('https://x.example/ann'))
    expect(screen.queryAllByRole('combobox')).toEqual([])
    const places = await openPlaces()
    expect(places.getAllByRole('combobox').map((one) => one.getAttribute('id')).length).toBe(3)
    choose('Main page', 'Message')
    choose('Region', 'fr')
    choose('Language', 'zh')
    expect(app.saidToAccount.map(({ type }) => type)).toEqual([
      'ChooseMainPage',
      'ChooseAreaLanguage',
      'ChooseLanguage',
    ])
  })

  it('R1-233 R2-178 if a member without a bound X account picks a region, the choice is refused with an error toast', async () => {
    const app = open(member())
    await openPlaces()
    choose('Region', 'fr')
    expect([app.said('ChooseAreaLanguage'), app.said('ShowToast')]).toEqual([
      [],
      [{ type: 'ShowToast', words: { key: 'needBindX' } }],
    ])
  })

  it('R1-233 R2-178 if a visitor picks a region, the choice is refused and the visitor is asked to sign in', () => {
    const app = open(visitor())
    choose('Region', 'fr')
    expect([app.said('ChooseAreaLanguage'), app.said('ShowVisitorDialog')]).toEqual([
      [],
      [{ type: 'ShowVisitorDialog' }],
    ])
  })

  it('the region select lists each language by the language’s native name', async () => {
    open(live(ann))
    await openPlaces()
    const names = within(screen.getByLabelText('Region'))
      .getAllByRole('option')
      .map(({ textContent }) => textContent)
    expect(names).toEqual(expect.arrayContaining(['English', '中文', 'Français', 'العربية']))
  })
})

describe('Sound and desktop notifications', () => {
  it('desktop notifications can be turned on only with the browser’s permission, and a toast reports a refusal by the browser', async () => {
    const app = openWithAlerts()
    fireEvent.click(screen.getByRole('switch', { name: 'Desktop notifications' }))
    await waitFor(() => expect(app.said('ChooseNotices')).toEqual([{ type: 'ChooseNotices', notices: true }]))
    app.mayNotify = false
    fireEvent.click(screen.getByRole('switch', { name: 'Desktop notifications' }))
    await waitFor(() => expect(app.said('ChooseNotices')).toHaveLength(2))
    fireEvent.click(screen.getByRole('switch', { name: 'Desktop notifications' }))
    await waitFor(() =>
      expect(app.said('ShowToast')).toEqual([{ type: 'ShowToast', words: { key: 'noticesRefused' } }]),
    )
    expect(app.said('ChooseNotices')).toHaveLength(2)
  })

  it('once sound for new messages is turned on, the account panel has a button that sends a test notification', async () => {
    const app = openWithAlerts()
    expect(screen.queryByRole('button', { name: 'Send a test' })).toBeNull()
    fireEvent.click(screen.getByRole('switch', { name: 'Sound for new messages' }))
    fireEvent.click(screen.getByRole('button', { name: 'Send a test' }))
    await waitFor(() => expect(app.tried).toHaveLength(1))
  })

  it('if the code for desktop notifications cannot load, the account panel still opens, and turning these on shows a toast', async () => {
    const app = visitor()
    app.loading = () => Promise.reject(new Error('offline'))
    open(app)
    fireEvent.click(screen.getByRole('switch', { name: 'Desktop notifications' }))
    await waitFor(() => expect(app.said('ShowToast')).toEqual([{ type: 'ShowToast', words: { key: 'notDone' } }]))
    expect(app.said('ChooseNotices')).toEqual([])
  })
})
