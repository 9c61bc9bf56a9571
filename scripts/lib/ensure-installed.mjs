// Uses built-in modules only: it runs before packages are installed.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { isMain, root } from './root.mjs'
import { timed } from './log-duration.mjs'

const mark = path.join(root, 'node_modules', '.ensure-hash')

function requireSupportedNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  const supported = major > 22 || (major === 22 && minor >= 12) || (major === 20 && minor >= 19)
  if (!supported) throw new Error(`Node 20.19+ or 22.12+ is needed, this is ${process.version}.`)
}

function install() {
  const npmCli = process.env['npm_execpath'] ?? ''
  const viaNode = /\.[cm]?js$/.test(npmCli)
  const command = viaNode ? process.execPath : 'npm'
  const args = ['ci', '--include=dev', '--ignore-scripts', '--no-audit', '--no-fund']
  // With NODE_ENV=production npm would skip the development tools.
  const { NODE_ENV: _mode, npm_config_omit: _omit, ...env } = process.env
  const result = spawnSync(command, viaNode ? [npmCli, ...args] : args, {
    cwd: root,
    stdio: 'inherit',
    env,
    shell: process.platform === 'win32' && !viaNode,
  })
  if (result.status !== 0) throw new Error('npm ci failed; see its output above.')
}

/** Installs packages if node_modules does not match package-lock.json. */
export async function ensure() {
  requireSupportedNode()
  const lock = createHash('sha256')
    .update(readFileSync(path.join(root, 'package-lock.json')))
    .digest('hex')
  if (existsSync(mark) && readFileSync(mark, 'utf8') === lock) return
  await timed('Installing packages (npm ci, about half a minute the first time)', () => {
    install()
    writeFileSync(mark, lock)
  })
}

if (isMain(import.meta.url)) await ensure()
