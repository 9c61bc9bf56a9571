import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './root.mjs'

/**
 * The script file behind a package's command. This Node runs the file directly, which works on every platform.
 * @param {string} packageName
 * @param {string} [command]
 */
export function binOf(packageName, command = packageName) {
  const home = path.join(root, 'node_modules', packageName)
  const { bin } = JSON.parse(readFileSync(path.join(home, 'package.json'), 'utf8'))
  return path.join(home, typeof bin === 'string' ? bin : bin[command])
}

/**
 * Runs a Node program in the foreground and forwards SIGTERM and SIGINT to it.
 * @param {string} script
 * @param {readonly string[]} args
 * @param {Record<string, string>} [env]
 * @returns {Promise<number>} its exit code
 */
export function runNode(script, args, env = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [script, ...args], {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, ...env },
    })
    const end = () => {
      child.kill('SIGTERM')
    }
    process.once('SIGTERM', end)
    process.once('SIGINT', end)
    child.once('error', reject)
    child.once('exit', (code) => {
      process.off('SIGTERM', end)
      process.off('SIGINT', end)
      resolve(code ?? 1)
    })
  })
}
