import { existsSync } from 'node:fs'
import path from 'node:path'
import { installDebianPackage } from './debian-package.mjs'

/** The optional engines: the program, its Debian package, and what is not tested without it. */
const ENGINES = [
  { program: 'nats-server', tests: 'the shared log' },
  { program: 'janus', tests: 'rooms on Janus' },
]

/** @param {string} program */
const isOnPath = (program) =>
  (process.env['PATH'] ?? '').split(path.delimiter).some((folder) => existsSync(path.join(folder, program)))

/** Installs the optional engines for their tests, if that is possible. Without an engine its tests are skipped. */
export function installEngines() {
  for (const { program, tests } of ENGINES) {
    if (isOnPath(program) || (installDebianPackage(program) && isOnPath(program))) continue
    console.log(`${program} is not on the path, so the tests of ${tests} are skipped.`)
  }
}
