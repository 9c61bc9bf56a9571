import { execFileSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import { root } from '../support/scratch-repo'

interface Route {
  readonly route: string
  readonly files: readonly { readonly name: string; readonly gzip: number; readonly imports: readonly string[] }[]
  /** The paths of the modules from the root, with forward slashes. */
  readonly modules: readonly string[]
}

/**
 * Gzipped bytes of all scripts that load before the page is usable. The goals are 205 kB for /sign-in and 235 kB for
 * /group; `npm run bench` checks them too. These tighter limits catch accidental growth: a page loads lazily whatever
 * can wait (ADR 16).
 */
const BUDGET: Readonly<Record<string, number>> = {
  '/sign-in': 205_000,
  '/sign-in/email': 205_400,
  '/sign-in/wallet': 200_800,
  '/group': 234_700,
  '/message': 286_200,
  '/group/:key': 330_200,
}

/** The only packages that the first load may contain. */
const PACKAGES: ReadonlySet<string> = new Set([
  'react',
  'react-dom',
  'scheduler',
  'react-router',
  'react-router-dom',
  'i18next',
  'react-i18next',
  'lucide-react',
  'inversify',
  '@inversifyjs/core',
  '@inversifyjs/common',
  '@inversifyjs/container',
  '@inversifyjs/plugin',
  '@inversifyjs/prototype-utils',
  '@inversifyjs/reflect-metadata-utils',
  'reflect-metadata',
  'xstate',
  '@xstate/react',
  'use-sync-external-store',
  'use-isomorphic-layout-effect',
  'rxjs',
  'tslib',
  'io-ts',
  'fp-ts',
  'idb',
])
/** Packages that only the first load of chat routes may contain. */
const CHAT_PACKAGES: ReadonlySet<string> = new Set(['virtua'])

const OWN: readonly (readonly [string, RegExp])[] = [
  ['the second language', /^src\/ui\/i18n\/zh/],
  ['the simulator', /^src\/adapters\/simulator\//],
  ['calls and the notification centre', /^src\/(?:ui\/features|application\/features|domain)\/(?:call|notification)\//],
]

const built: readonly Route[] = JSON.parse(
  execFileSync(process.execPath, ['scripts/lib/first-load.mjs', '--json'], {
    cwd: root,
    // With the NODE_ENV of the test runner, the bundle would contain the development build of React.
    env: { ...process.env, NODE_ENV: 'production', VITEST: undefined },
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  }),
)

const packageOf = (module: string): string | undefined => /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(module)?.[1]

describe('The first load', () => {
  it('every route that has a first-load budget is measured', () => {
    expect(built.map(({ route }) => route)).toEqual(Object.keys(BUDGET))
    expect(built.filter(({ modules }) => modules.length < 100)).toEqual([])
  })

  it.each(built)(
    'the first load of $route stays within its budget (list the files: node scripts/lib/first-load.mjs)',
    ({ route, files }) => {
      expect(files.reduce((sum, { gzip }) => sum + gzip, 0)).toBeLessThanOrEqual(BUDGET[route] ?? 0)
    },
  )

  it.each(built)('the first load of $route has no import cycles between its files', ({ files }) => {
    const importsOf = new Map(files.map(({ name, imports }) => [name, imports]))
    const neededBy = (name: string): ReadonlySet<string> => {
      const reached = new Set(importsOf.get(name))
      for (const one of reached) for (const next of importsOf.get(one) ?? []) reached.add(next)
      return reached
    }
    expect(files.map(({ name }) => name).filter((name) => neededBy(name).has(name))).toEqual([])
  })

  it.each(built)('the first load of $route contains no package that can load later', ({ route, modules }) => {
    const packages = new Set(modules.flatMap((module) => packageOf(module) ?? []))
    const known = (name: string) => PACKAGES.has(name) || (route === '/group/:key' && CHAT_PACKAGES.has(name))
    expect([...packages].filter((name) => !known(name))).toEqual([])
  })

  it.each(OWN.flatMap(([what, pattern]) => built.map(({ route, modules }) => ({ what, route, pattern, modules }))))(
    'the first load of $route does not contain $what',
    ({ pattern, modules }) => {
      expect(modules.filter((module) => pattern.test(module))).toEqual([])
    },
  )
})
