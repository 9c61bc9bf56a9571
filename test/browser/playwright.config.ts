import { availableParallelism } from 'node:os'
import { defineConfig } from 'playwright/test'
import { findChromium } from '../../scripts/lib/find-chromium.mjs'
import { MEDIA_ARGS } from '../../scripts/lib/chromium-media-args.mjs'

const { file } = await findChromium()
const json = process.env['PLAYWRIGHT_JSON_OUTPUT_FILE']

export default defineConfig({
  testDir: '.',
  globalSetup: './support/prepare-profile.ts',
  testMatch: '**/*.spec.ts',
  outputDir: '../../test-results',
  // A browser and its server compute half of the time, so two pairs fit two cores. Of more cores, leave one
  // for the rest of the machine.
  workers: Math.max(2, availableParallelism() - 1),
  retries: 0,
  forbidOnly: process.env['CI'] !== undefined,
  // Only a very busy machine needs such timeouts.
  timeout: 300_000,
  expect: { timeout: 45_000 },
  reporter: json === undefined ? [['list']] : [['list'], ['json', { outputFile: json }]],
  use: {
    launchOptions: {
      executablePath: file,
      // Gifts use WebGL, but the machine may have no graphics card.
      args: [...MEDIA_ARGS, '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
    },
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    // Tracing every test adds a fifth to the run. Use `--trace on` for the test under study.
    trace: 'off',
  },
})
