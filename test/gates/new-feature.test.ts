import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { writeFeature } from '../../scripts/new-feature.mjs'
import { binOf } from '../../scripts/lib/run-node.mjs'
import { root, scratchRepo, type ScratchRepo } from '../support/scratch-repo'

/** Nobody gives this name to a feature of the product. */
const NAME = 'sample-of-the-gate'

interface Route {
  readonly route: string
  readonly files: readonly { readonly gzip: number }[]
}
/** The first load of each route, without lazy parts, so that two builds can be compared. */
const firstLoads = (home: string): ReadonlyMap<string, number> => {
  const routes: readonly Route[] = JSON.parse(
    execFileSync(process.execPath, [path.join(home, 'scripts/lib/first-load.mjs'), '--json', '--quick'], {
      // With the NODE_ENV of the test runner the build would contain React's development code.
      cwd: home,
      env: { ...process.env, NODE_ENV: 'production', VITEST: undefined },
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    }),
  )
  return new Map(routes.map(({ route, files }) => [route, files.reduce((sum, { gzip }) => sum + gzip, 0)]))
}

const PASSED = { code: 0, output: '' }
const linesOf = (home: string, file: string): readonly string[] =>
  readFileSync(path.join(home, file), 'utf8').split('\n')

describe('npm run new:feature', () => {
  let repo: ScratchRepo
  let made: ReturnType<typeof writeFeature>
  const textOf = (file: string): string => readFileSync(path.join(repo.home, file), 'utf8')
  const resultOf = (script: string, ...args: readonly string[]) => {
    const { code, output } = repo.run(script, ...args)
    return { code, output: code === 0 ? '' : output }
  }

  beforeAll(() => {
    repo = scratchRepo('test', 'docs', 'tsconfig.tools.json')
    made = writeFeature(NAME, repo.home)
  }, 120_000)
  afterAll(() => {
    repo.remove()
  }, 60_000)

  it('the generator adds the feature to the list of features, the route table and the tour, and changes no other existing line', () => {
    const changed = ['src', 'test', 'docs']
      .flatMap((folder) => readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true }))
      .flatMap((one) => (one.isFile() ? [path.relative(root, path.join(one.parentPath, one.name))] : []))
      .filter((file) => !readFileSync(path.join(root, file)).equals(readFileSync(path.join(repo.home, file))))
    expect(changed.sort()).toEqual(['docs/tour.md', 'src/domain/features.ts', 'src/ui/app/routing/route-table.ts'])
    expect([...made.edited].sort()).toEqual(changed)
    for (const file of changed) {
      const [before, after] = [linesOf(root, file), linesOf(repo.home, file)]
      const added = after.filter((line) => !before.includes(line))
      expect(added.length).toBe(file === 'src/domain/features.ts' ? 2 : 1)
      expect(added.filter((line) => !line.includes(NAME))).toEqual([])
      expect(after.filter((line) => !added.includes(line))).toEqual(before)
    }
  })

  it('the generator writes source files and tests in each ring, and both a GET and a POST request', () => {
    const rings = ['src/domain', 'src/application', 'src/adapters/wire', 'src/adapters/rest', 'src/adapters/simulator']
    const tests = ['test/domain', 'test/application', 'test/wire', 'test/adapters/simulator', 'test/ui']
    const without = [...rings, 'src/ui', ...tests].filter(
      (folder) => !made.written.some((file) => file.startsWith(folder)),
    )
    expect(without).toEqual([])
    expect(textOf(`src/adapters/wire/calls/${NAME}-calls.ts`)).toMatch(/defineGet\([\s\S]+definePost\(/)
  })

  it('the generated feature passes the format check, the type check and the lint', () => {
    expect(
      resultOf(
        binOf('oxfmt'),
        '--check',
        ...made.written,
        'src/domain/features.ts',
        'src/ui/app/routing/route-table.ts',
      ),
    ).toEqual(PASSED)
    expect(repo.run(binOf('@typescript/native', 'tsc'), '-b', '--pretty', 'false').output).toBe('')
    expect(resultOf(binOf('oxlint'), ...made.written.filter((file) => /\.tsx?$/.test(file)))).toEqual(PASSED)
  }, 240_000)

  it('the generated feature imports other features only by their index files', () => {
    const bypassing = made.written
      .filter((file) => /^src\/(?!domain)/.test(file))
      .filter((file) => /'[./]+\/domain\/(?!kernel\/)[\w-]+\//.test(textOf(file)))
    expect(bypassing).toEqual([])
  })

  it('the tests of the generated feature pass', () => {
    expect(resultOf(binOf('vitest'), 'run', ...made.written.filter((file) => /\.test\.tsx?$/.test(file)))).toEqual(
      PASSED,
    )
  }, 240_000)

  it('the generated rows for the wire and for access rights pass the wire tests and the access tests', () => {
    const [calls, access] = ['test/wire/calls.test.ts', 'test/adapters/simulator/access/access.test.ts']
    const wanted = `/api/${NAME}|cover every call|has exactly one row in the access table`
    expect(resultOf(binOf('vitest'), 'run', calls, access, '-t', wanted)).toEqual(PASSED)
  }, 240_000)

  it('the generated texts differ between the languages, and the generated code uses all of them', () => {
    const folder = `src/ui/features/${NAME}`
    const wordsIn = (language: string) =>
      [...textOf(`${folder}/translations.${language}.ts`).matchAll(/^ {2}(\w+): '(.+)',$/gm)].map(
        ([, key = '', text = '']) => [key, text] as const,
      )
    const [english, chinese] = [wordsIn('en'), new Map(wordsIn('zh'))]
    expect(english.length).toBeGreaterThan(10)
    expect(english.filter(([key, text]) => (chinese.get(key) ?? text) === text)).toEqual([])
    const screens = made.written
      .filter((file) => file.startsWith(folder) && file.endsWith('.tsx'))
      .map(textOf)
      .join('')
    expect(english.filter(([key]) => !screens.includes(`t('${key}'`))).toEqual([])
  })

  it('twelve runs of the generator add at most 1 kB to the first load of /sign-in and of /group', () => {
    for (const end of 'abcdefghijk') writeFeature(`${NAME}-${end}`, repo.home)
    const [before, after] = [firstLoads(root), firstLoads(repo.home)]
    const grown = ['/sign-in', '/group'].map((route) => (after.get(route) ?? Infinity) - (before.get(route) ?? 0))
    expect(grown.filter((bytes) => !(bytes > 0 && bytes <= 1_000))).toEqual([])
  }, 240_000)

  it.each([
    ['', /2 to 30 lowercase letters/],
    ['Notes', /2 to 30 lowercase letters/],
    ['notes-', /2 to 30 lowercase letters/],
    ['../x', /2 to 30 lowercase letters/],
    ['index', /reserved/],
    ['translation', /reserved/],
    ['kernel', /src\/domain\/kernel exists/],
    ['settings', /src\/ui\/features\/settings exists/],
    ['message', /a page has the address \/message/],
    [NAME, /exists already/],
  ])('the generator refuses the name "%s" and prints the reason', (name, reason) => {
    expect(() => writeFeature(name, repo.home)).toThrow(reason)
  })
})
