import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/**
 * Installs a package of Debian or Ubuntu, if this is such a system and the caller may install.
 * @param {string} name
 * @returns {boolean} whether it tried
 */
export function installDebianPackage(name) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false
  const options = {
    stdio: /** @type {const} */ ('inherit'),
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }
  spawnSync('apt-get', ['update'], options)
  spawnSync('apt-get', ['install', '--yes', '--no-install-recommends', name], options)
  return true
}
