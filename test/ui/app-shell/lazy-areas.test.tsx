import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { BrowserRouter } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { AreaName } from '../../../src/application/features/lazy-areas'
import { coreAccountSlices } from '../../../src/domain/manifests/core'
import { appShellAccountPart } from '../../../src/domain/manifests/app-shell'
import { communityAccountPart } from '../../../src/domain/manifests/community'
import { AppProvider } from '../../../src/ui/app/app-context'
import { AppRoutes } from '../../../src/ui/app/routing/AppRoutes'
import { RouterNavigator } from '../../../src/ui/app/routing/router-navigator'
import { UiRoot } from '../../../src/ui/app-shell/UiRoot'
import { groupOf } from '../../support/builders/group'
import { ann } from '../../support/builders/person'
import { sessionOf } from '../../support/builders/session'
import { FakeApp } from '../support/fake-app'
import { english } from '../support/show'

/** An app whose lazy parts load only when the test resolves their import. */
const opened = async (path: string) => {
  const slices = coreAccountSlices()
  const app = new FakeApp(slices)
  const wanted: AreaName[] = []
  const come = new Map<AreaName, () => void>()
  const coming = new Map<AreaName, Promise<void>>()
  const isHere: Readonly<Record<AreaName, () => boolean>> = {
    appShell: () => slices.group.isLoaded(),
    community: () => slices.chat.isLoaded(),
    spaces: () => slices.spaces.isLoaded(),
    signIn: () => true,
    otherSignIn: () => true,
  }
  app.areas = {
    isLoaded: (name) => isHere[name](),
    load: (name) => {
      const promise =
        coming.get(name) ??
        new Promise<void>((done) => {
          come.set(name, done)
        })
      coming.set(name, promise)
      wanted.push(name)
      return promise
    },
  }
  const join = async (name: 'appShell' | 'community') => {
    await act(async () => {
      if (name === 'appShell') appShellAccountPart.join(slices)
      else communityAccountPart.join(slices)
      come.get(name)?.()
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
  return { app, wanted, join }
}

/** React logs to the console when a suspended component renders again outside `act`. */
let complaints: readonly unknown[][] = []

beforeEach(() => {
  complaints = vi.spyOn(console, 'error').mock.calls
})

afterEach(cleanup)

describe('A page whose code loads in parts', () => {
  it('the Discover page renders once the app shell has loaded, and the community part loads only after the trending groups', async () => {
    const { app, wanted, join } = await opened('/group')
    await waitFor(() => expect(wanted).toContain('appShell'))
    expect(screen.queryByRole('heading', { name: 'Discover' })).toBeNull()
    await join('appShell')
    expect(await screen.findByRole('heading', { name: 'Discover' })).toBeTruthy()
    expect(wanted).not.toContain('community')
    app.hear({ type: 'SignedIn', session: sessionOf(ann) }, { type: 'ShowGroupCentre' }, (ask) => ({
      type: 'TrendingLoaded',
      ask: ask('trending:1'),
      page: 1,
      size: 10,
      groups: [groupOf('10000001')],
    }))
    await waitFor(() => expect(wanted).toContain('community'))
    await join('community')
    expect(app.account.sources.chat.getSnapshot().context.chat.me).toBe(ann.xid)
    expect(screen.getByRole('heading', { name: 'Discover' })).toBeTruthy()
    expect(complaints).toEqual([])
  })

  it('the Messages page renders only after the community part has loaded', async () => {
    const { wanted, join } = await opened('/message')
    await join('appShell')
    await waitFor(() => expect(wanted).toContain('community'))
    expect(screen.queryByRole('heading', { name: 'Messages' })).toBeNull()
    await join('community')
    expect(await screen.findByRole('heading', { name: 'Messages' })).toBeTruthy()
    expect(complaints).toEqual([])
  })
})
