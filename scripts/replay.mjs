import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { ensure } from './lib/ensure-installed.mjs'
import { isMain, root } from './lib/root.mjs'
import { build } from './build/build.mjs'

const USAGE = `Usage: npm run replay -- loop-log.jsonl
       npm run replay -- loop-log.jsonl --expect 'REDUCER.FIELD=JSON' [--save-test NAME]`
const SAVED = path.join('test', 'replays', 'saved')

const modules = async () => {
  await ensure()
  await build()
  return import(pathToFileURL(path.join(root, 'dist', 'client', 'assets', 'replay.js')).href)
}

/**
 * Folds an exported log and prints a summary.
 * @param {string} text
 */
async function summarize(text) {
  const { summaryOfFile } = await modules()
  const { ok, text: summary } = summaryOfFile(text)
  if (ok) console.log(summary)
  else console.error(summary)
  return ok ? 0 : 1
}

/**
 * Checks an expectation over the log. If it fails, prints the smallest part of the log over which it fails.
 * @param {string} text @param {string} expectation @param {string | null} name
 */
async function check(text, expectation, name) {
  const { causeInFile } = await modules()
  const read = causeInFile(text, expectation, name)
  if (read._tag === 'Left') {
    console.error(read.left)
    return 2
  }
  const { isMet, text: report, test } = read.right
  console.log(report)
  if (test !== null && name !== null) {
    mkdirSync(path.join(root, SAVED), { recursive: true })
    writeFileSync(path.join(root, SAVED, `${name}.jsonl`), test.fixture)
    writeFileSync(path.join(root, SAVED, `${name}.test.ts`), test.code)
    console.log(`\nSaved ${path.join(SAVED, `${name}.test.ts`)}. Run it with: npx vitest run ${path.join(SAVED, name)}`)
  }
  return isMet ? 0 : 1
}

/** @param {string[]} args */
async function replay(args) {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { expect: { type: 'string' }, 'save-test': { type: 'string' } },
  })
  const [file] = positionals
  const { expect: expectation, 'save-test': name = null } = values
  const isUnclear = file === undefined || (name !== null && expectation === undefined)
  if (isUnclear) {
    console.error(USAGE)
    return 2
  }
  const text = readFileSync(file, 'utf8')
  return expectation === undefined ? summarize(text) : check(text, expectation, name)
}

if (isMain(import.meta.url)) process.exitCode = await replay(process.argv.slice(2))
