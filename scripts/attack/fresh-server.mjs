import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { build } from 'vite'
import { root } from '../lib/root.mjs'

/** The public origin makes the server one that strangers share, and lets each attacker have a network address. */
const PUBLIC_ORIGIN = 'https://loop.example'

/** Builds the server and starts it on new data, in its own process. */
export async function startFreshServer() {
  const bundle = mkdtempSync(path.join(root, 'node_modules', '.loop-attack-'))
  const data = mkdtempSync(path.join(tmpdir(), 'loop-attack-'))
  await build({
    root,
    logLevel: 'silent',
    configFile: path.join(root, 'vite.config.ts'),
    build: { ssr: true, outDir: bundle, emptyOutDir: false },
  })
  const child = spawn(process.execPath, [path.join(bundle, 'main.js'), '--data', data], {
    env: { ...process.env, PORT: '0', PUBLIC_ORIGIN },
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      said += String(chunk)
    })
  for (let tried = 0; tried < 400 && !/Loop is at \S+\n/.test(said) && child.exitCode === null; tried += 1)
    await sleep(25)
  const port = Number(/Loop is at \S+:(\d+)\n/.exec(said)?.[1] ?? 0)
  if (port === 0) throw new Error(`The server did not start:\n${said}`)
  return {
    port,
    /** The memory of the server in MB. `null` where the system does not tell. */
    memory: () => {
      try {
        const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8')) ?? []
        return kilobytes === undefined ? null : Number(kilobytes) / 1_024
      } catch {
        return null
      }
    },
    /** The bytes of the log and of what the database still writes into it. */
    logBytes: () =>
      ['world.db', 'world.db-wal'].reduce((sum, name) => {
        const file = statSync(path.join(data, name), { throwIfNoEntry: false })
        return sum + (file?.size ?? 0)
      }, 0),
    stop: async () => {
      const ended = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGTERM')
      await ended
      for (const folder of [bundle, data]) rmSync(folder, { recursive: true, force: true })
    },
  }
}
