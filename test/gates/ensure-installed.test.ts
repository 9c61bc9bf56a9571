import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { packagesToChange } from '../../scripts/lib/ensure-installed.mjs'

const OTHER_PLATFORM = { optional: true, os: [process.platform === 'win32' ? 'linux' : 'win32'], cpu: ['x64'] }
const LOCKED = {
  '': { name: 'product' },
  'node_modules/plain': { version: '1.0.0' },
  'node_modules/@scope/nested/node_modules/plain': { version: '2.0.0', dev: true },
  'node_modules/binary-here': { version: '3.0.0', optional: true, os: [process.platform], cpu: [process.arch] },
  'node_modules/binary-elsewhere': { version: '3.0.0', ...OTHER_PLATFORM },
  'node_modules/helper-of-elsewhere': { version: '4.0.0', optional: true },
}
const {
  '': _root,
  'node_modules/binary-elsewhere': _other,
  'node_modules/helper-of-elsewhere': _help,
  ...HERE
} = LOCKED

let home = ''
const write = (file: string, value: unknown): void => {
  mkdirSync(path.dirname(path.join(home, file)), { recursive: true })
  writeFileSync(path.join(home, file), JSON.stringify(value))
}
const installed = (packages: Readonly<Record<string, { readonly version: string }>>): void => {
  write('node_modules/.package-lock.json', { packages })
  for (const [at, { version }] of Object.entries(packages)) write(`${at}/package.json`, { version })
}

beforeEach(() => {
  home = mkdtempSync(path.join(tmpdir(), 'installed-'))
  write('package-lock.json', { packages: LOCKED })
  installed(HERE)
})
afterEach(() => {
  rmSync(home, { recursive: true, force: true })
})

describe('The check of installed packages', () => {
  it('the check reports nothing when exactly the locked packages of this platform are installed', () => {
    expect(packagesToChange(home)).toEqual([])
  })

  it('the check reports every needed package when there is no node_modules folder', () => {
    rmSync(path.join(home, 'node_modules'), { recursive: true })
    expect(packagesToChange(home)).toEqual(Object.keys(HERE))
  })

  it('the check reports every needed package when npm was interrupted before it wrote its own lock file', () => {
    rmSync(path.join(home, 'node_modules', '.package-lock.json'))
    expect(packagesToChange(home)).toEqual(Object.keys(HERE))
  })

  it('the check reports every needed package when npm’s own lock file is cut off', () => {
    writeFileSync(path.join(home, 'node_modules', '.package-lock.json'), '{"packages": {"node_mod')
    expect(packagesToChange(home)).toEqual(Object.keys(HERE))
  })

  it('the check reports a package whose folder is missing', () => {
    rmSync(path.join(home, 'node_modules', '@scope'), { recursive: true })
    expect(packagesToChange(home)).toEqual(['node_modules/@scope/nested/node_modules/plain'])
  })

  it('the check reports a package with another version, in npm’s own lock file or in its folder', () => {
    installed({ ...HERE, 'node_modules/plain': { version: '1.0.1' } })
    expect(packagesToChange(home)).toEqual(['node_modules/plain'])
    installed(HERE)
    write('node_modules/plain/package.json', { version: '0.9.0' })
    expect(packagesToChange(home)).toEqual(['node_modules/plain'])
  })

  it('the check reports a package that the lock file does not have', () => {
    installed({ ...HERE, 'node_modules/surplus': { version: '1.0.0' } })
    expect(packagesToChange(home)).toEqual(['node_modules/surplus'])
  })

  it('the check reports the binary of this platform when node_modules comes from another platform', () => {
    const { 'node_modules/binary-here': _here, ...copied } = HERE
    installed({ ...copied, 'node_modules/binary-elsewhere': { version: '3.0.0' } })
    expect(packagesToChange(home)).toEqual(['node_modules/binary-here'])
  })

  it('the check reports nothing in this repository, whose packages are installed', () => {
    expect(packagesToChange(path.dirname(path.dirname(import.meta.dirname)))).toEqual([])
  })
})
