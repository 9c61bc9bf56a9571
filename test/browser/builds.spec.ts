import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from './support/test'

const dist = fileURLToPath(new URL('../../dist', import.meta.url))
const textsOf = (build: string): string =>
  readdirSync(path.join(dist, build, 'assets'))
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(path.join(dist, build, 'assets', file), 'utf8'))
    .join('\n')

const POLICY = [
  "default-src 'none'",
  "base-uri 'none'",
  "object-src 'none'",
  "frame-src 'none'",
  "form-action 'self'",
  "script-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self' blob:",
  "img-src 'self' blob: data:",
  "media-src 'self' blob:",
  "connect-src 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types app default',
].join('; ')

/** Strings that occur only in the simulator: the name of a group, a refusal, an input. */
const MARKERS = ['Weekend Makers', 'Too many wrong codes', 'TownFounded']

test('the client of the page build contains the simulator, and the client of the local build does not', () => {
  const [client, page] = [textsOf('client'), textsOf('page')]
  for (const marker of MARKERS) {
    expect(client, marker).not.toContain(marker)
    expect(page, marker).toContain(marker)
  }
})

test('the server build contains the library that scales images, and no build for the browser contains the library', () => {
  for (const build of ['client', 'page', 'live']) expect(textsOf(build), build).not.toContain('napi-rs')
  expect(readFileSync(path.join(dist, 'server', 'main.js'), 'utf8')).toContain('napi-rs')
})

/** The files of a build that each file imports at its start. */
const importsIn = (build: string): ReadonlyMap<string, readonly string[]> => {
  const assets = path.join(dist, build, 'assets')
  return new Map(
    readdirSync(assets)
      .filter((file) => file.endsWith('.js'))
      .map((file) => [
        file,
        [
          ...readFileSync(path.join(assets, file), 'utf8').matchAll(/(?:from|import)\s*[`"']\.\/([\w.-]+\.js)[`"']/g),
        ].map(([, imported = '']) => imported),
      ]),
  )
}

// Such a circle fails only in some orders of loading, and the page then stays blank.
for (const build of ['client', 'page', 'live']) {
  test(`no files of the ${build} build import each other in a circle`, () => {
    const imports = importsIn(build)
    const reach = (file: string): ReadonlySet<string> => {
      const reached = new Set(imports.get(file))
      for (const one of reached) for (const next of imports.get(one) ?? []) reached.add(next)
      return reached
    }
    expect([...imports.values()].flat().length).toBeGreaterThan(100)
    expect([...imports.keys()].filter((file) => reach(file).has(file))).toEqual([])
  })
}

test('R4-901 R4-931 the local build and the page build contain the drawer with log, machines and faults, and the live build contains nothing of it', () => {
  for (const marker of ['Log and machines', '日志与状态机', 'log-drawer', 'a fault lost the request']) {
    for (const build of ['client', 'page']) expect(textsOf(build), `${build}: ${marker}`).toContain(marker)
    expect(textsOf('live'), marker).not.toContain(marker)
  }
  const styles = readdirSync(path.join(dist, 'live', 'assets')).filter((file) => /drawer-root/.test(file))
  expect(styles).toEqual([])
})

test('R1-052 the local build, which is for testing, contains the demo pages, and the page build does not', () => {
  expect(textsOf('client')).toContain('/test/vueQuery')
  expect(textsOf('page')).not.toContain('/test/vueQuery')
})

test('the page of each opening route names the scripts of the route in one language, each once and each built', () => {
  const pages = path.join(dist, 'client', 'pages')
  const names = readdirSync(pages).filter((name) => name.endsWith('.html'))
  expect(names).toEqual(
    expect.arrayContaining(['group.en.html', 'group.zh.html', 'group.key.en.html', 'sign-in.en.html']),
  )
  for (const name of names) {
    const html = readFileSync(path.join(pages, name), 'utf8')
    const files = [...html.matchAll(/(?:src|href)="\/(assets\/[^"]*)"/g)].map(([, file = '']) => file)
    expect(files.length, name).toBeGreaterThan(10)
    expect(new Set(files).size, name).toBe(files.length)
    expect(files.filter((file) => !existsSync(path.join(dist, 'client', file)))).toEqual([])
    const otherLanguage = name.endsWith('.en.html') ? /\/zh\./ : /\/en\./
    expect(files.filter((file) => otherLanguage.test(file))).toEqual([])
  }
})

test('the page build has its content policy before any script, only relative asset paths, and the licence notices', () => {
  const html = readFileSync(path.join(dist, 'page', 'index.html'), 'utf8')
  const policy = html.indexOf(`content="${POLICY}"`)
  expect(policy).toBeGreaterThan(0)
  expect(policy).toBeLessThan(html.search(/<(?:script|link)/))
  expect(
    [...html.matchAll(/(?:src|href)="([^"]*)"/g)]
      .map(([, address = '']) => address)
      .filter((address) => !address.startsWith('./')),
  ).toEqual([])
  expect(readFileSync(path.join(dist, 'page', 'THIRD-PARTY-NOTICES.txt'), 'utf8')).toContain('react')
})
