import * as TE from 'fp-ts/TaskEither'
import type { PushBrowser, PushTarget } from '../../../application/features/push/ports'
import type { PushPermission } from '../../../domain/push'
import { installWorkerPolicy, OFFLINE_WORKER } from '../page/trusted-workers'

/**
 * How long the browser may take to install the worker, which keeps all files of the release, and to reach its push
 * service.
 */
const LIMIT_MS = 120_000

const ANSWERS: Readonly<Record<NotificationPermission, PushPermission>> = {
  granted: 'granted',
  denied: 'denied',
  default: 'dismissed',
}

const isSupported = (): boolean => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

/** The page registers its worker some seconds after its start, so the worker may be missing. */
const readyWorker = async (): Promise<ServiceWorkerRegistration> => {
  if ((await navigator.serviceWorker.getRegistration()) === undefined) {
    installWorkerPolicy()
    await navigator.serviceWorker.register(OFFLINE_WORKER)
  }
  return navigator.serviceWorker.ready
}

const known = async (): Promise<PushSubscription | null> =>
  isSupported()
    ? ((await (await navigator.serviceWorker.getRegistration())?.pushManager.getSubscription()) ?? null)
    : null

const base64Url = (bytes: ArrayBuffer | null): string =>
  bytes === null
    ? ''
    : btoa(String.fromCharCode(...new Uint8Array(bytes)))
        .replaceAll('+', '-')
        .replaceAll('/', '_')
        .replaceAll('=', '')

const newSubscription = async (applicationServerKey: string): Promise<PushTarget> => {
  // The push service may have ended the old endpoint, and it may belong to an earlier key of the server.
  await (await known())?.unsubscribe()
  const { pushManager } = await readyWorker()
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey })
  return {
    endpoint: made.endpoint,
    p256dh: base64Url(made.getKey('p256dh')),
    auth: base64Url(made.getKey('auth')),
  }
}

const late = (): Promise<never> =>
  new Promise((_, reject) => {
    setTimeout(() => reject(new Error('the browser took too long')), LIMIT_MS)
  })

/** Ends the subscription of this browser. Without one it does nothing. */
export const unsubscribe = async (): Promise<void> => {
  await (await known().catch(() => null))?.unsubscribe().catch(() => false)
}

/** The pushes of this browser, over the Push API. */
export const makePushBrowser = (): PushBrowser => ({
  permission: () => (isSupported() ? ANSWERS[Notification.permission] : 'none'),
  askPermission: async () => ANSWERS[await Notification.requestPermission()],
  isSubscribed: async () => (await known()) !== null,
  subscribe: (publicKey) =>
    TE.tryCatch(
      () => Promise.race([newSubscription(publicKey), late()]),
      () => 'noService' as const,
    ),
  unsubscribe,
})
