import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { S3Address } from '../../src/adapters/simulator/node/s3/s3-address'

const PROGRAM = createRequire(import.meta.url).resolve('s3rver/bin/s3rver.js')
/** The only key that the program knows. It does not compare signatures of version 4. */
const KEY = 'S3RVER'

const portOf = (child: ChildProcess): Promise<number> =>
  new Promise((resolve, reject) => {
    let printed = ''
    const read = (data: Buffer): void => {
      printed += data.toString()
      const port = /listening on 127\.0\.0\.1:(\d+)/.exec(printed)?.[1]
      if (port !== undefined) resolve(Number(port))
    }
    child.stdout?.on('data', read)
    child.stderr?.on('data', read)
    child.once('exit', () => reject(new Error(`s3rver ended:\n${printed}`)))
  })

/** A real S3 service with an empty bucket, in a process of its own. */
export const startS3 = async (): Promise<S3Server> => {
  const dir = await mkdtemp(path.join(tmpdir(), 's3-'))
  const child = spawn(
    process.execPath,
    [PROGRAM, '-d', dir, '-a', '127.0.0.1', '-p', '0', '--configure-bucket', 'loop', '--silent'],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  )
  const orphan = () => child.kill('SIGKILL')
  process.once('exit', orphan)
  const port = await portOf(child)
  return {
    address: { bucket: `http://127.0.0.1:${port}/loop`, region: 'us-east-1', keyId: KEY, secret: KEY },
    stop: async () => {
      process.off('exit', orphan)
      const ended = new Promise((resolve) => child.once('exit', resolve))
      child.kill()
      await ended
      await rm(dir, { recursive: true, force: true })
    },
  }
}

export interface S3Server {
  readonly address: S3Address
  readonly stop: () => Promise<void>
}
