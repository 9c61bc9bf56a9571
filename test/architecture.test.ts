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
  { from: /^src\/domain\//, to: /^src\/(?!domain\/)/, because: 'the domain is pure: it knows nobody above it' },
  {
    from: /^src\/application\//,
    to: /^src\/(?:adapters|ui|main)/,
    because: 'the application knows ports, not who stands behind them or who looks on',
  },
  { from: /^src\/adapters\//, to: /^src\/(?:ui|main)/, because: 'a provider must not depend on what is drawn' },
  {
    from: /^src\/ui\//,
    to: /^src\/(?:adapters|main)/,
    because: 'a screen gets all it shows from the application, so any adapter can be exchanged',
  },
  {
    from: /^src\/main/,
    to: /^src\/adapters\/(?!composition$)/,
    because: 'the composition is the one place that chooses adapters',
  },
  { from: /^src\/offline\//, to: /^src\/(?!offline\/)/, because: 'what keeps the page is in no release but its own' },
  { from: /^src\/embed\//, to: /^src\/(?!embed\/)/, because: 'what other sites load brings nothing of ours along' },
  {
    from: /^src\/adapters\/(?!simulator\/node\/)/,
    to: /^src\/adapters\/simulator\/node(?:\/|$)/,
    because: 'what needs Node must never reach a page',
  },
  {
    from: /^src\/adapters\/simulator\/state\//,
    to: /^src\/(?!domain\/|adapters\/(?:simulator\/state|wire)(?:\/|$))/,
    because: 'the simulated world is pure: the same inputs give the same town',
  },
]

/** A provider's package is imported in its own folder only: replacing the provider is replacing the folder. */
const HOMES: Readonly<Record<string, RegExp>> = {
  '@nivo/bar': /^src\/ui\/charts\//,
  '@nivo/line': /^src\/ui\/charts\//,
  '@nivo/pie': /^src\/ui\/charts\//,
  '@hono/node-server': /^src\/adapters\/simulator\/node\//,
  '@napi-rs/image': /^src\/adapters\/simulator\/node\//,
  'node:': /^src\/adapters\/simulator\/node\//,
  'agora-rtc-sdk-ng': /^src\/adapters\/agora\//,
  'ali-oss': /^src\/adapters\/oss\//,
  '@noble/curves': /^src\/domain\/wallet\/address/,
  '@noble/hashes': /^src\/domain\/wallet\/address/,
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
  ws: /^src\/adapters\/simulator\/node\//,
}

const areaOf = (module: string) => /^src\/domain\/([^/]+)\//.exec(module)?.[1]

/**
 * From outside, an area of the domain is entered by its door: `domain/chat`, never `domain/chat/chat.machine`. Other
 * areas of the domain may
 * also import what it says (`chat/chat.messages`) and what it is made of (`group/group`), so that two areas can hear
 * each other without a
 * circle. The kernel is a shelf of small modules, not an area; it has no door.
 */
function goesAroundTheDoor({ from, to }: Import): boolean {
  const area = areaOf(to)
  if (area === undefined || area === 'kernel' || areaOf(from) === area) return false
  return (
    !to.endsWith('/index') &&
    !(areaOf(from) !== undefined && [`src/domain/${area}/${area}`, `src/domain/${area}/${area}.messages`].includes(to))
  )
}

/** Modules that need each other, over however many; of each knot the first way round that is found. */
function circlesOf(edges: readonly Import[]): readonly string[] {
  const targets = new Map<string, string[]>()
  const name = (module: string): string => module.replace(/\.tsx?$/, '').replace(/\/index$/, '')
  for (const { from, to } of edges) targets.set(name(from), [...(targets.get(name(from)) ?? []), name(to)])
  const done = new Set<string>()
  const circles: string[] = []
  const walk = (module: string, way: readonly string[]): void => {
    if (way.includes(module)) return void circles.push([...way.slice(way.indexOf(module)), module].join(' → '))
    if (done.has(module)) return
    for (const target of targets.get(module) ?? []) walk(target, [...way, module])
    done.add(module)
  }
  for (const module of targets.keys()) walk(module, [])
  return circles
}

const imports = importsOfSources()
const ours = imports.filter((one) => !one.isPackage)
const show = ({ from, to }: Import) => `${from} → ${to}`

describe('Architecture', () => {
  it.each(['domain', 'application', 'adapters', 'ui'])('has modules to check in %s', (ring) => {
    expect(sourcesUnder(`src/${ring}`).length).toBeGreaterThan(10)
    expect(ours.filter(({ from }) => from.startsWith(`src/${ring}/`)).length).toBeGreaterThan(10)
  })

  it.each(WALLS.map((wall): [string, Wall] => [wall.because, wall]))('%s', (_name, { from, to }) => {
    expect(ours.filter((one) => from.test(one.from) && to.test(one.to)).map(show)).toEqual([])
  })

  it('enters an area of the domain by its door', () => {
    expect(ours.filter(goesAroundTheDoor).map(show)).toEqual([])
  })

  it('has no modules in the domain that need each other, types included', () => {
    const inDomain = ours.filter(({ from, to }) => from.startsWith('src/domain/') && to.startsWith('src/domain/'))
    expect(inDomain.length).toBeGreaterThan(500)
    expect(circlesOf(inDomain)).toEqual([])
    expect(
      circlesOf([...inDomain, { from: 'src/domain/kernel/ids.ts', to: 'src/domain/chat', isPackage: false }]),
    ).not.toEqual([])
  })

  it('has no file of more than 400 lines', () => {
    expect(sourcesUnder('src').filter((file) => textOf(file).split('\n').length > 401)).toEqual([])
  })

  it.each(Object.entries(HOMES))('keeps %s in its folder', (name, home) => {
    expect(imports.filter((one) => one.isPackage && one.to === name && !home.test(one.from)).map(show)).toEqual([])
  })
})
