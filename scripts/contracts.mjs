import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { failuresIn, portsOf, tableOf } from './lib/contract-table.mjs'
import { ensure } from './lib/ensure-installed.mjs'
import { isMain, root } from './lib/root.mjs'

const NOTE = `
✓ keeps the clause, ✗ breaks it, – cannot keep it (docs/adapters.md says why).
Not run: Tencent, Agora and ali-oss with their own servers, which need keys (docs/live.md).`

/** Runs the contract suites and returns the report. */
const run = () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'contracts-'))
  const file = path.join(folder, 'report.json')
  const vitest = path.join('node_modules', 'vitest', 'vitest.mjs')
  try {
    execFileSync(process.execPath, [vitest, 'run', 'test/contracts', '--reporter=json', `--outputFile=${file}`], {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
    })
  } catch {
    console.error('Some clauses are broken. The lines with ✗ name them.')
  }
  const report = JSON.parse(readFileSync(file, 'utf8'))
  rmSync(folder, { recursive: true })
  return report
}

/** Prints which adapter keeps which clause, for all ports or for those whose name contains a word. */
async function main() {
  await ensure()
  const word = process.argv[2] ?? ''
  const ports = portsOf(run())
  for (const [port, clauses] of ports) if (port.includes(word)) console.log(`\n${tableOf(port, clauses)}`)
  console.log(NOTE)
  return failuresIn(ports) === 0 ? 0 : 1
}

if (isMain(import.meta.url)) process.exitCode = await main()
