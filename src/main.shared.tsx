import { createRoot } from 'react-dom/client'
import { StrictMode, type ComponentType, type ReactNode } from 'react'
import {
  composePorts,
  hasFaultsAtStart,
  preloadFeatures,
  platformForWidth,
  takeAccessTokenFromUrl,
  type CompositionOptions,
} from './adapters/composition'
import { createApp, type App } from './application/app'
import type { Simulator } from './application/ports/simulator'
import { needsSession, sessionOf } from './domain/session'
import { areaLanguageOf } from './domain/shell'
import { AppProvider } from './ui/app/app-context'
import { AppRoutes, preloadPage } from './ui/app/routing/AppRoutes'
import { RouterNavigator } from './ui/app/routing/router-navigator'
import { applyPreferences } from './ui/app/apply-preferences'
import { setLocalImageSource } from './ui/components/avatar/image-url'
import { UiRoot } from './ui/app-shell/UiRoot'
import { PageNotLoaded, setServerCheck } from './ui/components/lazy-component'
import './ui/styles/index.css'
import { addTranslationPart, createI18n, preferredLanguage, preloadTranslations, type Language } from './ui/i18n'

const languageOf = (app: App | null): Language =>
  app?.account.slices.preferences.get().language ?? preferredLanguage(navigator.languages)

const version: unknown = import.meta.env['VITE_APP_VERSION']

export interface ClientBuild extends Pick<CompositionOptions, 'profile' | 'hosts' | 'product'> {
  readonly Router: ComponentType<{ readonly children: ReactNode }>
  /** The requested path. */
  readonly place: () => string
  /** `simulator`: `null` with real providers. */
  readonly onStarted?: (
    app: App,
    languageOf: (app: App) => Language,
    go: (path: string) => void,
    simulator: Simulator | null,
  ) => void
}

/** Reports an error that React caught. The page itself says which code did not load. */
const reportCaught = (error: unknown): void => {
  const faults = [error, error instanceof Error && error.cause]
  if (!faults.some((fault) => fault instanceof PageNotLoaded)) reportError(error)
}

const startIn = async (
  root: HTMLElement,
  { profile, hosts, product, Router, place, onStarted }: ClientBuild,
): Promise<void> => {
  const accessToken = takeAccessTokenFromUrl(window)
  const way = new RouterNavigator()
  const { isInside, features, ended } = preloadPage(place())
  preloadFeatures(features)
  // While the logs are read, load the translations and the first screen.
  preloadTranslations(preferredLanguage(navigator.languages), isInside)
  const made: { app: App | null } = { app: null }
  const sessionNow = () => (made.app === null ? null : sessionOf(made.app.account.slices.session.get()))
  const ports = composePorts({
    profile,
    mode: import.meta.env.MODE === 'production' ? 'production' : 'testing',
    hosts,
    product,
    navigator: {
      go: (to) => way.go(to),
      host: location.host,
      reload: () => location.reload(),
      leaveFor: (url) => location.assign(url),
      leave: (address) => {
        const { href, origin, pathname, search } = new URL(address.reveal())
        // If the provider is simulated in this page, the provider's pages are routes of this page.
        if (origin === hosts.http && origin !== location.origin) way.go(pathname + search)
        else location.assign(href)
      },
    },
    currentSession: () => sessionNow()?.sessionId ?? null,
    whence: () => ({
      platform: platformForWidth(window.innerWidth),
      areaLanguage: areaLanguageOf(
        { areaLanguage: made.app?.account.slices.preferences.get().areaLanguage ?? null },
        navigator.languages,
        product.areaLanguages,
      ),
      displayLanguage: languageOf(made.app),
      partnerId: sessionNow()?.partnerId ?? null,
    }),
  })
  setServerCheck(ports.releases.isServed)
  const app = createApp(ports, typeof version === 'string' ? version : undefined)
  made.app = app
  if (app.ownWay !== null) {
    setLocalImageSource(app.ownWay.drawnAt)
    await app.ownWay.ready()
  }
  // The features load while the log opens.
  const loads = features.map((name) => app.features.load(name))
  await app.start(isInside)
  if (accessToken !== null)
    app.tab.dispatch({
      type: 'partner-sign-in/PartnerArrived',
      secretRef: app.secrets.hold(accessToken.reveal()),
    })
  // Every other page in the app shell needs a session, so request a session while the page still loads.
  else if (isInside && needsSession(app.account.slices.session.get())) app.account.dispatch({ type: 'RequireSession' })
  const i18n = await createI18n(languageOf(app), ['core'])
  // The first render needs all parts of the page. A part that could not be loaded loads again while the page renders.
  await Promise.allSettled([ended, isInside && addTranslationPart(i18n), ...loads])
  applyPreferences(app, i18n, document.documentElement)
  onStarted?.(app, languageOf, (to) => way.go(to), ports.simulator)
  createRoot(root, { onCaughtError: reportCaught, onRecoverableError: reportCaught }).render(
    <StrictMode>
      <UiRoot i18n={i18n}>
        <AppProvider value={app}>
          <Router>
            <AppRoutes way={way} />
          </Router>
        </AppProvider>
      </UiRoot>
    </StrictMode>,
  )
}

/** Starts a client for developers. Faults of a link, or of this tab before a reload, begin first. */
export const startAfterFaults = (tools: () => Promise<unknown>, start: () => void): void => {
  if (hasFaultsAtStart()) void tools().then(start, start)
  else start()
}

/** Starts the client and renders it. */
export const startClient = (build: ClientBuild): void => {
  const root = document.getElementById('root')
  if (root === null) return
  // Vite takes a style sheet whose link is in the page for loaded, so the link of a failed one has to go.
  document.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLLinkElement) target.remove()
    },
    true,
  )
  // The page itself holds this sentence, because the words of the screen may be what did not load.
  startIn(root, build).catch((error: unknown) => {
    document.getElementById('not-loaded')?.removeAttribute('hidden')
    throw error
  })
}
