import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

const shared = { restoreMocks: true, testTimeout: 20_000, hookTimeout: 20_000 }

export default defineConfig({
  test: {
    // For machines with two cores.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      {
        extends: './vite.config.ts',
        test: {
          ...shared,
          name: 'unit',
          environment: 'node',
          include: [
            'test/*.test.ts',
            'test/{domain,application,adapters,properties,contracts,replays,gates,chaos,wire}/**/*.test.ts',
          ],
        },
      },
      {
        extends: './vite.config.ts',
        test: {
          ...shared,
          name: 'ui',
          environment: 'happy-dom',
          include: ['test/ui/**/*.test.{ts,tsx}'],
          setupFiles: ['test/support/ui-setup.ts'],
        },
      },
    ],
  },
})
