import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { bundleTestModule } from '../lib/bundle-test-module.mjs'
import { root } from '../lib/root.mjs'

/**
 * Fills a room on Janus and prints its load.
 * @param {number} listeners
 * @param {number} speakers
 * @returns {Promise<number>} the exit code
 */
export async function countListeners(listeners, speakers) {
  const file = await bundleTestModule({
    entry: 'test/media-lab/listeners.ts',
    outDir: path.join(root, 'node_modules', '.cache', 'listeners'),
    fileName: 'listeners.mjs',
    external: ['werift', 'ws'],
  })
  /** @type {{ measureListeners: (listeners: number, speakers: number) => Promise<any> }} */
  const { measureListeners } = await import(pathToFileURL(file).href)
  const load = await measureListeners(listeners, speakers)
  const p95 = load.firstSoundMs[Math.floor(0.95 * load.firstSoundMs.length)] ?? 0
  const memory = (load.memoryAfter - load.memoryBefore) / 1_048_576
  /** @type {[string, string][]} */
  const rows = [
    ['hear every speaker', `${load.hearing} of ${listeners} listeners, ${speakers} speaking`],
    ['first sound, p95', `${p95.toFixed(0)} ms after joining`],
    [
      'Janus, processor',
      `${(100 * load.coreShare).toFixed(1)} % of a core, ${((100 * load.coreShare) / listeners).toFixed(2)} % a listener`,
    ],
    [
      'Janus, memory',
      `${(load.memoryAfter / 1_048_576).toFixed(0)} MB, ${(memory / listeners).toFixed(2)} MB a listener`,
    ],
  ]
  for (const [what, figure] of rows) console.log(`${what.padEnd(20)}${figure}`)
  return load.hearing === listeners ? 0 : 1
}
