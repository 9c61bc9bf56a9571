import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import { expect, test } from './support/test'

/** `RUNS=1000 npx playwright test … replay-hash` tries more. */
const RUNS = Number(process.env['RUNS'] ?? 200)
/** So many logs go to the page at a time. */
const BATCH = 100

const root = path.resolve(import.meta.dirname, '..', '..')

interface Generator {
  readonly randomLogs: (count: number) => readonly string[]
}

/** The generator of random logs as one file that Node can import. */
const generator = async (outDir: string): Promise<Generator> => {
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    ssr: { noExternal: true },
    build: { outDir, ssr: 'test/support/random-logs.ts', rolldownOptions: { output: { entryFileNames: 'logs.mjs' } } },
  })
  const generated: Generator = await import(pathToFileURL(path.join(outDir, 'logs.mjs')).href)
  return generated
}

interface Reader {
  readonly summaryOfFile: (text: string) => { readonly hash: string }
}

test('ALL-1 ALL-2 a replay of any random log has the same hash in Node and in the browser', async ({ openPerson }, {
  outputDir,
}) => {
  const { page } = await openPerson('Ada', '/sign-in')
  const replayModule = pathToFileURL(path.join(root, 'dist', 'client', 'assets', 'replay.js'))
  const reader: Reader = await import(replayModule.href)
  const files = (await generator(outputDir)).randomLogs(RUNS)
  const hashes = new Set<string>()
  for (let at = 0; at < files.length; at += BATCH) {
    const batch = files.slice(at, at + BATCH)
    const here = batch.map((text) => reader.summaryOfFile(text).hash)
    const there = await page.evaluate(async (texts) => {
      const inPage: Reader = await import(new URL('/assets/replay.js', location.href).href)
      return texts.map((text) => inPage.summaryOfFile(text).hash)
    }, batch)
    expect(there).toEqual(here)
    for (const hash of here) hashes.add(hash)
  }
  // Many walks end in a state of their own, so equal hashes are no accident.
  expect(hashes.size).toBeGreaterThan(RUNS / 4)
})
