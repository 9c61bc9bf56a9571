import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'
import { OPENING_ROUTES, WORDS } from './opening-routes.mjs'
import { isMain, root } from './root.mjs'

/** The scripts that must load before a page is usable: the entry, one language, and the modules of the page's route. */
const ENTRY = 'index.html'
const QUICK = ['/sign-in', '/group']

/** @param {string} id */
const fromRoot = (id) => path.relative(root, id).split(path.sep).join('/')

/**
 * Leaves out modules that load after the first screen, so that the build is much faster. The remaining size still grows
 * whenever the whole client grows.
 */
const lateStaysOutside = () => {
  const wanted = new Set([
    WORDS.en,
    ...Object.entries(OPENING_ROUTES).flatMap(([route, modules]) => (QUICK.includes(route) ? modules : [])),
  ])
  /** @type {import('vite').Plugin} */
  const plugin = {
    name: 'late-stays-outside',
    enforce: 'pre',
    async resolveId(source, importer, { kind }) {
      if (kind !== 'dynamic-import') return null
      const resolved = await this.resolve(source, importer, { skipSelf: true })
      return resolved !== null && wanted.has(fromRoot(resolved.id))
        ? resolved
        : { id: resolved?.id ?? source, external: true }
    },
  }
  return plugin
}

/**
 * Builds the client in memory and returns the scripts and modules of each route. `isQuick` leaves out modules that load
 * after the first screen; compare such sizes only with another quick build.
 */
export async function firstLoad({ isQuick = false } = {}) {
  const built = await build({
    root,
    mode: 'testing',
    logLevel: 'error',
    build: { write: false },
    plugins: isQuick ? [lateStaysOutside()] : [],
  })
  if (!('output' in built)) throw new Error('the client is built as one bundle')
  const chunks = built.output.flatMap((file) => (file.type === 'chunk' ? [file] : []))

  /** @param {string} module */
  const chunkOf = (module) => {
    const found =
      chunks.find(({ facadeModuleId }) => facadeModuleId !== null && fromRoot(facadeModuleId) === module) ??
      chunks.find(({ moduleIds }) => moduleIds.some((id) => path.isAbsolute(id) && fromRoot(id) === module))
    if (found === undefined) throw new Error(`${module} is in no file of the build`)
    return found
  }
  /** @param {readonly string[]} begin */
  const reach = (begin) => {
    const reached = new Set(begin)
    for (const name of reached)
      for (const next of chunks.find(({ fileName }) => fileName === name)?.imports ?? []) reached.add(next)
    return chunks.filter(({ fileName }) => reached.has(fileName))
  }
  return Object.entries(OPENING_ROUTES)
    .filter(([route]) => !isQuick || QUICK.includes(route))
    .map(([route, modules]) => {
      const files = reach([ENTRY, WORDS.en, ...modules].map((module) => chunkOf(module).fileName))
      return {
        route,
        files: files.map(({ fileName, code, imports }) => ({ name: fileName, gzip: gzipSync(code).length, imports })),
        modules: files
          .flatMap((file) => Object.keys(file.modules))
          .filter((id) => path.isAbsolute(id))
          .map(fromRoot),
      }
    })
}

if (isMain(import.meta.url)) {
  const routes = await firstLoad({ isQuick: process.argv.includes('--quick') })
  if (process.argv.includes('--json')) console.log(JSON.stringify(routes))
  else {
    for (const { route, files } of routes) {
      console.log(`${route}  ${(files.reduce((sum, { gzip }) => sum + gzip, 0) / 1000).toFixed(1)} kB`)
      for (const { name, gzip } of files.toSorted((one, other) => other.gzip - one.gzip))
        console.log(`  ${(gzip / 1000).toFixed(1).padStart(6)}  ${name}`)
    }
  }
}
