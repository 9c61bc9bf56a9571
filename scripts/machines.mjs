import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { ensure } from './lib/ensure-installed.mjs'
import { isMain, root } from './lib/root.mjs'

/**
 * @typedef {{ name: string, source: string, states: string[], transitions: number, walked: number, missing: string[], invariants: string[] }} Machine
 */

/** @returns {Machine[]} */
const walkOverAll = () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'machines-'))
  const file = path.join(folder, 'report.json')
  try {
    execFileSync(process.execPath, [path.join('node_modules', 'vitest', 'vitest.mjs'), 'run', 'test/machines'], {
      cwd: root,
      env: { ...process.env, MACHINES_REPORT: file },
      stdio: ['ignore', 'ignore', 'inherit'],
    })
  } catch {
    console.error('A walk did not take every transition. The lines below name the rest.')
  }
  const machines = JSON.parse(readFileSync(file, 'utf8'))
  rmSync(folder, { recursive: true })
  return machines
}

/** @param {Machine} machine */
const print = ({ name, source, states, transitions, walked, missing, invariants }) => {
  console.log(`\n${name} (${source})`)
  console.log(`  states: ${states.join(', ')}`)
  console.log(`  transitions: ${transitions}, taken by walks: ${walked}`)
  for (const one of missing) console.log(`    not taken: ${one}`)
  console.log(`  invariants under test: ${invariants.join(', ') || 'none named'}`)
}

/** Lists the machines, or those whose name contains a word. */
async function main() {
  await ensure()
  const word = process.argv[2] ?? ''
  const machines = walkOverAll()
  for (const machine of machines) if (machine.name.includes(word)) print(machine)
  const [taken, all] = [
    machines.reduce((sum, { walked }) => sum + walked, 0),
    machines.reduce((sum, { transitions }) => sum + transitions, 0),
  ]
  console.log(`\n${machines.length} machines; walks take ${taken} of ${all} transitions`)
  return taken === all ? 0 : 1
}

if (isMain(import.meta.url)) process.exitCode = await main()
