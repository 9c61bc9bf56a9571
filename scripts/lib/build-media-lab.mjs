import path from 'node:path'
import { root } from './root.mjs'

/**
 * Builds the page of test/media-lab, in which rooms connect to each other over real WebRTC.
 * @param {string} outDir
 */
export async function buildLab(outDir) {
  const { build } = await import('vite')
  await build({
    root: path.join(root, 'test', 'media-lab'),
    configFile: false,
    logLevel: 'warn',
    base: './',
    build: {
      target: 'es2022',
      emptyOutDir: true,
      outDir,
      rolldownOptions: { input: path.join(root, 'test', 'media-lab', 'lab.html') },
    },
  })
}
