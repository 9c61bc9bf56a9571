import { execFileSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import { root } from '../support/scratch-repo'

interface Route {
  readonly route: string
  readonly files: readonly { readonly name: string; readonly gzip: number; readonly imports: readonly string[] }[]
  /** From the root, with forward slashes. */
  readonly modules: readonly string[]
}

/**
 * Script in bytes of gzip, all that is fetched until the page can be used. 205 kB for /sign-in and 235 kB for /group
 * are the goals; `npm run
 * bench` measures against them too. Here nothing may grow by accident: what a page can wait for comes late (ADR 16).
 */
const BUDGET: Readonly<Record<string, number>> = {
  '/sign-in': 204_700,
  '/sign-in/email': 205_000,
  '/sign-in/wallet': 201_000,
  '/group': 234_200,
  '/message': 293_000,
  '/group/:key': 337_500,
}

/** Every other package comes after the first load, or not at all. */
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
/** What only a chat needs. */
const CHAT_PACKAGES: ReadonlySet<string> = new Set(['virtua'])

const OWN: readonly (readonly [string, RegExp])[] = [
  ['the second language', /^src\/ui\/i18n\/zh/],
  ['the simulator', /^src\/adapters\/simulator\//],
  ['calls and the notification centre', /^src\/(?:ui\/features|application\/features|domain)\/(?:call|notification)\//],
]

const built: readonly Route[] = JSON.parse(
  execFileSync(process.execPath, ['scripts/lib/first-load.mjs', '--json'], {
    cwd: root,
    // The runner's own NODE_ENV would have React built for tests.
    env: { ...process.env, NODE_ENV: 'production', VITEST: undefined },
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  }),
)

const packageOf = (module: string): string | undefined => /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(module)?.[1]

describe('The first load', () => {
  it('is known for every route with a budget', () => {
    expect(built.map(({ route }) => route)).toEqual(Object.keys(BUDGET))
    expect(built.filter(({ modules }) => modules.length < 100)).toEqual([])
  })

  it.each(built)('of $route keeps to its budget (which files: node scripts/lib/first-load.mjs)', ({ route, files }) => {
    expect(files.reduce((sum, { gzip }) => sum + gzip, 0)).toBeLessThanOrEqual(BUDGET[route] ?? 0)
  })

  it.each(built)('of $route has no files that need each other, over however many', ({ files }) => {
    const importsOf = new Map(files.map(({ name, imports }) => [name, imports]))
    const neededBy = (name: string): ReadonlySet<string> => {
      const reached = new Set(importsOf.get(name))
      for (const one of reached) for (const next of importsOf.get(one) ?? []) reached.add(next)
      return reached
    }
    expect(files.map(({ name }) => name).filter((name) => neededBy(name).has(name))).toEqual([])
  })

  it.each(built)('of $route has no package that can wait', ({ route, modules }) => {
    const packages = new Set(modules.flatMap((module) => packageOf(module) ?? []))
    const known = (name: string) => PACKAGES.has(name) || (route === '/group/:key' && CHAT_PACKAGES.has(name))
    expect([...packages].filter((name) => !known(name))).toEqual([])
  })

  it.each(OWN.flatMap(([what, pattern]) => built.map(({ route, modules }) => ({ what, route, pattern, modules }))))(
    'of $route is without $what',
    ({ pattern, modules }) => {
      expect(modules.filter((module) => pattern.test(module))).toEqual([])
    },
  )
})
