import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { root } from './lib/root.mjs'
import { lastResults } from './lib/test-results.mjs'

const ID = /\b(?:R[1-3]-\d{3}|BI-\d{3}|[A-Z]{2,5}-\d{1,2})\b(?!\.\d)/g

const { values } = parseArgs({ options: { area: { type: 'string' } } })

/** @param {string} file @returns {Record<string, string>[]} */
function rowsOf(file) {
  const [head = '', ...lines] = readFileSync(path.join(root, file), 'utf8').split('\n').filter(Boolean)
  const names = head.split('\t')
  return lines.map((line) => Object.fromEntries(line.split('\t').map((cell, i) => [names[i] ?? '', cell])))
}

const requirements = readdirSync(path.join(root, 'docs', 'requirements'))
  .filter((name) => name.endsWith('.tsv'))
  .sort()
  .flatMap((name) => rowsOf(`docs/requirements/${name}`))
const badInputs = rowsOf('test/fixtures/bad-inputs.tsv')

const { results, reports } = lastResults()
const idsOf = (/** @type {boolean} */ passed) =>
  new Set(results.filter((one) => one.passed === passed).flatMap(({ title }) => title.match(ID) ?? []))
const passing = idsOf(true)
const failing = idsOf(false)
/** A requirement is unproved if even one of its tests fails. */
const isProved = (/** @type {string | undefined} */ id) => id !== undefined && passing.has(id) && !failing.has(id)

/** @param {string} name @param {readonly Record<string, string>[]} rows */
function line(name, rows) {
  const proved = rows.filter(({ id }) => isProved(id)).length
  const share = rows.length === 0 ? 0 : Math.round((100 * proved) / rows.length)
  console.log(
    `${name.padEnd(14)} ${String(proved).padStart(5)} / ` +
      `${String(rows.length).padEnd(5)} ${String(share).padStart(3)} %`,
  )
}

/** @param {readonly Record<string, string>[]} rows */
function list(rows) {
  for (const { id, kind, requirement } of rows) console.log(`${isProved(id) ? '+' : '-'} ${id} ${kind}: ${requirement}`)
}

console.log(
  reports.length === 0 ? 'No test results. Run npm test first.' : `Named by a passing test (${reports.join(', ')}):`,
)
if (values.area === undefined) {
  for (const area of [...new Set(requirements.map((row) => row['area'] ?? ''))].sort()) {
    line(
      area,
      requirements.filter((row) => row['area'] === area),
    )
  }
  line('requirements', requirements)
  line('bad inputs', badInputs)
  const known = new Set([...requirements, ...badInputs].map(({ id }) => id))
  const invariants = [...passing]
    .filter((id) => isProved(id) && !/^(?:R\d|BI)-/.test(id))
    .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))
  console.log(`\nInvariants (${invariants.length}): ${invariants.join(' ')}`)
  const strangers = [...passing].filter((id) => /^(?:R\d|BI)-/.test(id) && !known.has(id))
  if (strangers.length > 0) console.log(`Named by a test, but missing from docs/requirements: ${strangers.join(' ')}`)
  if (failing.size > 0) console.log(`Named by a failing test: ${[...failing].sort().join(' ')}`)
} else {
  const rows = requirements.filter((row) => row['area'] === values.area)
  list(rows)
  line(values.area, rows)
}
