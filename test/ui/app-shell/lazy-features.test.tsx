import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { BrowserRouter } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Feature } from '../../../src/domain/event-log'
import { AppProvider } from '../../../src/ui/app/app-context'
import { AppRoutes } from '../../../src/ui/app/routing/AppRoutes'
import { RouterNavigator } from '../../../src/ui/app/routing/router-navigator'
import { UiRoot } from '../../../src/ui/app-shell/UiRoot'
import { groupOf } from '../../support/builders/group'
import { ann, vera } from '../../support/builders/person'
import { sessionOf } from '../../support/builders/session'
import { mainFeatures } from '../../support/whole-domain'
import { FakeApp, streamsOf } from '../support/fake-app'
import { english } from '../support/show'

const SHELL = ['balance', 'connection', 'group']
const OF_MESSAGES = ['announcement', 'chat', 'group-overview', 'meme', 'profile', 'upload']

/** An app whose features load only when the test attaches them. */
const opened = async (path: string) => {
  const app = new FakeApp([])
  const wanted = new Set<string>()
  const loads = new Map<string, Promise<void>>()
  const finish = new Map<string, () => void>()
  app.onLoad = (name) => wanted.add(name)
  app.loading = (name) => {
    const load =
      loads.get(name) ??
      new Promise<void>((done) => {
        finish.set(name, done)
      })
    loads.set(name, load)
    return load
  }
  const attach = async (...names: readonly string[]) => {
    const features: readonly Feature[] = mainFeatures
    await act(async () => {
      for (const feature of features.filter(({ name }) => names.includes(name))) {
        app.attach({ feature }, streamsOf(app)[feature.name])
        finish.get(feature.name)?.()
      }
      await Promise.resolve()
    })
  }
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
  return { app, attach, wanted: () => [...wanted].sort() }
}

/** React logs to the console when a suspended component renders again outside `act`. */
let complaints: readonly unknown[][] = []

beforeEach(() => {
  complaints = vi.spyOn(console, 'error').mock.calls
})

afterEach(cleanup)

describe('A page whose features load on demand', () => {
  it('the Discover page renders once the features of the app shell have loaded, and the chat feature loads only after the trending groups', async () => {
    const { app, wanted, attach } = await opened('/group')
    await waitFor(() => expect(wanted()).toEqual(SHELL))
    expect(screen.queryByRole('heading', { name: 'Discover' })).toBeNull()
    await attach(...SHELL)
    expect(await screen.findByRole('heading', { name: 'Discover' })).toBeTruthy()
    app.hear({ type: 'SignedIn', session: sessionOf(ann) }, { type: 'group/ShowGroupCentre' })
    expect(wanted()).not.toContain('chat')
    app.hear((ask) => ({
      type: 'group/TrendingLoaded',
      ask: ask('trending:1'),
      page: 1,
      size: 10,
      groups: [groupOf('10000001')],
    }))
    await waitFor(() => expect(wanted()).toContain('chat'))
    await attach('chat')
    expect(app.features.of('chat')?.slices.account.chat.get().data.me).toBe(ann.xid)
    expect(screen.getByRole('heading', { name: 'Discover' })).toBeTruthy()
    expect(complaints).toEqual([])
  })

  it('the Messages page renders only after all features of chats have loaded, and their loads start together', async () => {
    const { wanted, attach } = await opened('/message')
    await attach(...SHELL)
    await waitFor(() => expect(wanted()).toEqual([...SHELL, ...OF_MESSAGES].sort()))
    const [last = '', ...others] = OF_MESSAGES
    await attach(...others)
    expect(screen.queryByRole('heading', { name: 'Messages' })).toBeNull()
    await attach(last)
    expect(await screen.findByRole('heading', { name: 'Messages' })).toBeTruthy()
    expect(complaints).toEqual([])
  })

  it('a page without chats loads the chat feature after itself for a member, whose unread messages it shows, but not for a visitor', async () => {
    const { app, wanted, attach } = await opened('/space')
    await attach(...SHELL, 'space')
    expect(await screen.findByRole('heading', { name: 'Spaces' })).toBeTruthy()
    app.hear({ type: 'SignedIn', session: { ...sessionOf(vera), method: 'visitor' } })
    expect(wanted()).toEqual(SHELL)
    app.hear({ type: 'SignedIn', session: sessionOf(ann) })
    await waitFor(() => expect(wanted()).toContain('chat'))
    expect(complaints).toEqual([])
  })
})
