import { randomBytes } from 'node:crypto'
import { rmSync } from 'node:fs'
import path from 'node:path'
import { listenOnFreePort } from '../listen-on-free-port'
import type { NatsAddress } from '../store/nats/nats-address'
import { lockFolder } from '../store/sqlite-store'
import { findWriter } from './find-writer'
import { freePorts } from '../free-ports'
import { makeFront } from './front'
import { requireNatsServer, writeNatsPlans } from './nats-plans'
import { supervise, type Supervised } from './supervise'

export interface ClusterOptions {
  readonly size: number
  readonly dataDir: string
  /** Deletes the log of the folder first. */
  readonly fresh: boolean
  readonly port: number
  readonly host: string
  /** The program of a server, and its arguments besides those that the cluster sets. */
  readonly main: string
  readonly args: readonly string[]
  readonly say: (line: string) => void
}

export interface RunningCluster {
  readonly origin: string
  readonly address: NatsAddress
  readonly nats: readonly Supervised[]
  readonly servers: readonly Supervised[]
  /** The place in `servers` of the server that serves members, or -1. */
  readonly writer: () => number
  /** Resolves when a server serves members. */
  readonly ready: () => Promise<void>
  readonly close: () => Promise<void>
}

/** The servers' own noise. The cluster prints what a person has to know. */
const QUIET = /\[INF\]|\[WRN\]/

/**
 * Starts NATS servers and as many servers of the product on this machine, behind one address. Starts each of them again
 * when it ends. Throws `StartupError`.
 */
export const startCluster = async (options: ClusterOptions): Promise<RunningCluster> => {
  const { size, dataDir, fresh, port, host, main, args, say } = options
  requireNatsServer()
  const unlock = lockFolder(dataDir)
  if (fresh) for (const name of ['nats', 'objects']) rmSync(path.join(dataDir, name), { recursive: true, force: true })
  const ports = await freePorts(3 * size)
  const [own, routes, serverPorts] = [0, 1, 2].map((part) => ports.slice(part * size, (part + 1) * size))
  const plans = writeNatsPlans(dataDir, own ?? [], routes ?? [], randomBytes(24).toString('base64url'))
  const { address } = plans
  const nats = plans.files.map((file, at) =>
    supervise({
      name: `nats ${at + 1}`,
      command: plans.command,
      args: ['-c', file],
      env: process.env,
      say: (line) => {
        if (!QUIET.test(line)) say(line)
      },
    }),
  )
  const search = findWriter(serverPorts ?? [])
  const front = makeFront(search)
  const frontPort = await listenOnFreePort(front.server, port, host, say)
  const store = `nats://${address.user ?? ''}:${address.pass ?? ''}@${address.servers.join(',')}`
  const servers = (serverPorts ?? []).map((serverPort, at) =>
    supervise({
      name: `server ${at + 1}`,
      command: process.execPath,
      args: [main, ...args, '--data', dataDir, '--front-port', String(frontPort)],
      env: { ...process.env, STORE: store, PORT: String(serverPort), HOST: '127.0.0.1' },
      say,
    }),
  )
  return {
    origin: `http://localhost:${frontPort}`,
    address,
    nats,
    servers,
    writer: () => (serverPorts ?? []).indexOf(search.port() ?? -1),
    ready: () =>
      new Promise((resolve) => {
        search.whenFound(() => {
          resolve()
        })
      }),
    close: async () => {
      search.stop()
      front.server.close()
      front.cut()
      await Promise.all(servers.map(({ stop }) => stop()))
      await Promise.all(nats.map(({ stop }) => stop()))
      unlock()
    },
  }
}
