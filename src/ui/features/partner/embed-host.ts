import type { App } from '../../../application/app'
import { groupOf } from '../../../domain/group'
import { Gid, type ChannelId } from '../../../domain/kernel/ids'
import { sessionOf } from '../../../domain/session'
import { joinedRoomOf } from '../../../domain/space'
import { EMBED_VERSION, isEmbedMessageKind, type EmbedHello, type EmbedEvent } from '../../../embed/protocol'

/** The least time in ms between two height messages. */
const HEIGHT_MS = 100
/** The height in CSS px of a chat or a room, which has no height of its own. */
const CHAT_HEIGHT = 640

/** The origin of the embedding page. `null` for an invalid URL. */
export const parentOrigin = (word: string | null): string | null => {
  if (word === null || !URL.canParse(word)) return null
  const { origin, protocol } = new URL(word)
  return origin === word && /^https?:$/.test(protocol) ? origin : null
}

/**
 * Sends an event when the member enters or leaves the requested group, or a space that this page shows. A member may
 * enter other spaces in other tabs; the embedding page learns nothing of those.
 * @internal
 */
export const reportNavigation = (
  { account: { changes$ }, features }: Pick<App, 'account' | 'features'>,
  say: (event: EmbedEvent) => void,
  gid: Gid | null,
  isShown: (space: ChannelId) => boolean,
): (() => void) => {
  const membership = () => {
    const groups = features.of('group')
    return groups === null ? null : (groupOf(groups.slices.account.group.get(), gid)?.isMember ?? null)
  }
  const joinedSpace = () => {
    const spaces = features.of('space')
    return spaces === null ? null : (joinedRoomOf(spaces.slices.account.room.get())?.channelId ?? null)
  }
  let wasMember = membership()
  let space: ChannelId | null = null
  const changes = changes$.subscribe(() => {
    const isMember = membership()
    if (gid !== null && isMember !== null && wasMember !== null && isMember !== wasMember)
      say({ type: isMember ? 'joined' : 'left', group: gid })
    wasMember = isMember ?? wasMember
    const joined = joinedSpace()
    const now = joined !== null && (joined === space || isShown(joined)) ? joined : null
    if (now === space) return
    if (space !== null) say({ type: 'left', space })
    if (now !== null) say({ type: 'joined', space: now })
    space = now
  })
  return () => {
    changes.unsubscribe()
  }
}

/** Sends the page's height whenever it changes. */
const followHeight = (say: (event: EmbedEvent) => void): void => {
  let sentHeight = 0
  let sentAt = 0
  let isDue = false
  const tell = (at: number): void => {
    if (at - sentAt < HEIGHT_MS) {
      requestAnimationFrame(tell)
      return
    }
    isDue = false
    const content = document.querySelector('[data-natural-height]')
    const height =
      content === null
        ? CHAT_HEIGHT
        : Math.ceil([...content.children].reduce((sum, { scrollHeight }) => sum + scrollHeight, 0))
    if (height === sentHeight || height === 0) return
    sentHeight = height
    sentAt = at
    say({ type: 'height', height })
  }
  const changed = (): void => {
    if (isDue) return
    isDue = true
    requestAnimationFrame(tell)
  }
  const root = document.getElementById('root')
  const sizes = new ResizeObserver(changed)
  new MutationObserver(() => {
    for (const part of document.querySelectorAll('[data-natural-height] > *')) sizes.observe(part)
    changed()
  }).observe(root ?? document.body, { childList: true, subtree: true })
  changed()
}

const begun = new WeakSet<App>()

/**
 * Sends events of this page to the embedding page. This page sends a hello to exactly this origin, accepts a port only
 * from that window at this origin, and ignores all other messages.
 */
export const startEmbedding = (app: App, from: string, gid: Gid | null): void => {
  const around = window.location.ancestorOrigins?.[0] ?? from
  if (begun.has(app) || around !== from) return
  begun.add(app)
  window.addEventListener('message', function onHello({ source, origin, data, ports: [port] }: MessageEvent<unknown>) {
    if (source !== window.parent || origin !== from || !isEmbedMessageKind(data, 'port') || port === undefined) return
    window.removeEventListener('message', onHello)
    // A port that was never started would keep all that the embedding page sends.
    port.start()
    const say = (event: EmbedEvent): void => port.postMessage(event)
    const ready = (): boolean => {
      if (sessionOf(app.account.slices.session.get()) === null) return false
      say({ type: 'ready' })
      reportNavigation(app, say, gid, (space) => window.location.pathname.includes(space))
      followHeight(say)
      return true
    }
    if (ready()) return
    const session = app.account.changes$.subscribe(() => {
      if (ready()) session.unsubscribe()
    })
  })
  const hello: EmbedHello = { loop: EMBED_VERSION, kind: 'hello' }
  window.parent.postMessage(hello, from)
}
