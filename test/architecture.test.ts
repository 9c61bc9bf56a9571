import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { type Import, importsOfSources } from './support/imports'
import { sourcesUnder, textOf } from './support/source-files'

interface Wall {
  readonly from: RegExp
  readonly to: RegExp
  readonly because: string
}

/** Edges between our own modules that must not exist. */
const WALLS: readonly Wall[] = [
  { from: /^src\/domain\//, to: /^src\/(?!domain\/)/, because: 'the domain is pure and imports no other ring' },
  {
    from: /^src\/application\//,
    to: /^src\/(?:adapters|ui|main)/,
    because: 'the application imports ports, never adapters or the UI',
  },
  { from: /^src\/adapters\//, to: /^src\/(?:ui|main)/, because: 'an adapter must not depend on the UI' },
  {
    from: /^src\/ui\//,
    to: /^src\/(?:adapters|main)/,
    because: 'the UI gets its data from the application only, so any adapter can be replaced',
  },
  {
    from: /^src\/main/,
    to: /^src\/adapters\/(?!(?:early-)?composition$)/,
    because: 'only the compositions choose adapters',
  },
  {
    from: /^src\/offline\//,
    to: /^src\/(?!offline\/)/,
    because: 'the service worker is a bundle of its own and imports nothing else of ours',
  },
  {
    from: /^src\/embed\//,
    to: /^src\/(?!embed\/)/,
    because: 'the embed script, which other sites load, imports nothing else of ours',
  },
  {
    from: /^src\/adapters\/(?!simulator\/node\/)/,
    to: /^src\/adapters\/simulator\/node(?:\/|$)/,
    because: 'code that needs Node must never reach a page',
  },
  {
    from: /^src\/adapters\/simulator\/state\//,
    to: /^src\/(?!domain\/|adapters\/(?:simulator\/state|wire)(?:\/|$))/,
    because: 'the state of the simulator is pure: the same inputs give the same state',
  },
]

/** Each package is imported in one folder only, so replacing a provider means replacing that folder. */
const HOMES: Readonly<Record<string, RegExp>> = {
  '@nivo/bar': /^src\/ui\/charts\//,
  '@nivo/line': /^src\/ui\/charts\//,
  '@nivo/pie': /^src\/ui\/charts\//,
  '@hono/node-server': /^src\/adapters\/simulator\/node\//,
  '@napi-rs/image': /^src\/adapters\/simulator\/node\//,
  aws4fetch: /^src\/adapters\/simulator\/node\/s3\//,
  '@nats-io/jetstream': /^src\/adapters\/simulator\/node\/store\/nats\//,
  '@nats-io/transport-node': /^src\/adapters\/simulator\/node\/store\/nats\//,
  'node:': /^src\/adapters\/simulator\/node\//,
  'agora-rtc-sdk-ng': /^src\/adapters\/agora\//,
  'ali-oss': /^src\/adapters\/oss\//,
  '@noble/curves': /^src\/domain\/wallet\/address/,
  '@noble/hashes': /^src\/domain\/wallet\/address/,
  '@simplewebauthn/browser': /^src\/adapters\/browser\/passkeys\//,
  '@simplewebauthn/server': /^src\/adapters\/simulator\//,
  '@scure/base': /^src\/domain\/wallet\/address/,
  'big.js': /^src\/domain\/kernel\//,
  ethers: /^src\/adapters\/(?:browser-wallet|simulator)\//,
  hono: /^src\/adapters\/simulator\//,
  i18next: /^src\/(?:ui\/|main)/,
  idb: /^src\/adapters\/browser\//,
  inversify: /^src\/(?:adapters\/|main)/,
  libsql: /^src\/adapters\/simulator\/node\//,
  react: /^src\/(?:ui\/|main)/,
  'react-dom': /^src\/(?:ui\/|main)/,
  sirv: /^src\/adapters\/simulator\/node\//,
  ws: /^src\/adapters\/simulator\/node\//,
}

const folderOf = (module: string) => /^src\/domain\/([^/]+)\//.exec(module)?.[1]

/** Domain folders without an index. */
const WITHOUT_INDEX = ['kernel']

/**
 * Other rings import a domain folder by its index: `domain/chat`, never `domain/chat/chat.reducer`. Other domain
 * folders may also import its messages (`chat/chat.messages`) and its types (`group/group`), so that two folders can
 * handle each other's messages without an import cycle. All code may import a folder's manifest (`chat/feature`): a page
 * that names a feature must not load the whole folder. The kernel has no index: it is a collection of small modules.
 */
function bypassesIndex({ from, to }: Import): boolean {
  const folder = folderOf(to)
  if (folder === undefined || WITHOUT_INDEX.includes(folder) || folderOf(from) === folder) return false
  if (to === `src/domain/${folder}/feature`) return false
  const isOpen = to === `src/domain/${folder}/${folder}` || to.endsWith('.messages')
  return !to.endsWith('/index') && !(folderOf(from) !== undefined && isOpen)
}

/** The import cycles, each once, along the first path found. */
function cyclesOf(edges: readonly Import[]): readonly string[] {
  const targets = new Map<string, string[]>()
  const name = (module: string): string => module.replace(/\.tsx?$/, '').replace(/\/index$/, '')
  for (const { from, to } of edges) targets.set(name(from), [...(targets.get(name(from)) ?? []), name(to)])
  const done = new Set<string>()
  const cycles: string[] = []
  const walk = (module: string, path: readonly string[]): void => {
    if (path.includes(module)) return void cycles.push([...path.slice(path.indexOf(module)), module].join(' → '))
    if (done.has(module)) return
    for (const target of targets.get(module) ?? []) walk(target, [...path, module])
    done.add(module)
  }
  for (const module of targets.keys()) walk(module, [])
  return cycles
}

const imports = importsOfSources()
const ours = imports.filter((one) => !one.isPackage)
const show = ({ from, to }: Import) => `${from} → ${to}`

describe('Architecture', () => {
  it.each(['domain', 'application', 'adapters', 'ui'])(
    'this test finds modules and imports to check in src/%s',
    (ring) => {
      expect(sourcesUnder(`src/${ring}`).length).toBeGreaterThan(10)
      expect(ours.filter(({ from }) => from.startsWith(`src/${ring}/`)).length).toBeGreaterThan(10)
    },
  )

  it.each(WALLS.map((wall): [string, Wall] => [wall.because, wall]))(
    'all imports obey the rule: %s',
    (_name, { from, to }) => {
      expect(ours.filter((one) => from.test(one.from) && to.test(one.to)).map(show)).toEqual([])
    },
  )

  it('code outside a domain folder imports that folder by its index (domain code also by its messages and types)', () => {
    expect(ours.filter(bypassesIndex).map(show)).toEqual([])
  })

  it('the source code has no import cycles, even through type imports and lazy imports', () => {
    expect(ours.length).toBeGreaterThan(2_000)
    expect(cyclesOf(ours)).toEqual([])
    expect(
      cyclesOf([...ours, { from: 'src/domain/kernel/ids.ts', to: 'src/domain/chat', isPackage: false }]),
    ).not.toEqual([])
  })

  it('each folder of src has at most 30 files', () => {
    const counts = new Map<string, number>()
    for (const file of readdirSync('src', { recursive: true, withFileTypes: true })) {
      if (file.isFile()) counts.set(file.parentPath, (counts.get(file.parentPath) ?? 0) + 1)
    }
    expect(counts.size).toBeGreaterThan(50)
    expect([...counts].filter(([, count]) => count > 30)).toEqual([])
  })

  it('each source file has at most 400 lines', () => {
    expect(sourcesUnder('src').filter((file) => textOf(file).split('\n').length > 401)).toEqual([])
  })

  it.each(Object.entries(HOMES))('only the folder reserved for the package %s imports that package', (name, home) => {
    expect(imports.filter((one) => one.isPackage && one.to === name && !home.test(one.from)).map(show)).toEqual([])
  })
})
