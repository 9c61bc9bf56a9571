import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = path.dirname(path.dirname(path.dirname(fileURLToPath(import.meta.url))))

const COPIED = [
  'src',
  'scripts',
  'package.json',
  'index.html',
  'vite.config.ts',
  'vitest.config.ts',
  'knip.json',
  '.oxfmtrc.json',
  '.oxlintrc.json',
  'tsconfig.json',
  'tsconfig.base.json',
  'tsconfig.main.json',
]

export interface ScratchRepo {
  readonly home: string
  plant(file: string, text: string): void
  /** Runs a script of an installed package with Node in the copy. Returns all its output. */
  run(script: string, ...args: readonly string[]): { code: number | null; output: string }
  remove(): void
}

function linkPackages(to: string): void {
  const from = path.join(root, 'node_modules')
  mkdirSync(to)
  for (const name of readdirSync(from)) {
    if (name === '.bin' || !name.startsWith('.')) symlinkSync(path.join(from, name), path.join(to, name), 'junction')
  }
  // Copying the type output keeps the check incremental and away from the original.
  const types = path.join(from, '.types')
  if (existsSync(types)) cpSync(types, path.join(to, '.types'), { recursive: true, preserveTimestamps: true })
}

const BASE_CONFIG = 'tsconfig.base.json'

/**
 * The copied type output names packages relative to itself. By default the compiler follows the links to the original
 * packages, finds other paths than these, and checks everything again.
 */
function keepLinks(home: string): void {
  const file = path.join(home, BASE_CONFIG)
  const { atime, mtime } = statSync(file)
  const text = readFileSync(file, 'utf8')
  writeFileSync(file, text.replace('"compilerOptions": {', '"compilerOptions": {\n    "preserveSymlinks": true,'))
  // A newer config would make every project out of date.
  utimesSync(file, atime, mtime)
}

/** A temporary copy of the sources in which a gate test plants faults. `also` names further folders to copy. */
export function scratchRepo(...also: readonly string[]): ScratchRepo {
  const home = mkdtempSync(path.join(tmpdir(), 'gate-'))
  for (const name of [...COPIED, ...also])
    cpSync(path.join(root, name), path.join(home, name), { recursive: true, preserveTimestamps: true })
  linkPackages(path.join(home, 'node_modules'))
  keepLinks(home)
  return {
    home,
    plant: (file, text) => {
      mkdirSync(path.dirname(path.join(home, file)), { recursive: true })
      writeFileSync(path.join(home, file), text)
    },
    run: (script, ...args) => {
      const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], { cwd: home, encoding: 'utf8' })
      return { code: status, output: stdout + stderr }
    },
    remove: () => {
      rmSync(home, { recursive: true, force: true })
    },
  }
}
