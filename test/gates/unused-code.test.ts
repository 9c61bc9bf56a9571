import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { binOf } from '../../scripts/lib/run-node.mjs'
import { type ScratchRepo, scratchRepo } from '../support/scratch-repo'

describe('The check for unused code', () => {
  let repo: ScratchRepo
  let output = ''

  beforeAll(() => {
    repo = scratchRepo()
    repo.plant('src/domain/planted-unused.ts', 'export const planted = 1;\n')
    repo.plant('src/domain/planted-half-used.ts', 'export const used = 1;\nexport const plantedExport = 2;\n')
    repo.plant(
      'index.html',
      '<script type="module" src="/src/main.tsx"></script><script type="module" src="/src/planted.ts"></script>',
    )
    repo.plant('src/planted.ts', "import { used } from './domain/planted-half-used';\nconsole.log(used);\n")
    output = repo.run(binOf('knip'), '--production', '--strict', '--no-progress').output
  }, 120_000)
  afterAll(() => {
    repo.remove()
  })

  it('the check for unused code reports a file that nothing imports', () => {
    expect(output).toContain('src/domain/planted-unused.ts')
  })

  it('the check for unused code reports an export that nothing imports', () => {
    expect(output).toMatch(/^plantedExport\s+src\/domain\/planted-half-used\.ts/m)
  })
})
