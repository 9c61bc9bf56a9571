/** @param {number} since */
export const secondsSince = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`

/**
 * Prints a task's name and, at its end, its duration.
 * @template A
 * @param {string} what
 * @param {() => A | Promise<A>} work
 * @returns {Promise<A>}
 */
export async function timed(what, work) {
  const start = performance.now()
  console.log(`> ${what}`)
  const result = await work()
  console.log(`  ${secondsSince(start)}`)
  return result
}
