// This script uses built-in modules only, because it runs before packages are installed.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { isMain, root } from './root.mjs'
import { timed } from './log-duration.mjs'

/**
 * @typedef {{
 *   version?: string, optional?: boolean, devOptional?: boolean, os?: string[], cpu?: string[], libc?: string[]
 * }} Locked
 */

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

/**
 * @param {string} file a lock file or a manifest
 * @returns {{ version?: string, packages?: Record<string, Locked> } | null} `null` when it is missing or unreadable
 */
function jsonIn(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return null
  }
}

/** @param {readonly string[] | undefined} allowed names, or excluded names after `!` @param {string} own */
const allows = (allowed, own) =>
  allowed === undefined ||
  (!allowed.includes(`!${own}`) && (allowed.includes(own) || allowed.every((name) => name.startsWith('!'))))

/** The C library of this machine, as lock files name it. `null` on systems other than Linux. */
function libcHere() {
  if (process.platform !== 'linux') return null
  // Without this setting, the report looks up the host names of all open connections.
  Object.assign(process.report, { excludeNetwork: true })
  const report = /** @type {{ header?: { glibcVersionRuntime?: string } }} */ (process.report.getReport())
  return report.header?.glibcVersionRuntime === undefined ? 'musl' : 'glibc'
}

/**
 * npm leaves out optional packages of other platforms, and packages that only such optional packages need.
 * @param {Locked} locked
 * @param {string | null} libcName
 */
function isNeededHere({ optional, devOptional, os, cpu, libc }, libcName) {
  if (optional !== true && devOptional !== true) return true
  if (os === undefined && cpu === undefined) return false
  return allows(os, process.platform) && allows(cpu, process.arch) && (libcName === null || allows(libc, libcName))
}

/**
 * The differences between package-lock.json and node_modules: missing packages, other versions, surplus packages. npm
 * writes node_modules/.package-lock.json last, so an interrupted installation lacks that file.
 * @param {string} home the folder of package-lock.json
 * @returns {string[]} paths of packages
 */
export function packagesToChange(home) {
  const locked = jsonIn(path.join(home, 'package-lock.json'))?.packages
  if (locked === undefined) throw new Error('package-lock.json is missing or unreadable.')
  const installed = jsonIn(path.join(home, 'node_modules', '.package-lock.json'))?.packages ?? {}
  const libcName = libcHere()
  /** @param {string} at */
  const isIntact = (at) => {
    const { version } = installed[at] ?? {}
    return version === locked[at]?.version && jsonIn(path.join(home, at, 'package.json'))?.version === version
  }
  return [
    ...Object.keys(locked).filter(
      (at) => at !== '' && (at in installed ? !isIntact(at) : isNeededHere(locked[at] ?? {}, libcName)),
    ),
    ...Object.keys(installed).filter((at) => !(at in locked)),
  ]
}

/** Installs packages if node_modules does not match package-lock.json. */
export async function ensure() {
  requireSupportedNode()
  if (packagesToChange(root).length === 0) return
  await timed('Installing packages (npm ci, about half a minute the first time)', install)
  const left = packagesToChange(root)
  if (left.length > 0) throw new Error(`npm ci ended, but these packages differ from the lock: ${left.join(', ')}`)
}

if (isMain(import.meta.url)) await ensure()
