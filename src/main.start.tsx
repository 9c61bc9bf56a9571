import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router-dom'
import { StrictMode } from 'react'
import { composePorts, platformAt, type Place } from './adapters/composition'
import { createApp, type App } from './application/app'
import { sessionOf } from './domain/session'
import { AppProvider } from './ui/app/app-context'
import { createRouter, type MakeRouter } from './ui/app/routes'
import { followPreferences } from './ui/app/follow-preferences'
import { UiRoot } from './ui/frame/UiRoot'
import { createI18n, preferredLanguage, warmWords } from './ui/i18n'
import './ui/styles/index.css'

const languageOf = (app: App | null) =>
  app?.account.sources.preferences.getSnapshot().language ?? preferredLanguage(navigator.languages)

const version: unknown = import.meta.env['VITE_APP_VERSION']

export interface Build extends Pick<Place, 'profile' | 'hosts'> {
  readonly makeRouter: MakeRouter
}

const startIn = async (root: HTMLElement, { profile, hosts, makeRouter }: Build): Promise<void> => {
  const router = createRouter(makeRouter)
  // The first screen is on its way already; so are, while the logs are read, the words that will most likely be wanted.
  warmWords(preferredLanguage(navigator.languages))
  const made: { app: App | null } = { app: null }
  const app = createApp(composePorts({
    profile,
    mode: import.meta.env.MODE === 'production' ? 'production' : 'testing',
    hosts,
    navigator: { go: (to) => { void router.navigate(to) } },
    currentSession: () => (made.app === null ? null : sessionOf(made.app.account.sources.session.getSnapshot())?.sessionId ?? null),
    whence: () => ({
      platform: platformAt(window.innerWidth),
      areaLanguage: navigator.language.split('-')[0] ?? 'en',
      displayLanguage: languageOf(made.app),
      partnerId: null,
    }),
  }), typeof version === 'string' ? version : undefined)
  made.app = app
  await app.start()
  const i18n = await createI18n(languageOf(app))
  followPreferences(app, i18n, document.documentElement)
  createRoot(root).render(
    <StrictMode>
      <UiRoot i18n={i18n}>
        <AppProvider value={app}>
          <RouterProvider router={router} />
        </AppProvider>
      </UiRoot>
    </StrictMode>,
  )
}

/** Puts the client together and shows it. */
export const start = (build: Build): void => {
  const root = document.getElementById('root')
  if (root !== null) void startIn(root, build)
}
