/** What the server pushes. `missed`: a call that nobody answered. `over`: what the tag announced has ended. */
interface Push {
  readonly kind: string
  readonly title: string
  readonly body: string
  readonly tag: string
  readonly path: string
  readonly badge: number
}

interface Notice extends Pick<Push, 'body' | 'tag'> {
  readonly silent: boolean
  readonly renotify: boolean
  readonly requireInteraction: boolean
  readonly icon: string
  readonly data: { readonly path: string }
}

interface Page {
  readonly visibilityState: string
  readonly focused: boolean
  readonly focus: () => Promise<unknown>
  readonly postMessage: (message: unknown) => void
}

/** The worker's part of the browser. */
export interface PushHost {
  readonly pages: () => Promise<readonly Page[]>
  readonly openPage: (path: string) => Promise<unknown>
  readonly show: (title: string, notice: Notice) => Promise<void>
  readonly close: (tag: string) => Promise<void>
  readonly setBadge: (count: number) => Promise<void>
}

/** The message with which a page gets the path of a pressed notification. */
const OPEN = 'loop/open'

const field = (u: object, key: string): unknown => Object.getOwnPropertyDescriptor(u, key)?.value
const text = (u: object, key: string): string => {
  const found = field(u, key)
  return typeof found === 'string' ? found.slice(0, 256) : ''
}

/** A path of this site. `//` would be another site. */
const isOwnPath = (path: unknown): path is string => typeof path === 'string' && /^\/(?!\/)[\w/-]{0,200}$/.test(path)

const readPush = (sent: string): Push | null => {
  try {
    const u: unknown = JSON.parse(sent)
    if (typeof u !== 'object' || u === null) return null
    const [path, badge] = [field(u, 'path'), field(u, 'badge')]
    const push = { kind: text(u, 'kind'), title: text(u, 'title'), body: text(u, 'body'), tag: text(u, 'tag') }
    if (push.title === '' || push.tag === '' || !isOwnPath(path)) return null
    return { ...push, path, badge: typeof badge === 'number' && badge >= 0 ? Math.floor(badge) : 0 }
  } catch {
    return null
  }
}

/**
 * Shows a push. A page that the person looks at shows it itself. Browsers want every push to show something, so the end
 * of a call is shown without a sound, and closed at once if the person answered elsewhere.
 */
export const pushed = async (host: PushHost, sent: string): Promise<void> => {
  const push = readPush(sent)
  if (push === null) return
  const { kind, title, body, tag, path, badge } = push
  const isSeen = (await host.pages()).some((page) => page.visibilityState === 'visible' && page.focused)
  const isEnd = kind === 'over' || kind === 'missed'
  if (isSeen) return isEnd ? host.close(tag) : undefined
  await host.setBadge(badge)
  await host.show(title, {
    body,
    tag,
    silent: isEnd,
    renotify: !isEnd,
    requireInteraction: kind === 'call',
    icon: '/icon-192.png',
    data: { path },
  })
  if (kind === 'over') await host.close(tag)
}

/** Opens the place of a pressed notification: in a page that is open, otherwise in a new one. */
export const pressed = async (host: PushHost, data: unknown): Promise<void> => {
  const asked = typeof data === 'object' && data !== null ? field(data, 'path') : null
  const path = isOwnPath(asked) ? asked : '/'
  const pages = await host.pages()
  const page = pages.find(({ visibilityState }) => visibilityState === 'visible') ?? pages[0]
  if (page === undefined) return void (await host.openPage(path))
  // The page changes its route itself, so that a call or a room in it goes on.
  page.postMessage({ type: OPEN, path })
  await page.focus()
}

interface Renewed {
  readonly toJSON: () => { readonly endpoint?: string; readonly keys?: Readonly<Record<string, string>> }
}

/** Tells the server the new endpoint. Without the old one nothing proves who asks, so the settings show "off". */
export const renewalOf = (old: Renewed, made: Renewed): string => {
  const [before, now] = [old.toJSON(), made.toJSON()]
  return JSON.stringify({
    endpoint: now.endpoint,
    p256dh: now.keys?.['p256dh'],
    auth: now.keys?.['auth'],
    old_endpoint: before.endpoint,
    old_auth: before.keys?.['auth'],
  })
}
