import { describe, expect, it } from 'vitest'
import { isAccepted, productionPackages } from '../../scripts/build/third-party-notices.mjs'
import { textOf } from '../support/source-files'

interface LockEntry {
  readonly resolved?: string
  readonly optionalDependencies?: Readonly<Record<string, string>>
}

interface Manifest {
  readonly dependencies: Readonly<Record<string, string>>
  readonly devDependencies: Readonly<Record<string, string>>
}

const { dependencies, devDependencies }: Manifest = JSON.parse(textOf('package.json'))
const { packages }: { readonly packages: Readonly<Record<string, LockEntry>> } = JSON.parse(textOf('package-lock.json'))

describe('The packages', () => {
  it('each package is pinned to a single version', () => {
    const open = Object.entries({ ...dependencies, ...devDependencies }).filter(
      ([, version]) => !/^(?:npm:.+@)?\d+\.\d+\.\d+$/.test(version),
    )
    expect(open).toEqual([])
  })

  it('the lock file contains no URL of a package registry', () => {
    expect(Object.entries(packages).filter(([, entry]) => entry.resolved !== undefined)).toEqual([])
  })

  it('the lock file contains the optional packages for every platform (to repair: npm run lock)', () => {
    const missing = Object.entries(packages).flatMap(([owner, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies).filter(
        (name) => !(`node_modules/${name}` in packages) && !(`${owner}/node_modules/${name}` in packages),
      ),
    )
    expect(missing).toEqual([])
  })

  it('each package in the shipped app has an accepted licence', () => {
    expect(productionPackages().length).toBeGreaterThan(10)
    expect(productionPackages().filter(({ licence }) => !isAccepted(licence))).toEqual([])
  })

  it.each([
    ['MIT', true],
    ['(MIT OR GPL-3.0-only)', true],
    ['MIT AND GPL-3.0-only', false],
    ['GPL-3.0-only', false],
    ['none stated', false],
  ])('whether a package with the licence "%s" is accepted: %s', (licence, accepted) => {
    expect(isAccepted(licence)).toBe(accepted)
  })
})
