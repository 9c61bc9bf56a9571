import { readFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const built = (name: 'page' | 'live'): string => fileURLToPath(new URL(`../../../dist/${name}`, import.meta.url))
/** Content types by file extension. A browser runs a module only if its type is a script type. */
const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

/** Serves the files of a build with their content types and no other header, as a plain static host does. */
export class StaticHost {
  private constructor(
    private readonly server: Server,
    readonly address: string,
  ) {}

  /** Starts the host. For the live build, a path without extension returns index.html. */
  static async start(folder: string, name: 'page' | 'live' = 'page'): Promise<StaticHost> {
    const page = built(name)
    const server = createServer((request, response) => {
      const { pathname } = new URL(request.url ?? '/', 'http://localhost')
      const isRoute = name === 'live' && path.extname(pathname) === ''
      const file = path.join(page, isRoute ? 'index.html' : pathname.slice(folder.length) || 'index.html')
      const isOurs = pathname.startsWith(folder) && file.startsWith(page + path.sep)
      readFile(isOurs ? file : '').then(
        (content) => {
          response
            .writeHead(200, { 'Content-Type': TYPES[path.extname(file)] ?? 'application/octet-stream' })
            .end(content)
        },
        () => {
          response.writeHead(404).end()
        },
      )
    })
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve)
    })
    const at = server.address()
    if (typeof at !== 'object' || at === null) throw new Error('the static host has no port')
    return new StaticHost(server, `http://localhost:${at.port}${folder}`)
  }

  stop(): Promise<void> {
    return new Promise((resolve) => {
      this.server.close(() => {
        resolve()
      })
      this.server.closeAllConnections()
    })
  }
}
