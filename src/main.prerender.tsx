import 'reflect-metadata'
import { StrictMode } from 'react'
import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom'
import { composePorts, simulatorProfile } from './adapters/composition'
import { createApp, type App } from './application/app'
import { PRODUCT } from './domain/shell'
import { AppProvider } from './ui/app/app-context'
import { FirstViewRoutes, preloadPage } from './ui/app/routing/AppRoutes'
import { UiRoot } from './ui/app-shell/UiRoot'
import { createI18n, type Language } from './ui/i18n'

const nowhere = (): void => undefined

/** The client before its start: every slice is in its first state, and nothing is stored or requested. */
const idleApp = (language: Language): App =>
  createApp(
    composePorts({
      profile: simulatorProfile,
      mode: 'production',
      hosts: { http: location.origin, ws: location.origin, storage: null, pictures: [] },
      product: PRODUCT,
      navigator: { go: nowhere, host: location.host, reload: nowhere, leaveFor: nowhere, leave: nowhere },
      currentSession: () => null,
      whence: () => ({ platform: 'web', areaLanguage: language, displayLanguage: language, partnerId: null }),
    }),
  )

/** Signs a member in, so that pages render as members see them. The ids appear on no page. */
const signIn = ({ account, now }: App): void => {
  const session = { sessionId: 'first-view', xid: '1', uid: '1', method: 'email', partnerId: null }
  const message = { type: 'SignedIn', session }
  account.slices.session.apply({ seq: 1, at: now(), from: null, message })
}

/**
 * The markup of a page as its first frame shows it. The build puts the markup into the HTML, so that a visitor sees the
 * page before the scripts have loaded. The caller provides the browser's globals.
 */
export const firstViewOf = async (path: string, language: Language, isMember: boolean): Promise<string> => {
  const app = idleApp(language)
  if (isMember) signIn(app)
  await Promise.all(preloadPage(path).features.map((name) => app.features.load(name)))
  const i18n = await createI18n(language)
  const failures: unknown[] = []
  const { prelude } = await prerender(
    <StrictMode>
      <UiRoot i18n={i18n}>
        <AppProvider value={app}>
          <StaticRouter location={path}>
            <FirstViewRoutes />
          </StaticRouter>
        </AppProvider>
      </UiRoot>
    </StrictMode>,
    {
      onError: (error) => {
        failures.push(error)
      },
    },
  )
  if (failures.length > 0) throw new AggregateError(failures, `${path} does not render`)
  return new Response(prelude).text()
}
