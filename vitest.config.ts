import { createHash } from 'node:crypto'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Files with a test that computes for seconds. A busy machine must not fail them, so their limit is longer. */
const HEAVY = [
  'test/{chaos,properties,replays}/**/*.test.ts',
  'test/application/log/{account-log,log-size,token-expiry}.test.ts',
  'test/application/effects/effects-run-once.test.ts',
  'test/adapters/simulator/state/{residents,town}.test.ts',
  'test/adapters/simulator/state/chat/*.test.ts',
  'test/adapters/simulator/browser-host/host-takeover.properties.test.ts',
  'test/adapters/wire/malformed-answers.test.ts',
  // The first test of each file loads the whole server.
  'test/adapters/simulator/access/access-table.test.ts',
  'test/wire/{bounds,calls}.test.ts',
  'test/domain/kernel/decimal-math.test.ts',
]

const HEAVY_MS = 120_000

/** Files that cannot share a worker. */
const ISOLATED = [
  // It mocks a module. If another file has loaded that module already, the mock has no effect.
  'test/adapters/simulator/state/groups/large-group.test.ts',
]

/**
 * Runs the files of a project in a row, because Vitest keeps a worker only while the next file is of the same project.
 * `heavy` starts first, by its name; within a project the longest file starts first, as far as Vitest's cache knows.
 * With a seed the order within a project is random instead, so that no file depends on what another one left behind.
 * CI always has a seed. `npx vitest run --sequence.seed=SEED --maxWorkers=1` repeats an order in one worker.
 */
class FileOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { root, sequence } = this.ctx.config
    const seed: number | undefined = sequence.seed
    if (seed === undefined) return super.sort(files)
    this.ctx.logger.log(`Order of files: seed ${String(seed)}.`)
    const keyed = files.map((file) => {
      const hash = createHash('sha1')
        .update(`${String(seed)} ${path.relative(root, file.moduleId)}`)
        .digest('hex')
      return { file, key: `${file.project.name} ${hash}` }
    })
    return keyed.sort((a, b) => (a.key < b.key ? -1 : 1)).map(({ file }) => file)
  }
}

const shared = { restoreMocks: true, unstubGlobals: true, testTimeout: 20_000, hookTimeout: 20_000 }
const inNode = { ...shared, environment: 'node', isolate: false, setupFiles: ['test/support/unit-setup.ts'] }

export default defineConfig({
  test: {
    // Sized for two cores.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    sequence: { sequencer: FileOrder, ...(process.env['CI'] === undefined ? {} : { seed: Date.now() }) },
    projects: [
      {
        extends: './vite.config.ts',
        test: { ...inNode, name: 'heavy', include: HEAVY, testTimeout: HEAVY_MS, hookTimeout: HEAVY_MS },
      },
      {
        extends: './vite.config.ts',
        test: { ...inNode, name: 'isolated', include: ISOLATED, isolate: true },
      },
      {
        extends: './vite.config.ts',
        test: {
          ...inNode,
          name: 'unit',
          include: ['test/*.test.ts', 'test/{domain,application,adapters,contracts,gates,machines,wire}/**/*.test.ts'],
          exclude: [...HEAVY, ...ISOLATED],
        },
      },
      {
        extends: './vite.config.ts',
        test: {
          ...shared,
          name: 'ui',
          environment: 'happy-dom',
          // All files share one page. Following a link, or a download, would destroy it.
          environmentOptions: {
            happyDOM: { settings: { navigation: { disableMainFrameNavigation: true, disableFallbackToSetURL: true } } },
          },
          isolate: false,
          include: ['test/ui/**/*.test.{ts,tsx}'],
          setupFiles: ['test/support/unit-setup.ts', 'test/support/ui-setup.ts'],
        },
      },
    ],
  },
})
