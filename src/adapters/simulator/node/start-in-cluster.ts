import { makeSteadyClock } from './node-drivers'
import { startStandbyServer } from './standby-server'
import type { RunningServer, ServerOptions } from './server-options'
import { startServer } from './start-server'
import type { NatsAddress } from './store/nats/nats-address'

/** The exit status of a server that another one has replaced, so that whatever runs it starts it again as a standby. */
const REPLACED = 75

const STREAM = 'loop'

export interface ClusterMember {
  /** Resolves when this server serves members; with `null` if it is closed first. */
  readonly serving: Promise<RunningServer | null>
  readonly close: () => Promise<void>
}

/**
 * Joins the servers that share a log. Stands by with 503 until it is this server's turn. Ends the process at once, with
 * nothing more acknowledged, when another server takes over.
 */
export const startInCluster = async (address: NatsAddress, options: ServerOptions): Promise<ClusterMember> => {
  const { openNatsLog } = await import('./store/nats/open-nats-log')
  const { say = console.log } = options
  const end = (reason: string, status: number): void => {
    console.error(reason)
    process.exit(status)
  }
  const log = await openNatsLog({
    address,
    stream: STREAM,
    clock: makeSteadyClock(),
    lost: () => {
      end('Another server has taken over. This one stops.', REPLACED)
    },
    failed: ({ message }) => {
      end(message, 1)
    },
  })
  const standby = await startStandbyServer(options.port, options.host, say)
  say(`Standing by at http://localhost:${standby.port}`)
  let running: RunningServer | null = null
  const serve = async (): Promise<RunningServer | null> => {
    const opened = await log.turn
    if (opened === null) return null
    await standby.close()
    running = await startServer({ ...options, port: standby.port, log: opened })
    return running
  }
  return {
    serving: serve(),
    close: async () => {
      if (running !== null) await running.close()
      else await Promise.all([log.close(), standby.close()])
    },
  }
}
