import { act, cleanup, configure, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { RouterProvider } from 'react-router-dom'
import { afterEach, describe, expect, it } from 'vitest'
import { sessionOf } from '../support/builders/session'
import { ann, vera } from '../support/builders/person'
import { AppProvider } from '../../src/ui/app/app-context'
import { createRouter } from '../../src/ui/app/routes'
import { UiRoot } from '../../src/ui/frame/UiRoot'
import { FakeApp, live } from './support/fake-app'
import { english } from './support/show'

// Screens load when they are first shown: that may take its time.
configure({ asyncUtilTimeout: 15_000 })

const routers: ReturnType<typeof createRouter>[] = []

const open = (path: string, app = new FakeApp()) => {
  window.history.replaceState(null, '', path)
  const router = createRouter()
  routers.push(router)
  render(<UiRoot i18n={english}><AppProvider value={app}><RouterProvider router={router} /></AppProvider></UiRoot>)
  return app
}
const place = () => window.location.pathname

afterEach(() => {
  cleanup()
  for (const router of routers.splice(0)) router.dispose()
})

describe('An address', () => {
  it.each(['/nonsense', '/group/12345678/more', '/sign-in/nonsense', '/GROUPS', '/constructor', '/%00'])('R1-051 that is no page of ours shows not-found: %s', async (path) => {
    open(path)
    expect(await screen.findByRole('heading', { name: 'This page isn’t here' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Go to Discover' }).getAttribute('href')).toBe('/group')
  })

  it.each([['/', '/group'], ['/g', '/g'], ['/group', '/group']])('%s shows the group centre', async (path, stays) => {
    open(path)
    expect(await screen.findByRole('heading', { name: 'Discover' })).toBeTruthy()
    expect(place()).toBe(stays)
  })

  it('is told to the log as a pattern, without the ids in it', async () => {
    const app = open('/group/12345678')
    await screen.findAllByText('Loading…')
    expect(app.said('RouteChanged')).toEqual([{ type: 'RouteChanged', path: '/group/:key' }])
  })

  it('without a session has the visitor’s sign-in begun', async () => {
    const app = open('/message')
    await screen.findByRole('heading', { name: 'Messages' })
    expect(app.said('NeedSession')).toHaveLength(1)
  })

  it('keeps a session that is there', async () => {
    const app = open('/message', live(ann))
    await screen.findByRole('heading', { name: 'Messages' })
    expect(app.said('NeedSession')).toEqual([])
  })
})

describe('A sign-in path', () => {
  it.each(['/sign-in', '/sign-in/email'])('R1-053 leads a member to the group centre: %s', async (path) => {
    open(path, live(ann))
    expect(await screen.findByRole('heading', { name: 'Discover' })).toBeTruthy()
    expect(place()).toBe('/group')
  })

  it('R1-053 leads a member away as soon as they are one', async () => {
    const app = open('/sign-in')
    await screen.findByRole('heading', { name: 'Come on in' })
    app.hear({ type: 'SignedIn', session: sessionOf(ann) })
    expect(await screen.findByRole('heading', { name: 'Discover' })).toBeTruthy()
  })

  it.each(['/sign-in', '/sign-in/email'])('R1-053 stays open to a visitor: %s', async (path) => {
    open(path, live(vera))
    await screen.findByRole('heading', { level: 1, name: /Come on in|Sign in with e-mail/ })
    expect(place()).toBe(path)
  })
})

describe('Over every screen', () => {
  it('R1-057 the visitor prompt leads to the login', async () => {
    const app = open('/message', live(vera))
    await screen.findByRole('heading', { name: 'Messages' })
    app.hearInTab({ type: 'ShowVisitorDialog' })
    fireEvent.click(await screen.findByRole('button', { name: 'Go to sign in' }))
    expect(await screen.findByRole('heading', { name: 'Come on in' })).toBeTruthy()
    expect(place()).toBe('/sign-in')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('R1-057 the visitor prompt closes on OK, and one stays', async () => {
    const app = open('/message', live(vera))
    await screen.findByRole('heading', { name: 'Messages' })
    app.hearInTab({ type: 'ShowVisitorDialog' })
    fireEvent.click(await screen.findByRole('button', { name: 'OK' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(place()).toBe('/message')
  })

  it('a toast says the server’s words, or ours', async () => {
    const app = open('/message')
    await screen.findByRole('heading', { name: 'Messages' })
    app.hearInTab({ type: 'ShowToast', words: { text: '<b>no</b>' } }, { type: 'ShowToast', words: { key: 'copied' } })
    expect(screen.getByText('<b>no</b>')).toBeTruthy()
    expect(screen.getByText('Copied')).toBeTruthy()
    act(() => screen.getAllByRole('button', { name: 'Close' })[0]?.click())
    expect(screen.queryByText('<b>no</b>')).toBeNull()
  })

  it('the offline banner stands while there is no network', async () => {
    const app = open('/message')
    await screen.findByRole('heading', { name: 'Messages' })
    expect(screen.queryByText(/You are offline/)).toBeNull()
    app.hear({ type: 'NetworkOffline' })
    expect(screen.getByText(/You are offline/)).toBeTruthy()
    app.hear({ type: 'NetworkOnline' })
    expect(screen.queryByText(/You are offline/)).toBeNull()
  })
})
