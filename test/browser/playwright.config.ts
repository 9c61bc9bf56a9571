import { availableParallelism } from 'node:os'
import { defineConfig } from 'playwright/test'
import { findChromium } from '../../scripts/lib/find-chromium.mjs'
import { MEDIA_ARGS } from '../../scripts/lib/chromium-media-args.mjs'

const { file } = await findChromium()
const json = process.env['PLAYWRIGHT_JSON_OUTPUT_FILE']

export default defineConfig({
  testDir: '.',
  globalSetup: './support/make-known.ts',
  testMatch: '**/*.spec.ts',
  outputDir: '../../test-results',
  // A browser and its host wait for each other about as long as they work: two of each fit two cores. With more cores
  // one is left for the rest of the machine.
  workers: Math.max(2, availableParallelism() - 1),
  retries: 0,
  forbidOnly: process.env['CI'] !== undefined,
  // Nobody waits so long but on a machine that has much else to do.
  timeout: 300_000,
  expect: { timeout: 45_000 },
  reporter: json === undefined ? [['list']] : [['list'], ['json', { outputFile: json }]],
  use: {
    launchOptions: {
      executablePath: file,
      // Gifts are drawn by WebGL, without a graphics card.
      args: [...MEDIA_ARGS, '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
    },
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    // A trace of every test costs a fifth of the whole run: `--trace on` has one of the test that is looked into.
    trace: 'off',
  },
})
