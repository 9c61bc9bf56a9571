import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { writeFeature } from '../../scripts/new-feature.mjs'
import { binOf } from '../../scripts/lib/run-node.mjs'
import { root, scratchRepo, type ScratchRepo } from '../support/scratch-repo'

const isTest = (file: string): boolean => file.startsWith('test/')

interface Route {
  readonly route: string
  readonly files: readonly { readonly gzip: number }[]
}
/** Of a build without all that comes later: two such are compared. */
const firstLoads = (home: string): ReadonlyMap<string, number> => {
  const routes: readonly Route[] = JSON.parse(
    execFileSync(process.execPath, [path.join(home, 'scripts/lib/first-load.mjs'), '--json', '--quick'], {
      // The runner's own NODE_ENV would have React built for tests.
      cwd: home,
      env: { ...process.env, NODE_ENV: 'production', VITEST: undefined },
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    }),
  )
  return new Map(routes.map(({ route, files }) => [route, files.reduce((sum, { gzip }) => sum + gzip, 0)]))
}

describe('npm run new:feature', () => {
  let repo: ScratchRepo
  let made: ReturnType<typeof writeFeature>

  beforeAll(() => {
    repo = scratchRepo('test', 'docs', 'tsconfig.tools.json')
    made = writeFeature('demo', repo.home)
  }, 120_000)
  afterAll(() => {
    repo.remove()
  }, 60_000)

  it('edits at most three files of the product and one of the tests', () => {
    const changed = ['src', 'test']
      .flatMap((folder) => readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true }))
      .flatMap((one) => (one.isFile() ? [path.relative(root, path.join(one.parentPath, one.name))] : []))
      .filter((file) => !readFileSync(path.join(root, file)).equals(readFileSync(path.join(repo.home, file))))
    expect(changed).toEqual(made.edited)
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

  it('can be run twelve times and adds at most 1 kB to what /sign-in and /group load first', () => {
    for (const end of 'abcdefghijk') writeFeature(`demo${end}`, repo.home)
    const [before, after] = [firstLoads(root), firstLoads(repo.home)]
    const grown = ['/sign-in', '/group'].map((route) => (after.get(route) ?? Infinity) - (before.get(route) ?? 0))
    expect(grown.filter((bytes) => !(bytes > 0 && bytes <= 1_000))).toEqual([])
  }, 240_000)

  it('refuses a name that is no name, or is taken', () => {
    const script = path.join(repo.home, 'scripts/new-feature.mjs')
    for (const name of ['', 'Demo', 'demo', '../x']) {
      expect(() => execFileSync(process.execPath, [script, name], { cwd: repo.home, stdio: 'pipe' })).toThrow(
        /name|already/,
      )
    }
  })
})
