import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { StartupError } from '../startup-error'
import type { NatsAddress } from '../store/nats/nats-address'

const COMMAND = 'nats-server'
const USER = 'loop'

export interface NatsPlans {
  readonly command: string
  /** The configuration file of each server. */
  readonly files: readonly string[]
  readonly address: NatsAddress
}

/** Throws `StartupError` if there is no nats-server on this machine. */
export const requireNatsServer = (): void => {
  if (spawnSync(COMMAND, ['--version'], { stdio: 'ignore' }).status === 0) return
  throw new StartupError(
    '--cluster needs nats-server, which is not on the path of this machine. Debian and Ubuntu: apt-get install nats-server.\n' +
      'macOS: brew install nats-server. Other systems: https://github.com/nats-io/nats-server/releases.',
  )
}

const configOf = (
  name: string,
  folder: string,
  port: number,
  routePort: number,
  routes: readonly number[],
  password: string,
): string => `server_name: ${name}
listen: "127.0.0.1:${port}"
authorization { user: ${USER}, password: "${password}" }
jetstream { store_dir: ${JSON.stringify(folder)} }
cluster {
  name: loop
  listen: "127.0.0.1:${routePort}"
  authorization { user: ${USER}, password: "${password}" }
  routes: [${routes.map((route) => `"nats-route://${USER}:${password}@127.0.0.1:${route}"`).join(', ')}]
}
`

/**
 * Writes the configuration of NATS servers on this machine that form one cluster. The password keeps other users of the
 * machine out, so only this user can read the files.
 */
export const writeNatsPlans = (
  dataDir: string,
  ports: readonly number[],
  routes: readonly number[],
  password: string,
): NatsPlans => ({
  command: COMMAND,
  files: ports.map((port, at) => {
    const name = `nats-${at + 1}`
    const folder = path.join(dataDir, 'nats', name)
    mkdirSync(folder, { recursive: true })
    const file = path.join(folder, 'server.conf')
    writeFileSync(file, configOf(name, folder, port, routes[at] ?? 0, routes, password), { mode: 0o600 })
    return file
  }),
  address: { servers: ports.map((port) => `127.0.0.1:${port}`), isSecure: false, user: USER, pass: password },
})
