import { createRoot } from 'react-dom/client'
import { StrictMode, type ComponentType, type ReactNode } from 'react'
import { composePorts, hasBeenHere, loadFrame, loadInside, platformAt, takeAccessToken, type Place } from './adapters/composition'
import { createApp, type App } from './application/app'
import { warmAreas } from './application/areas/load-areas'
import { needsSession, sessionOf } from './domain/session'
import { areaLanguageOf } from './domain/shell'
import { AppProvider } from './ui/app/app-context'
import { Pages, warmPage } from './ui/app/Pages'
import { Way } from './ui/app/way'
import { followPreferences } from './ui/app/follow-preferences'
import { drawFrom } from './ui/components/person/picture-address'
import { UiRoot } from './ui/frame/UiRoot'
import { createI18n, preferredLanguage, warmWords } from './ui/i18n'
import './ui/styles/index.css'

const languageOf = (app: App | null) =>
  app?.account.sources.preferences.getSnapshot().language ?? preferredLanguage(navigator.languages)

const version: unknown = import.meta.env['VITE_APP_VERSION']

export interface Build extends Pick<Place, 'profile' | 'hosts' | 'product'> {
  readonly Router: ComponentType<{ readonly children: ReactNode }>
  /** The path of the page that is asked for. */
  readonly place: () => string
}

const startIn = async (root: HTMLElement, { profile, hosts, product, Router, place }: Build): Promise<void> => {
  const accessToken = takeAccessToken(window)
  const way = new Way()
  const areas = warmPage(place())
  // What is stored is read with all areas there (ADR 13).
  if (hasBeenHere(window)) warmAreas()
  const isInside = areas.includes('frame')
  // The first screen is on its way already; so are, while the logs are read, the words that will most likely be wanted.
  warmWords(preferredLanguage(navigator.languages), isInside)
  if (isInside) void loadFrame().catch(() => undefined)
  if (areas.includes('inside')) void loadInside().catch(() => undefined)
  const made: { app: App | null } = { app: null }
  const sessionNow = () => (made.app === null ? null : sessionOf(made.app.account.sources.session.getSnapshot()))
  const app = createApp(composePorts({
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
        // Where the providers are in this page, so are their pages.
        if (origin === hosts.http && origin !== location.origin) way.go(pathname + search)
        else location.assign(href)
      },
    },
    currentSession: () => sessionNow()?.sessionId ?? null,
    whence: () => ({
      platform: platformAt(window.innerWidth),
      areaLanguage: areaLanguageOf({ areaLanguage: made.app?.account.sources.preferences.getSnapshot().areaLanguage ?? null }, navigator.languages, product.areaLanguages),
      displayLanguage: languageOf(made.app),
      partnerId: sessionNow()?.partnerId ?? null,
    }),
  }), typeof version === 'string' ? version : undefined)
  made.app = app
  if (app.ownWay !== null) {
    drawFrom(app.ownWay.drawnAt)
    await app.ownWay.ready()
  }
  await app.start(isInside)
  if (accessToken !== null) app.arriveFromPartner(accessToken)
  // Whoever else comes inside will need a session: it is asked for while the page is still on its way.
  else if (isInside && needsSession(app.account.sources.session.getSnapshot())) app.account.say({ type: 'NeedSession' })
  const i18n = await createI18n(languageOf(app), 'first')
  followPreferences(app, i18n, document.documentElement)
  createRoot(root).render(
    <StrictMode>
      <UiRoot i18n={i18n}>
        <AppProvider value={app}>
          <Router><Pages way={way} /></Router>
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
