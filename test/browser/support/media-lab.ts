import type * as t from 'io-ts'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import path from 'node:path'
import type { Page } from 'playwright/test'
import { buildLab } from '../../../scripts/lib/build-media-lab.mjs'
import { root } from '../../../scripts/lib/root.mjs'

const built = path.join(root, 'node_modules', '.cache', 'lab')

/**
 * Builds and serves the page of test/media-lab: rooms of real connections within one page, over the simulator's
 * signalling. `headers` go on every response.
 */
export const serveLab = async (
  headers: Readonly<Record<string, string>> = {},
): Promise<{ readonly address: string; readonly stop: () => void }> => {
  await buildLab(built)
  const server = createServer((request, response) => {
    const file = path.join(built, new URL(request.url ?? '/', 'http://localhost').pathname)
    readFile(file).then(
      (content) => {
        response
          .writeHead(200, { ...headers, 'Content-Type': file.endsWith('.js') ? 'text/javascript' : 'text/html' })
          .end(content)
      },
      () => {
        response.writeHead(204).end()
      },
    )
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const at = server.address()
  if (typeof at !== 'object' || at === null) throw new Error('the lab has no port')
  return {
    address: `http://localhost:${at.port}/lab.html`,
    stop: () => {
      server.close()
    },
  }
}

/**
 * Runs a function of the page (test/media-lab/lab.ts) and decodes its result. A result that does not match the codec
 * fails the test.
 */
export const labOf = (page: Page) => {
  const lab = (act: string, ...args: readonly unknown[]): Promise<unknown> =>
    page.evaluate(
      ([name, given]) => {
        const acts: unknown = Reflect.get(window, 'lab')
        const own: unknown = typeof acts === 'object' && acts !== null ? Reflect.get(acts, name) : undefined
        if (typeof own !== 'function') throw new Error(`the lab has no ${name}`)
        const answer: unknown = Reflect.apply(own, acts, given)
        return answer
      },
      [act, [...args]] as const,
    )
  const told = async <A>(codec: t.Type<A, unknown>, act: string, ...args: readonly unknown[]): Promise<A> => {
    const decoded = codec.decode(await lab(act, ...args))
    if (decoded._tag === 'Left') throw new Error(`${act} answers something else`)
    return decoded.right
  }
  return { lab, told }
}
