import { notificationImplementation } from '../../../src/application/features/notification/notification'
import { act, render } from '@testing-library/react'
import type { i18n as I18n } from 'i18next'
import { BrowserRouter } from 'react-router-dom'
import { AppProvider } from '../../../src/ui/app/app-context'
import { AppRoutes } from '../../../src/ui/app/routing/AppRoutes'
import { RouterNavigator } from '../../../src/ui/app/routing/router-navigator'
import { UiRoot } from '../../../src/ui/app-shell/UiRoot'
import { FakeApp } from './fake-app'
import { english } from './show'

/** Opens a page. The translations load lazily, so the page renders only within an awaited `act`. */
export const open = async (path: string, app = new FakeApp(), i18n: I18n = english) => {
  // Every page for members contains the bell, which needs the notification feature.
  app.attach(notificationImplementation, {
    badge: { show: () => undefined },
    permission: () => 'unasked' as const,
  })
  window.history.replaceState(null, '', path)
  await act(async () => {
    render(
      <UiRoot i18n={i18n}>
        <AppProvider value={app}>
          <BrowserRouter>
            <AppRoutes way={new RouterNavigator()} />
          </BrowserRouter>
        </AppProvider>
      </UiRoot>,
    )
  })
  return app
}
export const place = () => window.location.pathname
