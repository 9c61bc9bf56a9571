import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { sessionOf } from '../../support/builders/session'
import { ann, vera } from '../../support/builders/person'
import { infoWith, square } from '../../support/builders/space'
import { live } from '../support/fake-app'
import { badInput } from '../support/bad-inputs'
import { open, place } from '../support/app-pages'

afterEach(cleanup)

describe('The URL of a page', () => {
  it.each([
    '/nonsense/at/all',
    '/group/12345678/more',
    '/sign-in/nonsense',
    '/GROUPS/all',
    '/constructor/name',
    '/%00/x',
  ])('R1-051 R2-063 an unknown path shows the screen "Page not found" with a link to Discover: %s', async (path) => {
    await open(path)
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Go to Discover' }).getAttribute('href')).toBe('/group')
  })

  it.each(['/nonsense', '/GROUPS', '/constructor'])(
    'an unknown path of one word is looked up as the link name of a group: %s',
    async (path) => {
      const app = await open(path, live(ann))
      await waitFor(() =>
        expect(app.said('group/ShowGroup')).toEqual([{ type: 'group/ShowGroup', key: path.slice(1) }]),
      )
    },
  )

  it.each([
    ['/', '/group'],
    ['/g', '/g'],
    ['/group', '/group'],
  ])('R1-027 the path %s shows the Discover page', async (path, stays) => {
    await open(path)
    expect(await screen.findByRole('heading', { name: 'Discover' })).toBeTruthy()
    expect(place()).toBe(stays)
  })

  it.each([
    ['BI-129', 'showGift&operate=x'],
    ['BI-130', '<svg onload=alert(1)>'],
  ])(
    '%s query_operate: a bad value of the query parameter operate opens no dialog and is never shown',
    async (id, query) => {
      const { text } = badInput('query_operate', id)
      expect(text).toBe(query)
      await open(`/group?operate=${text}`)
      expect(await screen.findByRole('heading', { name: 'Discover' })).toBeTruthy()
      expect(screen.queryAllByRole('dialog')).toEqual([])
      expect(document.querySelector('[onload]')).toBeNull()
      expect(document.body.textContent).not.toContain(query)
    },
  )

  it('when a page opens, the message RouteChanged contains the route pattern of the path, without the ids in the path', async () => {
    const app = await open('/group/12345678')
    await screen.findAllByText('Loading…')
    expect(app.said('RouteChanged')).toEqual([{ type: 'RouteChanged', path: '/group/:key' }])
  })

  it('opening a page requests a visitor session if the browser has no session', async () => {
    const app = await open('/message')
    await screen.findByRole('heading', { name: 'Messages' })
    await waitFor(() => expect(app.said('RequireSession')).toHaveLength(1))
  })

  it('opening a page with an existing session requests no new session', async () => {
    const app = await open('/message', live(ann))
    await screen.findByRole('heading', { name: 'Messages' })
    expect(app.said('RequireSession')).toEqual([])
  })
})

describe('A page for members', () => {
  it.each(['/profile', '/profile/1000000002', '/settings', '/message', '/message/1000000002', '/chat'])(
    'R1-003 R1-098 R1-214 R2-183 a visitor who opens a page for members is redirected to Discover and sees the sign-in prompt: %s',
    async (path) => {
      const app = await open(path, live(vera))
      expect(await screen.findByRole('dialog', { name: 'Sign in to continue' })).toBeTruthy()
      expect(place()).toBe('/group')
      expect([
        ...app.said('profile/ShowPerson'),
        ...app.said('profile/ShowOwnProfile'),
        ...app.said('chat/OpenDirect'),
      ]).toEqual([])
    },
  )

  it('R1-058 on a page for members the sign-in prompt ignores Escape and outside presses, and Not now leads to Discover', async () => {
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

  it('a page for members opens for a signed-in member', async () => {
    await open('/settings', live(ann))
    expect(await screen.findByRole('heading', { name: 'Settings' })).toBeTruthy()
    expect(place()).toBe('/settings')
  })
})

describe('A sign-in path', () => {
  it.each(['/sign-in', '/sign-in/email', '/sign-in/wallet'])(
    'R1-053 R3-148 a sign-in path redirects a member to the Discover page: %s',
    async (path) => {
      await open(path, live(ann))
      expect(await screen.findByRole('heading', { name: 'Discover' })).toBeTruthy()
      expect(place()).toBe('/group')
    },
  )

  it('R1-053 when a person on a sign-in page has signed in, the Discover page replaces the sign-in page', async () => {
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
  ])('%s a visitor may open the sign-in path %s', async (_ids, path, name) => {
    await open(path, live(vera))
    expect(await screen.findByRole('heading', { level: 1, name })).toBeTruthy()
    expect(place()).toBe(path)
  })
})

describe('The route table', () => {
  it.each(['/terms', '/data_safety', '/policy'])(
    'R1-050 R2-062 a static page of legal texts opens without requesting a session: %s',
    async (path) => {
      const app = await open(path)
      expect((await screen.findByRole('heading', { level: 1 })).textContent).not.toBe('')
      expect(app.said('RequireSession')).toEqual([])
    },
  )

  it('R1-052 a test build has the demo page of group lists, whose button loads the group lists', async () => {
    const app = await open('/test/vueQuery')
    fireEvent.click(await screen.findByRole('button', { name: 'Load group lists' }))
    expect(app.said('group/ShowGroupCentre')).toHaveLength(1)
  })

  it('R1-052 the demo page of the API looks up the group whose GID is entered, and shows the status of the lookup', async () => {
    const app = await open('/test/api')
    fireEvent.change(await screen.findByLabelText('GID, invite key or link'), { target: { value: '12345678' } })
    fireEvent.click(screen.getByRole('button', { name: 'Call' }))
    expect(app.said('group/ShowGroup')).toEqual([{ type: 'group/ShowGroup', key: '12345678' }])
    expect(screen.getByText(/"status": "loading"/)).toBeTruthy()
  })
})

describe('A visitor who signs in', () => {
  it('R1-054 a visitor who signs in returns to the page that was open before', async () => {
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

  it('R1-054 a visitor who opened a page for members sees that page after signing in', async () => {
    const app = await open('/message/1000000002?at=7', live(vera))
    await waitFor(() => expect(place()).toBe('/group'))
    fireEvent.click(await screen.findByRole('button', { name: 'Sign in' }))
    await screen.findByRole('heading', { name: 'Come on in' })
    await act(async () => {
      app.hear({ type: 'SignedIn', session: sessionOf(ann) })
    })
    await waitFor(() => expect(place() + window.location.search).toBe('/message/1000000002?at=7'))
  })

  it('R1-054 a visitor who opened the link of a space sees that space after signing in', async () => {
    const app = await open(`/space/${square}`, live(vera))
    await waitFor(() => expect(app.said('space/ShowSpace')).toHaveLength(1))
    const info = infoWith({ channelId: square }, { isMember: false })
    await act(async () => {
      app.hear((ask) => ({ type: 'space/SpaceLoaded', ask: ask(`space:${square}`), channelId: square, info }))
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

  it('R1-054 a visitor who presses Not now in the sign-in prompt and signs in later sees Discover, not the page refused before', async () => {
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
