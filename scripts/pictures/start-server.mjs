import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { root } from '../lib/root.mjs'

/**
 * Starts the built server with the seeded state on its first day.
 * @param {string[]} more further arguments
 * @returns {Promise<{ origin: string, stop: () => Promise<void> }>}
 */
export async function startHost(...more) {
  const data = mkdtempSync(path.join(tmpdir(), 'pictures-'))
  const child = spawn(
    process.execPath,
    [path.join(root, 'dist', 'server', 'main.js'), '--fresh', '--data', data, '--seed', '1', '--unlimited', ...more],
    {
      cwd: root,
      env: { ...process.env, PORT: '0', HOST: '127.0.0.1' },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  const orphan = () => child.kill('SIGKILL')
  process.once('exit', orphan)
  /** @type {string} */
  const origin = await new Promise((resolve, reject) => {
    child.once('exit', (code) => {
      reject(new Error(`The server ended with ${code} before it was ready`))
    })
    child.stdout.on('data', (chunk) => {
      const address = /http:\/\/[\w.]+:\d+/.exec(String(chunk))?.[0]
      if (address !== undefined) resolve(address)
    })
  })
  return {
    origin,
    stop: async () => {
      process.off('exit', orphan)
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
      rmSync(data, { recursive: true, force: true })
    },
  }
}
