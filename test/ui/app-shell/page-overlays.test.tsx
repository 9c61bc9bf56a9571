import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ann, ben, vera } from '../../support/builders/person'
import { square } from '../../support/builders/space'
import { userOf } from '../../support/builders/user'
import { lazyModule, resetLazyModules } from '../../../src/ui/components/lazy-module'
import { live } from '../support/fake-app'
import { open, place } from '../support/app-pages'

afterEach(cleanup)

describe('A read that the server refuses as too many requests', () => {
  it('R3-293 when the server refuses a read as too frequent, "Too many requests" replaces the screen until Retry is pressed', async () => {
    const app = await open('/message', live(ann))
    await screen.findByRole('heading', { name: 'Messages' })
    app.hearInTab({ type: 'ReadRateLimited' })
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Too many requests')
    expect(screen.queryByRole('heading', { name: 'Messages' })).toBeNull()
    await act(async () => {
      fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
    })
    expect(await screen.findByRole('heading', { name: 'Messages' })).toBeTruthy()
    expect([...app.said('RetryScreen'), ...app.said('ScreenBroke')]).toEqual([{ type: 'RetryScreen' }])
  })

  it('R3-293 a read that was refused as too frequent does not block a screen that is opened later', async () => {
    const app = await open('/message', live(ann).hearInTab({ type: 'ReadRateLimited' }))
    expect(await screen.findByRole('heading', { name: 'Messages' })).toBeTruthy()
    expect(app.said('RetryScreen')).toHaveLength(1)
  })
})

describe('The prompts, toasts and banners over every screen', () => {
  it.each([
    ['/group/12345678', 'iPhone', 1],
    ['/group/12345678', 'Windows NT', 0],
    ['/group', 'iPhone', 0],
  ])('on %s a browser on %s offers the native app %i times', async (path, device, times) => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(`Mozilla/5.0 (${device})`)
    const app = await open(path, live(ann))
    // An offer is a dialog over the page, which then is hidden.
    await screen.findByRole('main', { hidden: true })
    await act(async () => {
      await import('../../../src/ui/features/group/OfferApp')
    })
    await waitFor(() => expect(app.said('OfferApp')).toHaveLength(times))
    vi.restoreAllMocks()
  })

  it('R1-057 a press on Sign in in the visitor prompt opens the sign-in page and closes the prompt', async () => {
    const app = await open('/group', live(vera))
    await screen.findByRole('heading', { name: 'Discover' })
    app.hearInTab({ type: 'ShowVisitorDialog' })
    fireEvent.click(await screen.findByRole('button', { name: 'Sign in' }))
    expect(await screen.findByRole('heading', { name: 'Come on in' })).toBeTruthy()
    expect(place()).toBe('/sign-in')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('R1-057 a press on Not now closes the visitor prompt and leaves the current page open', async () => {
    const app = await open('/group', live(vera))
    await screen.findByRole('heading', { name: 'Discover' })
    app.hearInTab({ type: 'ShowVisitorDialog' })
    fireEvent.click(await screen.findByRole('button', { name: 'Not now' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(place()).toBe('/group')
  })

  it('a toast shows a text of the server as plain text, or a translated text of the app, until Close is pressed', async () => {
    const app = await open('/message')
    await screen.findByRole('heading', { name: 'Messages' })
    app.hearInTab({ type: 'ShowToast', words: { text: '<b>no</b>' } }, { type: 'ShowToast', words: { key: 'copied' } })
    expect(await screen.findByText('<b>no</b>')).toBeTruthy()
    expect(screen.getByText('clipboard copy successful')).toBeTruthy()
    act(() => screen.getAllByRole('button', { name: 'Close' })[0]?.click())
    expect(screen.queryByText('<b>no</b>')).toBeNull()
  })

  it('a toast whose time ends before its code has loaded is shown for three seconds once the code is there', async () => {
    const app = await open('/message')
    await screen.findByRole('heading', { name: 'Messages' })
    resetLazyModules()
    app.hearInTab({ type: 'ShowToast', words: { key: 'copied' } })
    app.pass(3000)
    app.hearInTab((ask) => ({ type: 'AlarmRang', ask: ask('toastOver') }))
    expect(app.tab.slices.shell.get().context.toasts).toEqual([])
    expect(screen.queryByText('clipboard copy successful')).toBeNull()
    expect(await screen.findByText('clipboard copy successful')).toBeTruthy()
    app.pass(2999)
    expect(screen.getByText('clipboard copy successful')).toBeTruthy()
    app.pass(1)
    expect(screen.queryByText('clipboard copy successful')).toBeNull()
  })

  it('a toast about a person shows the person’s name once the name has loaded', async () => {
    const app = await open('/message', live(ann))
    await screen.findByRole('heading', { name: 'Messages' })
    app.hearInTab({ type: 'ShowToast', words: { key: 'blocked', xid: ben.xid } })
    expect(await screen.findByText('Blocked')).toBeTruthy()
    app.hear({ type: 'profile/ShowPerson', uid: ben.uid }, (ask) => ({
      type: 'profile/PersonFound',
      ask: ask(`person:${ben.uid}`),
      uid: ben.uid,
      user: userOf(ben, {}),
    }))
    expect(await screen.findByText(`${ben.name} is blocked`)).toBeTruthy()
  })

  it('R2-028 a press on Join in the toast about a started space opens that space and closes the toast', async () => {
    const app = await open('/message')
    await screen.findByRole('heading', { name: 'Messages' })
    app.hearInTab({ type: 'ShowToast', words: { title: 'Tea & more', channelId: square } })
    expect(await screen.findByText('“Tea & more” has started')).toBeTruthy()
    act(() => screen.getByRole('button', { name: 'Join' }).click())
    expect(screen.queryByText('“Tea & more” has started')).toBeNull()
    expect(place()).toBe(`/space/${square}`)
  })

  it('R2-304 a toast that reports a success has a check mark', async () => {
    const app = await open('/message')
    await screen.findByRole('heading', { name: 'Messages' })
    app.hearInTab({ type: 'ShowToast', words: { key: 'codeSent' } })
    expect((await screen.findByText('Code sent')).previousElementSibling?.classList.contains('lucide-check')).toBe(true)
  })

  it('the offline banner is shown while the browser has no network', async () => {
    const app = await open('/message')
    await screen.findByRole('heading', { name: 'Messages' })
    expect(screen.queryByText(/You’re offline/)).toBeNull()
    app.hear({ type: 'NetworkOffline' })
    expect(screen.getByText(/You’re offline/)).toBeTruthy()
    app.hear({ type: 'NetworkOnline' })
    expect(screen.queryByText(/You’re offline/)).toBeNull()
  })

  it('without a network the page is marked, and the mark goes when the network returns', async () => {
    const app = await open('/message')
    await screen.findByRole('heading', { name: 'Messages' })
    const isMarked = () => document.documentElement.hasAttribute('data-offline')
    expect(isMarked()).toBe(false)
    app.hear({ type: 'NetworkOffline' })
    expect(isMarked()).toBe(true)
    app.hear({ type: 'NetworkOnline' })
    expect(isMarked()).toBe(false)
  })

  it('a part of the app whose code failed to load is loaded again and rendered when the network returns', async () => {
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
