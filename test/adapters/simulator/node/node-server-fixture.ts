import { mkdtempSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { RunningServer, ServerOptions } from '../../../../src/adapters/simulator/node/server-options'
import { startServer } from '../../../../src/adapters/simulator/node/start-server'

export const temporaryFolder = (): { readonly path: string; readonly remove: () => void } => {
  const folder = mkdtempSync(path.join(tmpdir(), 'loop-server-'))
  return {
    path: folder,
    remove: () => {
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

export const startServerIn = (dataDir: string, options: Partial<ServerOptions> = {}): Promise<RunningServer> =>
  startServer({
    port: 0,
    host: '127.0.0.1',
    dataDir,
    seed: 1,
    fresh: false,
    clientDir: path.join(dataDir, 'client'),
    mode: 'testing',
    say: () => undefined,
    isUnlimited: true,
    secret: '',
    ...options,
  })

export interface Raw {
  readonly status: number
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly body: Buffer
}

/** A raw request, with headers that `fetch` forbids. */
export const raw = (
  port: number,
  at: string,
  options: { readonly method?: string; readonly headers?: Record<string, string>; readonly body?: string } = {},
): Promise<Raw> =>
  new Promise((resolve, reject) => {
    const sent = request(
      { host: '127.0.0.1', port, path: at, method: options.method ?? 'GET', headers: options.headers ?? {} },
      (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => {
          chunks.push(chunk)
        })
        response.on('end', () => {
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) })
        })
      },
    )
    sent.on('error', reject)
    sent.end(options.body)
  })
