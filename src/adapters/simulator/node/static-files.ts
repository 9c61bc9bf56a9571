import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import { getMimeType } from 'hono/utils/mime'
import sirv from 'sirv'
import { sendTaggedPage } from './tagged-page'

/** The build puts a content hash into these file names, so the content of such a file never changes. */
const HASHED = /^\/assets\//
const PAGE = '/index.html'
/** Paths that may have a page of their own. Nothing else reaches the file system. */
const PLAIN = /^(?:\/[a-z-]{1,32}){1,2}$/
const GROUP = /^\/(?:group|g)\/(?!create$)[^/]+$/
const RANGE = /^bytes=([0-9]{1,15})-([0-9]{0,15})$/

/**
 * Whether the request opens a page of the app. Any path without a file extension is a page. The Accept header must
 * allow HTML, except for `/` and for HEAD requests without a specific Accept header.
 */
const isNavigation = ({ method, headers }: IncomingMessage, pathname: string): boolean =>
  path.extname(pathname) === '' &&
  (pathname === '/' ||
    (headers.accept ?? '').includes('text/html') ||
    (method === 'HEAD' && ['', '*/*'].includes(headers.accept ?? '')))

/**
 * The copy of the page that names the files of this path, in the reader's first language. The build writes a copy only
 * for the paths that people open first (`route-pages.mjs`).
 */
const openingPage = (pathname: string, { headers }: IncomingMessage): string => {
  const route = GROUP.test(pathname) ? '/group/key' : pathname
  const languages = (headers['accept-language'] ?? '').toLowerCase().split(',')
  const language = languages.map((tag) => tag.trim().slice(0, 2)).find((tag) => tag === 'zh' || tag === 'en') ?? 'en'
  return PLAIN.test(route) ? `/pages/${route.slice(1).replaceAll('/', '.')}.${language}.html` : PAGE
}

/**
 * Whether sirv serves the range correctly. sirv throws for `5-2`, sends all bytes for `-5` and `0-0`, and ignores
 * If-Range. A server may answer any other range with the whole file (RFC 9110 §14.2).
 */
const hasServableRange = ({ method, headers }: IncomingMessage): boolean => {
  const [, first, last = ''] = RANGE.exec(headers.range ?? '') ?? []
  return (
    method === 'GET' &&
    headers['if-range'] === undefined &&
    first !== undefined &&
    (last === '' || (Number(last) > 0 && Number(first) <= Number(last)))
  )
}

/** Closes the file when the client disconnects, and handles a file that cannot be opened. sirv does neither. */
const closeFileWith = (response: ServerResponse): void => {
  response.once('pipe', (file) => {
    file.once('error', (error) => {
      console.error('A file could not be sent:', error)
      response.destroy()
    })
    response.once('close', () => {
      file.destroy()
    })
  })
}

const cacheControlOf = (pathname: string): string =>
  pathname.endsWith('.html') ? 'no-store' : HASHED.test(pathname) ? 'public, max-age=31536000, immutable' : 'no-cache'

/**
 * Serves the built client, compressed if the build produced a compressed file. A missing file gets 404 in plain text,
 * never HTML. `tagsOf` returns the tags that a page's head gets; `null` for the page as it was built. Tags show the
 * state, so they wait for `stored`.
 */
export const staticFiles = (
  clientDir: string,
  tagsOf: (request: IncomingMessage, pathname: string) => string | null = () => null,
  stored: () => Promise<void> = () => Promise.resolve(),
) => {
  const serve = sirv(clientDir, {
    // sirv reads the folder for each request, because a build may replace files while the server runs.
    dev: true,
    etag: true,
    brotli: true,
    gzip: true,
    extensions: [],
    setHeaders: (response, pathname) => {
      response.setHeader('Content-Type', getMimeType(pathname) ?? 'application/octet-stream')
      response.setHeader('Accept-Ranges', 'bytes')
    },
  })

  return (request: IncomingMessage, response: ServerResponse, pathname: string): void => {
    const plain = (status: number, text: string): void => {
      response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' }).end(text)
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD')
      plain(405, 'Method not allowed')
      return
    }
    if (!hasServableRange(request)) delete request.headers.range
    const isPage = isNavigation(request, pathname)
    request.url = isPage ? openingPage(pathname, request) : pathname
    // Set both headers before sirv runs, so that 304 responses contain these headers too.
    response.setHeader('Cache-Control', cacheControlOf(request.url))
    response.setHeader('Vary', isPage ? 'Accept-Encoding, Accept-Language' : 'Accept-Encoding')
    const missing = (): void => {
      plain(404, 'Not found')
    }
    const send = (): void => {
      closeFileWith(response)
      serve(request, response, () => {
        if (!isPage || request.url === PAGE) {
          missing()
          return
        }
        request.url = PAGE
        serve(request, response, missing)
      })
    }
    const tags = isPage ? tagsOf(request, pathname) : null
    if (tags === null) {
      send()
      return
    }
    const sendTagged = async (): Promise<void> => {
      await stored()
      for (const page of [request.url ?? PAGE, PAGE])
        if (await sendTaggedPage(path.join(clientDir, page), tags, request, response)) return
      send()
    }
    sendTagged().catch((error: unknown) => {
      console.error('A page could not be sent:', error)
      response.destroy()
    })
  }
}
