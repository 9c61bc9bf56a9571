import { readFile, stat } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
  '.txt': 'text/plain; charset=utf-8',
  '.mp3': 'audio/mpeg',
  '.webm': 'video/webm',
}
const COMPRESSED = /\.(?:html|js|mjs|css|json|webmanifest|svg|txt|wasm)$/
/** The build puts a content hash into these names, so their content never changes. */
const HASHED = /^\/assets\//
const QUALITY = 5

type Coding = 'br' | 'gzip' | 'identity'
const compress: Readonly<Record<Exclude<Coding, 'identity'>, (data: Buffer) => Promise<Buffer>>> = {
  br: (data) => promisify(brotliCompress)(data, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } }),
  gzip: (data) => promisify(gzip)(data),
}

const codingFor = (file: string, accepted: string): Coding => {
  if (!COMPRESSED.test(file)) return 'identity'
  return /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : 'identity'
}

/** The file of a URL path. `null` for a path outside the folder or an invalid path. */
const fileOf = (dir: string, pathname: string): string | null => {
  try {
    const file = path.join(dir, decodeURIComponent(pathname))
    return file.startsWith(dir + path.sep) && !file.includes('\0') ? file : null
  } catch {
    return null
  }
}

/**
 * A navigation may use any path of the app, except one that looks like a file. The front page and HEAD requests answer
 * every client.
 */
const isNavigation = ({ method, headers }: IncomingMessage, pathname: string): boolean =>
  path.extname(pathname) === '' &&
  (pathname === '/' ||
    (headers.accept ?? '').includes('text/html') ||
    (method === 'HEAD' && ['', '*/*'].includes(headers.accept ?? '')))

/** Serves the built client. A missing file gets 404 in plain text, never HTML. */
export const staticFiles = (clientDir: string) => {
  const dir = path.resolve(clientDir)
  const cache = new Map<string, Buffer>()

  const contentOf = async (file: string, coding: Coding): Promise<Buffer | null> => {
    const info = await stat(file).catch(() => null)
    if (info === null || !info.isFile()) return null
    const key = `${coding} ${info.mtimeMs} ${file}`
    const known = cache.get(key)
    if (known !== undefined) return known
    const data = await readFile(file)
    const content = coding === 'identity' ? data : await compress[coding](data)
    cache.set(key, content)
    return content
  }

  return async (request: IncomingMessage, response: ServerResponse, pathname: string): Promise<void> => {
    const plain = (status: number, text: string): void => {
      response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' }).end(text)
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      plain(405, 'Method not allowed')
      return
    }
    const requested = fileOf(dir, pathname)
    const file = requested !== null && isNavigation(request, pathname) ? path.join(dir, 'index.html') : requested
    const coding = codingFor(file ?? '', String(request.headers['accept-encoding'] ?? ''))
    const content = file === null ? null : await contentOf(file, coding)
    if (file === null || content === null) {
      plain(404, 'Not found')
      return
    }
    const type = TYPES[path.extname(file)] ?? 'application/octet-stream'
    response
      .writeHead(200, {
        'Content-Type': type,
        'Content-Length': content.byteLength,
        Vary: 'Accept-Encoding',
        'Cache-Control': type.startsWith('text/html')
          ? 'no-store'
          : HASHED.test(pathname)
            ? 'public, max-age=31536000, immutable'
            : 'no-cache',
        ...(coding === 'identity' ? {} : { 'Content-Encoding': coding }),
      })
      .end(request.method === 'HEAD' ? undefined : content)
  }
}
