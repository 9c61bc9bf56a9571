import { get } from 'node:http'
import { HEALTH_PATH } from '../health'

const EVERY_MS = 150
const LATE_MS = 1_000

const isHealthy = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const request = get({ host: '127.0.0.1', port, path: HEALTH_PATH, timeout: LATE_MS, agent: false }, (response) => {
      response.resume()
      resolve(response.statusCode === 200)
    })
    request.on('timeout', () => {
      request.destroy()
    })
    request.on('error', () => {
      resolve(false)
    })
  })

export interface WriterSearch {
  /** The port of the server that serves members, or `null`. */
  readonly port: () => number | null
  /** Calls back when a server serves members, at once if one does. Returns a function that cancels this. */
  readonly whenFound: (call: (port: number) => void) => () => void
  /** A connection to this port failed. */
  readonly failed: (port: number) => void
  readonly stop: () => void
}

/** Asks the servers again and again which of them serves members. If several say so, the last to begin is right. */
export const findWriter = (ports: readonly number[]): WriterSearch => {
  const waiting = new Set<(port: number) => void>()
  let healthy: readonly number[] = []
  let isStopped = false
  const port = (): number | null => healthy.at(-1) ?? null
  const heard = (asked: number, isWriter: boolean): void => {
    if (isWriter && !healthy.includes(asked)) healthy = [...healthy, asked]
    else if (!isWriter) healthy = healthy.filter((one) => one !== asked)
    const found = port()
    if (found === null) return
    const calls = [...waiting]
    waiting.clear()
    for (const call of calls) call(found)
  }
  const ask = async (asked: number): Promise<void> => {
    while (!isStopped) {
      heard(asked, await isHealthy(asked))
      await new Promise((resolve) => {
        setTimeout(resolve, EVERY_MS)
      })
    }
  }
  for (const one of ports) void ask(one)
  return {
    port,
    whenFound: (call) => {
      const found = port()
      if (found === null) waiting.add(call)
      else call(found)
      return () => {
        waiting.delete(call)
      }
    },
    failed: (asked) => {
      heard(asked, false)
    },
    stop: () => {
      isStopped = true
    },
  }
}
