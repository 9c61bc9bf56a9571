import { readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../lib/root.mjs'
import { bundle } from './bundle.mjs'
import { run } from './workers.mjs'
import { PLANTED } from './planted-bugs.mjs'

/**
 * Whether the bug's `from` text occurs exactly once in its file.
 * @param {import('./planted-bugs.mjs').Planted} planted
 */
export const fits = ({ file, from }) => readFileSync(path.join(root, file), 'utf8').split(from).length === 2

/**
 * Plants each bug in a copy of the program, and prints how many schedules the chaos run needs to find that bug.
 * @param {{ jobs: number, seeds: number, named: string, only: string | null }} how
 */
export async function selfTest({ jobs, seeds, named, only }) {
  const chosen = PLANTED.filter(({ name }) => name.includes(named))
  let missed = 0
  for (const planted of chosen) {
    if (!fits(planted)) throw new Error(`The patch "${planted.name}" no longer matches ${planted.file}`)
    const file = await bundle('planted', {
      file: planted.file,
      change: (text) => text.replace(planted.from, () => planted.to),
    })
    let [given, done] = [0, 0]
    /** @type {string | null} */
    let found = null
    await run(
      file,
      jobs,
      { only, isDense: false, shrinks: false },
      () => (found === null && given < seeds ? (given += 1) : null),
      ({ seed, broken }) => {
        done += 1
        if (broken !== null && found === null)
          found = `after ${done} schedules, in seed ${seed}: ${broken.slice(0, 160)}`
      },
    )
    if (found === null) missed += 1
    console.log(`${found === null ? 'NOT FOUND' : 'found'}: ${planted.name}: ${found ?? `${done} schedules passed`}`)
  }
  console.log(`${chosen.length - missed} of ${chosen.length} planted bugs found`)
  return missed === 0 && chosen.length > 0 ? 0 : 1
}
