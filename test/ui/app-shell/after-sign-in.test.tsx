import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { sessionOf } from '../../support/builders/session'
import { ann, vera } from '../../support/builders/person'
import { infoWith, square } from '../../support/builders/space'
import { live } from '../support/fake-app'
import { open, place } from '../support/app-pages'

afterEach(cleanup)

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

  it('R1-054 a visitor who pressed Not now and signs in later stays on the main page', async () => {
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
