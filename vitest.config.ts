import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

const shared = { restoreMocks: true, testTimeout: 20_000, hookTimeout: 20_000 }
/** Files that put something in the place of a module, which others would be given as well. */
const ALONE = 'test/**/*.alone.test.ts'

export default defineConfig({
  test: {
    // Sized for two cores.
    pool: 'threads',
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      {
        extends: './vite.config.ts',
        test: {
          ...shared,
          name: 'unit',
          // The files of one worker share their modules, which halves the time of all: what a file leaves behind is a fault.
          isolate: false,
          environment: 'node',
          include: [
            'test/*.test.ts',
            'test/{domain,application,adapters,properties,contracts,replays,gates,chaos,wire}/**/*.test.ts',
          ],
          exclude: [ALONE],
        },
      },
      {
        extends: './vite.config.ts',
        test: { ...shared, name: 'alone', isolate: true, environment: 'node', include: [ALONE] },
      },
      {
        extends: './vite.config.ts',
        test: {
          ...shared,
          name: 'ui',
          // What has been fetched once is there at once: how a screen waits for its parts is seen with modules of its own alone.
          isolate: true,
          environment: 'happy-dom',
          include: ['test/ui/**/*.test.{ts,tsx}'],
          setupFiles: ['test/support/ui-setup.ts'],
        },
      },
    ],
  },
})
