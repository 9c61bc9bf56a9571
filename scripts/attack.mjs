import { startFreshServer } from './attack/fresh-server.mjs'
import { inputs } from './attack/inputs.mjs'
import { load } from './attack/load.mjs'
import { runLoad } from './attack/load-run.mjs'
import { rights } from './attack/rights.mjs'
import { castOf } from './attack/scene.mjs'
import { ensure } from './lib/ensure-installed.mjs'

await ensure()
if (process.argv.includes('--load')) process.exit((await runLoad()) ? 0 : 1)
const started = performance.now()
const server = await startFreshServer()
let [held, broken] = [0, 0]
try {
  const people = await castOf(server)
  for (const [title, attack] of [...rights, ...inputs, ...load]) {
    console.log(title)
    const check = (/** @type {string} */ what, /** @type {boolean} */ holds) => {
      if (holds) held += 1
      else broken += 1
      console.log(`  ${holds ? 'holds' : 'BROKEN'}: ${what}`)
    }
    try {
      await attack({ server, ...people, check })
    } catch (error) {
      check(`the attack ran (${error instanceof Error ? error.message : 'unknown'})`, false)
    }
  }
} finally {
  await server.stop()
}
console.log(`\n${held} checks hold, ${broken} are broken, in ${Math.round((performance.now() - started) / 1_000)} s`)
process.exit(broken === 0 ? 0 : 1)
