import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { ensure } from './lib/ensure-installed.mjs'
import { root } from './lib/root.mjs'

const LONG = 300
const LEAST_TOKENS = 60

await ensure()
const { duplicatesIn } = await import('./lib/find-duplicates.mjs')

/** @param {string} folder @returns {string[]} */
function filesUnder(folder) {
  return readdirSync(path.join(root, folder))
    .sort()
    .flatMap((name) => {
      const at = `${folder}/${name}`
      if (statSync(path.join(root, at)).isDirectory()) return filesUnder(at)
      return /\.(?:tsx?|mjs|css)$/.test(name) ? [at] : []
    })
}

/** @param {readonly number[]} sorted @param {number} share */
const quantile = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0

for (const folder of ['src', 'test', 'scripts']) {
  const sources = filesUnder(folder).map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }))
  const sized = sources
    .map(({ file, text }) => ({ file, lines: text.split('\n').length - 1 }))
    .sort((a, b) => a.lines - b.lines)
  const lines = sized.map((one) => one.lines)
  const all = lines.reduce((sum, one) => sum + one, 0)
  console.log(
    `\n${folder}: ${sized.length} files, ${all} lines; ` +
      `median ${quantile(lines, 0.5)}, p90 ${quantile(lines, 0.9)}, longest ${quantile(lines, 1)}`,
  )
  for (const one of sized.filter((file) => file.lines > LONG)) console.log(`  over ${LONG}: ${one.file} (${one.lines})`)
  const duplicates = duplicatesIn(
    sources.filter(({ file }) => !file.endsWith('.css')),
    LEAST_TOKENS,
  )
  console.log(`  ${duplicates.length} duplicated blocks of ${LEAST_TOKENS} or more tokens`)
  for (const { tokens, places } of duplicates) {
    const where = places.map(({ file, from, to }) => `${file}:${from}-${to}`).join('  =  ')
    console.log(`  ${String(tokens).padStart(5)} tokens: ${where}`)
  }
}
