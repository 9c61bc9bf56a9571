import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { writeFeature } from '../../scripts/new-feature.mjs'
import { binOf } from '../../scripts/lib/run.mjs'
import { scratchRepo, type ScratchRepo } from '../support/scratch-repo'

const isTest = (file: string): boolean => file.startsWith('test/')

describe('npm run new:feature', () => {
  let repo: ScratchRepo
  let made: ReturnType<typeof writeFeature>

  beforeAll(() => {
    repo = scratchRepo('test', 'docs', 'tsconfig.tools.json')
    made = writeFeature('demo', repo.home)
  }, 120_000)
  afterAll(() => { repo.remove() })

  it('edits at most three files of the product and one of the tests', () => {
    expect(made.edited.filter((file) => !isTest(file)).length).toBeLessThanOrEqual(3)
    expect(made.edited.filter(isTest).length).toBeLessThanOrEqual(1)
  })

  it('writes a feature that passes the type check and the lint', () => {
    const types = repo.run(binOf('@typescript/native', 'tsc'), '-b', '--pretty', 'false')
    expect(types.output).toBe('')
    const lint = repo.run(binOf('oxlint'), ...made.written)
    expect({ code: lint.code, output: lint.code === 0 ? '' : lint.output }).toEqual({ code: 0, output: '' })
  }, 240_000)

  it('writes tests that pass, and words that the gate of words takes', () => {
    const tests = made.written.filter((file) => /\.test\.tsx?$/.test(file))
    const run = repo.run(binOf('vitest'), 'run', ...tests, 'test/gates/i18n.test.ts', 'test/architecture.test.ts')
    expect({ code: run.code, output: run.code === 0 ? '' : run.output }).toEqual({ code: 0, output: '' })
  }, 240_000)

  it('refuses a name that is no name, or is taken', () => {
    const script = path.join(repo.home, 'scripts/new-feature.mjs')
    for (const name of ['', 'Demo', 'demo', '../x']) {
      expect(() => execFileSync(process.execPath, [script, name], { cwd: repo.home, stdio: 'pipe' })).toThrow(/name|already/)
    }
  })
})
