import { notificationImplementation } from '../../../src/application/features/notification/notification'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { BrowserRouter } from 'react-router-dom'
import { afterEach, describe, expect, it } from 'vitest'
import { sessionOf } from '../../support/builders/session'
import { ann, ben, vera } from '../../support/builders/person'
import { infoWith, square } from '../../support/builders/space'
import { userOf } from '../../support/builders/user'
import { AppProvider } from '../../../src/ui/app/app-context'
import { AppRoutes } from '../../../src/ui/app/routing/AppRoutes'
import { RouterNavigator } from '../../../src/ui/app/routing/router-navigator'
import { lazyModule } from '../../../src/ui/components/lazy-module'
import { UiRoot } from '../../../src/ui/app-shell/UiRoot'
import { FakeApp, live } from '../support/fake-app'
import { badInput } from '../support/bad-inputs'
import { english } from '../support/show'

/** The translations load lazily, so a suspended page renders only within an awaited `act`. */
const open = async (path: string, app = new FakeApp()) => {
  // Every member page contains the bell.
  app.attach(notificationImplementation, { permission: () => 'unasked' as const })
  window.history.replaceState(null, '', path)
  await act(async () => {
    render(
      <UiRoot i18n={english}>
        <AppProvider value={app}>
          <BrowserRouter>
            <AppRoutes way={new RouterNavigator()} />
          </BrowserRouter>
        </AppProvider>
      </UiRoot>,
    )
  })
  return app
}
const place = () => window.location.pathname

afterEach(cleanup)

describe('An address', () => {
  it.each([
    '/nonsense/at/all',
    '/group/12345678/more',
    '/sign-in/nonsense',
    '/GROUPS/all',
    '/constructor/name',
    '/%00/x',
  ])('R1-051 R2-063 that is no page shows "not found": %s', async (path) => {
    await open(path)
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Go to Discover' }).getAttribute('href')).toBe('/group')
  })

  it.each(['/nonsense', '/GROUPS', '/constructor'])(
    'of one word is looked up as a group’s link name: %s',
    async (path) => {
      const app = await open(path, live(ann))
      await waitFor(() => expect(app.said('ShowGroup')).toEqual([{ type: 'ShowGroup', key: path.slice(1) }]))
    },
  )

  it.each([
    ['/', '/group'],
    ['/g', '/g'],
    ['/group', '/group'],
  ])('R1-027 %s shows the group centre', async (path, stays) => {
    await open(path)
    expect(await screen.findByRole('heading', { name: 'Discover' })).toBeTruthy()
    expect(place()).toBe(stays)
  })

  it.each([
    ['BI-129', 'showGift&operate=x'],
    ['BI-130', '<svg onload=alert(1)>'],
  ])('%s query_operate opens nothing and is never shown', async (id, query) => {
    const { text } = badInput('query_operate', id)
    expect(text).toBe(query)
    await open(`/group?operate=${text}`)
    expect(await screen.findByRole('heading', { name: 'Discover' })).toBeTruthy()
    expect(screen.queryAllByRole('dialog')).toEqual([])
    expect(document.querySelector('[onload]')).toBeNull()
    expect(document.body.textContent).not.toContain(query)
  })

  it('is logged as a route pattern, without its ids', async () => {
    const app = await open('/group/12345678')
    await screen.findAllByText('Loading…')
    expect(app.said('RouteChanged')).toEqual([{ type: 'RouteChanged', path: '/group/:key' }])
  })

  it('starts a visitor session when there is none', async () => {
    const app = await open('/message')
    await screen.findByRole('heading', { name: 'Messages' })
    await waitFor(() => expect(app.said('NeedSession')).toHaveLength(1))
  })

  it('keeps an existing session', async () => {
    const app = await open('/message', live(ann))
    await screen.findByRole('heading', { name: 'Messages' })
    expect(app.said('NeedSession')).toEqual([])
  })
})

describe('A page for members', () => {
  it.each(['/profile', '/profile/1000000002', '/settings', '/message', '/message/1000000002', '/chat'])(
    'R1-003 R1-098 R1-214 R2-183 leads a visitor to the group centre and asks them to sign in: %s',
    async (path) => {
      const app = await open(path, live(vera))
      expect(await screen.findByRole('dialog', { name: 'Sign in to continue' })).toBeTruthy()
      expect(place()).toBe('/group')
      expect([...app.said('ShowPerson'), ...app.said('ShowOwnProfile'), ...app.said('OpenDirect')]).toEqual([])
    },
  )

  it('R1-058 shows a prompt that only its buttons close; Not now leads to the group centre', async () => {
    const app = await open('/settings', live(vera))
    const dialog = await screen.findByRole('dialog', { name: 'Sign in to continue' })
    fireEvent.keyDown(dialog, { key: 'Escape' })
    fireEvent.pointerDown(document.body)
    fireEvent.click(document.body)
    expect(app.said('CloseDialog')).toEqual([])
    window.history.replaceState(null, '', '/settings')
    fireEvent.click(screen.getByRole('button', { name: 'Not now' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(place()).toBe('/group')
  })

  it('opens for a member', async () => {
    await open('/settings', live(ann))
    expect(await screen.findByRole('heading', { name: 'Settings' })).toBeTruthy()
    expect(place()).toBe('/settings')
  })
})

describe('A sign-in path', () => {
  it.each(['/sign-in', '/sign-in/email', '/sign-in/wallet'])(
    'R1-053 R3-148 leads a member to the group centre: %s',
    async (path) => {
      await open(path, live(ann))
      expect(await screen.findByRole('heading', { name: 'Discover' })).toBeTruthy()
      expect(place()).toBe('/group')
    },
  )

  it('R1-053 leads the person away as soon as they are signed in', async () => {
    const app = await open('/sign-in')
    await screen.findByRole('heading', { name: 'Come on in' })
    await act(async () => {
      app.hear({ type: 'SignedIn', session: sessionOf(ann) })
    })
    expect(await screen.findByRole('heading', { name: 'Discover' })).toBeTruthy()
  })

  it.each([
    ['R1-022 R1-053 R3-340', '/sign-in', 'Come on in'],
    ['R1-024 R1-053 R2-057', '/sign-in/email', 'Sign in with e-mail'],
  ])('%s stays open to a visitor: %s', async (_ids, path, name) => {
    await open(path, live(vera))
    expect(await screen.findByRole('heading', { level: 1, name })).toBeTruthy()
    expect(place()).toBe(path)
  })
})

describe('A read that the server refuses as too many requests', () => {
  it('R3-293 reaches the error boundary, which says so, and Retry renders the screen again', async () => {
    const app = await open('/message', live(ann))
    await screen.findByRole('heading', { name: 'Messages' })
    app.hearInTab({ type: 'ReadTooOften' })
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Too many requests')
    expect(screen.queryByRole('heading', { name: 'Messages' })).toBeNull()
    await act(async () => {
      fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
    })
    expect(await screen.findByRole('heading', { name: 'Messages' })).toBeTruthy()
    expect([...app.said('TryScreenAgain'), ...app.said('ScreenBroke')]).toEqual([{ type: 'TryScreenAgain' }])
  })

  it('R3-293 does not block a screen opened later, or after a reload', async () => {
    const app = await open('/message', live(ann).hearInTab({ type: 'ReadTooOften' }))
    expect(await screen.findByRole('heading', { name: 'Messages' })).toBeTruthy()
    expect(app.said('TryScreenAgain')).toHaveLength(1)
  })
})

describe('Over every screen', () => {
  it('R1-057 the visitor prompt leads to the login', async () => {
    const app = await open('/group', live(vera))
    await screen.findByRole('heading', { name: 'Discover' })
    app.hearInTab({ type: 'ShowVisitorDialog' })
    fireEvent.click(await screen.findByRole('button', { name: 'Sign in' }))
    expect(await screen.findByRole('heading', { name: 'Come on in' })).toBeTruthy()
    expect(place()).toBe('/sign-in')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('R1-057 the visitor prompt closes on Not now and the page stays', async () => {
    const app = await open('/group', live(vera))
    await screen.findByRole('heading', { name: 'Discover' })
    app.hearInTab({ type: 'ShowVisitorDialog' })
    fireEvent.click(await screen.findByRole('button', { name: 'Not now' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(place()).toBe('/group')
  })

  it('a toast shows the server’s text as plain text, or our own translation', async () => {
    const app = await open('/message')
    await screen.findByRole('heading', { name: 'Messages' })
    app.hearInTab({ type: 'ShowToast', words: { text: '<b>no</b>' } }, { type: 'ShowToast', words: { key: 'copied' } })
    expect(await screen.findByText('<b>no</b>')).toBeTruthy()
    expect(screen.getByText('clipboard copy successful')).toBeTruthy()
    act(() => screen.getAllByRole('button', { name: 'Close' })[0]?.click())
    expect(screen.queryByText('<b>no</b>')).toBeNull()
  })

  it('a toast about a person shows the name once it is known', async () => {
    const app = await open('/message', live(ann))
    await screen.findByRole('heading', { name: 'Messages' })
    app.hearInTab({ type: 'ShowToast', words: { key: 'blocked', xid: ben.xid } })
    expect(await screen.findByText('Blocked')).toBeTruthy()
    app.hear({ type: 'ShowPerson', uid: ben.uid }, (ask) => ({
      type: 'PersonFound',
      ask: ask(`person:${ben.uid}`),
      uid: ben.uid,
      user: userOf(ben, {}),
    }))
    expect(await screen.findByText(`${ben.name} is blocked`)).toBeTruthy()
  })

  it('R2-028 a toast about a started space leads to the space', async () => {
    const app = await open('/message')
    await screen.findByRole('heading', { name: 'Messages' })
    app.hearInTab({ type: 'ShowToast', words: { title: 'Tea & more', channelId: square } })
    expect(await screen.findByText('“Tea & more” has started')).toBeTruthy()
    act(() => screen.getByRole('button', { name: 'Join' }).click())
    expect(screen.queryByText('“Tea & more” has started')).toBeNull()
    expect(place()).toBe(`/space/${square}`)
  })

  it('R2-304 a success toast has a check mark', async () => {
    const app = await open('/message')
    await screen.findByRole('heading', { name: 'Messages' })
    app.hearInTab({ type: 'ShowToast', words: { key: 'codeSent' } })
    expect((await screen.findByText('Code sent')).previousElementSibling?.classList.contains('lucide-check')).toBe(true)
  })

  it('the offline banner shows while there is no network', async () => {
    const app = await open('/message')
    await screen.findByRole('heading', { name: 'Messages' })
    expect(screen.queryByText(/You’re offline/)).toBeNull()
    app.hear({ type: 'NetworkOffline' })
    expect(screen.getByText(/You’re offline/)).toBeTruthy()
    app.hear({ type: 'NetworkOnline' })
    expect(screen.queryByText(/You’re offline/)).toBeNull()
  })

  it('a lazy part that failed to load loads again when the connection is back', async () => {
    const server = { isThere: false }
    const part = lazyModule(() =>
      server.isThere ? Promise.resolve('the rest of it') : Promise.reject(new Error('no server')),
    )
    const Part = () => part.useModule(true)
    const app = await open('/message')
    await act(async () => {
      render(<Part />)
    })
    app.hear({ type: 'NetworkOffline' })
    server.isThere = true
    expect(screen.queryByText('the rest of it')).toBeNull()
    app.hear({ type: 'NetworkOnline' })
    expect(await screen.findByText('the rest of it')).toBeTruthy()
  })
})

describe('The route table', () => {
  it.each(['/terms', '/data_safety', '/policy'])(
    'R1-050 R2-062 shows a static page without starting a session: %s',
    async (path) => {
      const app = await open(path)
      expect((await screen.findByRole('heading', { level: 1 })).textContent).not.toBe('')
      expect(app.said('NeedSession')).toEqual([])
    },
  )

  it('R1-052 contains the demos in builds for testing', async () => {
    const app = await open('/test/vueQuery')
    fireEvent.click(await screen.findByRole('button', { name: 'Load group lists' }))
    expect(app.said('ShowGroupCentre')).toHaveLength(1)
  })

  it('R1-052 contains a demo that looks up a group', async () => {
    const app = await open('/test/api')
    fireEvent.change(await screen.findByLabelText('GID, invite key or link'), { target: { value: '12345678' } })
    fireEvent.click(screen.getByRole('button', { name: 'Call' }))
    expect(app.said('ShowGroup')).toEqual([{ type: 'ShowGroup', key: '12345678' }])
    expect(screen.getByText(/"status": "loading"/)).toBeTruthy()
  })
})

describe('A visitor who signs in', () => {
  it('R1-054 returns to the page they were on', async () => {
    const app = await open('/group/12345678', live(vera))
    await screen.findAllByText('Loading…')
    app.hearInTab({ type: 'ShowVisitorDialog' })
    fireEvent.click(await screen.findByRole('button', { name: 'Sign in' }))
    await screen.findByRole('heading', { name: 'Come on in' })
    await act(async () => {
      app.hear({ type: 'SignedIn', session: sessionOf(ann) })
    })
    await waitFor(() => expect(place()).toBe('/group/12345678'))
  })

  it('R1-054 goes on to the member page they had requested', async () => {
    const app = await open('/message/1000000002?at=7', live(vera))
    await waitFor(() => expect(place()).toBe('/group'))
    fireEvent.click(await screen.findByRole('button', { name: 'Sign in' }))
    await screen.findByRole('heading', { name: 'Come on in' })
    await act(async () => {
      app.hear({ type: 'SignedIn', session: sessionOf(ann) })
    })
    await waitFor(() => expect(place() + window.location.search).toBe('/message/1000000002?at=7'))
  })

  it('R1-054 goes on to the space whose link they had opened', async () => {
    const app = await open(`/space/${square}`, live(vera))
    await waitFor(() => expect(app.said('ShowSpace')).toHaveLength(1))
    const info = infoWith({ channelId: square }, { isMember: false })
    await act(async () => {
      app.hear((ask) => ({ type: 'SpaceRead', ask: ask(`space:${square}`), channelId: square, info }))
    })
    await waitFor(() => expect(place()).toBe(`/group/${info.group.gid}`))
    app.hearInTab({ type: 'ShowVisitorDialog' })
    fireEvent.click(await screen.findByRole('button', { name: 'Sign in' }))
    await screen.findByRole('heading', { name: 'Come on in' })
    await act(async () => {
      app.hear({ type: 'SignedIn', session: sessionOf(ann) })
    })
    await waitFor(() => expect(place()).toBe(`/space/${square}`))
  })

  it('R1-054 stays on the main page after pressing Not now', async () => {
    const app = await open('/message/1000000002', live(vera))
    fireEvent.click(await screen.findByRole('button', { name: 'Not now' }))
    await waitFor(() => expect(place()).toBe('/group'))
    fireEvent.click(screen.getAllByRole('link', { name: 'Sign in' })[0] ?? document.body)
    await screen.findByRole('heading', { name: 'Come on in' })
    await act(async () => {
      app.hear({ type: 'SignedIn', session: sessionOf(ann) })
    })
    await waitFor(() => expect(place()).toBe('/group'))
  })
})
