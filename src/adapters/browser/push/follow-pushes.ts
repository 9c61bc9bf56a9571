import type { App } from '../../../application/app'
import { isMember } from '../../../domain/session'
import { makeAppBadge } from '../page/app-badge'
import { unsubscribe } from './push-browser'

/** A message of the worker: the member pressed a notification. The path is one of this site. */
const pathIn = (data: unknown): string | null =>
  typeof data === 'object' &&
  data !== null &&
  'type' in data &&
  data.type === 'loop/open' &&
  'path' in data &&
  typeof data.path === 'string' &&
  /^\/(?!\/)/.test(data.path)
    ? data.path
    : null

const closeShown = async (): Promise<void> => {
  const shown = (await (await navigator.serviceWorker.getRegistration())?.getNotifications()) ?? []
  for (const notification of shown) notification.close()
}

/**
 * Opens the place of a pressed notification, removes the notifications of pushes while the member looks at the page, and
 * ends the browser's subscription and the badge with the session.
 */
export const followPushes = (app: App, go: (path: string) => void): void => {
  const worker: ServiceWorkerContainer | undefined = navigator.serviceWorker
  worker?.addEventListener('message', ({ data }) => {
    const path = pathIn(data)
    if (path !== null) go(path)
  })
  const look = (): void => {
    if (document.visibilityState === 'visible' && worker !== undefined) void closeShown().catch(() => undefined)
  }
  document.addEventListener('visibilitychange', look)
  look()
  let wasMember = isMember(app.account.slices.session.get())
  app.account.changes$.subscribe(() => {
    const isNow = isMember(app.account.slices.session.get())
    if (wasMember && !isNow) {
      void unsubscribe()
      makeAppBadge().show(0)
    }
    wasMember = isNow
  })
}
