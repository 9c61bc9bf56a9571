import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePorts } from '../../src/adapters/simulator/node/free-ports'

/** Why tests that need NATS are skipped, or `null`. */
export const noNats: string | null =
  spawnSync('nats-server', ['--version'], { stdio: 'ignore' }).status === 0
    ? null
    : 'nats-server is not on the path of this machine'

export interface NatsServer {
  /** `host:port`. */
  readonly address: string
  readonly kill: () => Promise<void>
  readonly start: () => Promise<void>
  readonly remove: () => Promise<void>
}

/** A NATS server with JetStream in a temporary folder. */
export const startNats = async (): Promise<NatsServer> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'loop-nats-'))
  const [port = 0] = await freePorts(1)
  let child: ChildProcess | null = null
  const start = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const started = spawn('nats-server', ['-js', '-sd', folder, '-a', '127.0.0.1', '-p', String(port)])
      child = started
      let said = ''
      started.stderr.on('data', (chunk: Buffer) => {
        said += chunk.toString()
        if (said.includes('Server is ready')) resolve()
      })
      started.once('error', reject)
      started.once('exit', () => {
        reject(new Error(said))
      })
    })
  const kill = (): Promise<void> =>
    new Promise((resolve) => {
      if (child === null || child.exitCode !== null || child.signalCode !== null) {
        resolve()
        return
      }
      child.once('exit', () => {
        resolve()
      })
      child.kill('SIGKILL')
    })
  await start()
  return {
    address: `127.0.0.1:${port}`,
    kill,
    start,
    remove: async () => {
      await kill()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
