// Adds the binaries of other platforms to package-lock.json. Some registries omit these binaries, and `npm ci` then
// refuses the lock file on other platforms.
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './lib/root.mjs'

const file = path.join(root, 'package-lock.json')
const lock = JSON.parse(readFileSync(file, 'utf8'))
const packages = lock.packages
const SYSTEMS = 'android|darwin|freebsd|linux|openharmony|win32|netbsd|openbsd|sunos|aix'
const PROCESSORS = 'arm64|x64|arm|ia32|ppc64|riscv64|s390x|loong64|mips64el'
const PLATFORM = new RegExp(`(${SYSTEMS})-(${PROCESSORS})`)

/** @param {string} name */
function libcOf(name) {
  if (name.includes('musl')) return { libc: ['musl'] }
  return name.includes('linux') ? { libc: ['glibc'] } : {}
}

let added = 0
for (const [owner, entry] of Object.entries(packages)) {
  for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
    const at = `node_modules/${name}`
    const match = PLATFORM.exec(name)
    if (match === null || packages[at] || packages[`${owner}/${at}`]) continue
    const [, os, cpu] = match
    packages[at] = {
      version,
      cpu: [cpu],
      ...(entry.dev ? { dev: true } : {}),
      ...libcOf(name),
      optional: true,
      os: [os],
    }
    added += 1
  }
}

lock.packages = Object.fromEntries(Object.entries(packages).sort(([a], [b]) => (a < b ? -1 : 1)))
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`)
console.log(`package-lock.json: ${added} entries for other platforms added`)
