import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Clock } from '../../../application/ports/browser/clock'
import { sniff } from '../../../domain/upload'
import type { ObjectPath } from '../object-store'
import { previewDrawing, type PictureData } from '../shared-links/preview-picture'
import { PICTURE_SIZE, previewTags } from '../shared-links/preview-tags'
import { sharedTargetAt } from '../shared-links/shared-target'
import { CALENDAR, spaceCalendar } from '../shared-links/space-calendar'
import type { ServerState } from '../state/server-state'
import type { ServerAddress } from './host-header'
import { objectPathOf } from './object-storage-hosts'
import { renderDrawing } from './resize-image'

interface SharedLinkDeps {
  readonly world: () => ServerState
  readonly clock: Pick<Clock, 'now'>
  readonly clientDir: string
  readonly standing: ServerAddress
  readonly objects: (request: Request, place: ObjectPath) => Promise<Response>
}

const PICTURE = /^\/preview\/(group|space)\/([0-9a-f-]{1,36})\.png$/
/** The drawn pictures of the seeded groups. */
const DRAWN = /^\/town\/[a-z0-9]{1,20}\.svg$/
/** The types of uploaded pictures that a preview shows. An uploaded drawing could name files. */
const SHOWN: ReadonlySet<string> = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/gif'])
const PIXEL_LIMIT = 4_000_000
/** How many previews stay in memory. */
const KEPT = 50

const dataUrl = (type: string, bytes: Uint8Array): string =>
  `data:${type};base64,${Buffer.from(bytes).toString('base64')}`

const NOT_FOUND = new Response('Not found', { status: 404 })

/** What the server says about a group or space to readers without an account: link previews and calendar files. */
export const makeSharedLinks = ({ world, clock, clientDir, standing, objects }: SharedLinkDeps) => {
  const pictures = new Map<string, Promise<Uint8Array | null>>()
  let before: Promise<unknown> = Promise.resolve()

  const pictureData = async (address: string | null): Promise<PictureData> => {
    if (address === null) return null
    if (DRAWN.test(address)) return dataUrl('image/svg+xml', await readFile(path.join(clientDir, address)))
    const url = new URL(address, 'http://localhost')
    const place = objectPathOf(url.host, url.pathname, standing)
    if (place === null) return null
    url.search = `x-oss-process=image/resize,w_${PICTURE_SIZE.width}`
    const bytes = new Uint8Array(await (await objects(new Request(url), place)).arrayBuffer())
    const found = sniff(bytes)
    return found !== null && SHOWN.has(found.type) && found.width * found.height <= PIXEL_LIMIT
      ? dataUrl(found.type, bytes)
      : null
  }
  const draw = async (banner: string | null, icon: string | null): Promise<Uint8Array | null> =>
    renderDrawing(
      previewDrawing(await pictureData(banner).catch(() => null), await pictureData(icon).catch(() => null)),
    )
  /** Draws each picture once, and one after the other, so that strangers cannot fill the memory. */
  const pictureOf = (banner: string | null, icon: string | null): Promise<Uint8Array | null> => {
    const key = `${banner} ${icon}`
    const made = pictures.get(key) ?? before.then(() => draw(banner, icon))
    before = made.catch(() => null)
    pictures.delete(key)
    pictures.set(key, made)
    for (const oldest of pictures.keys()) if (pictures.size > KEPT) pictures.delete(oldest)
    return made
  }

  return {
    /** The tags of a page that leads to a public group or space; `null` for other pages. */
    tags: (pathname: string, origin: string): string | null => {
      const target = sharedTargetAt(world(), pathname)
      return target === null ? null : previewTags(target, origin)
    },
    picture: async (pathname: string): Promise<Response> => {
      const [, kind = '', id = ''] = PICTURE.exec(pathname) ?? []
      const target = sharedTargetAt(world(), `/${kind}/${id}`)
      const bytes = target === null ? null : await pictureOf(target.group.banner, target.group.icon)
      return bytes === null
        ? NOT_FOUND.clone()
        : new Response(new Uint8Array(bytes), {
            headers: { 'content-type': 'image/png', 'cache-control': 'public, max-age=3600' },
          })
    },
    calendar: (pathname: string, origin: string): Response => {
      const [, channelId = ''] = CALENDAR.exec(pathname) ?? []
      const text = spaceCalendar(world(), channelId, origin, clock.now())
      return text === null
        ? NOT_FOUND.clone()
        : new Response(text, {
            headers: { 'content-type': 'text/calendar; charset=utf-8', 'cache-control': 'no-cache' },
          })
    },
  }
}

export type SharedLinks = ReturnType<typeof makeSharedLinks>
