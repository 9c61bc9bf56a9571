import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { binOf } from '../../scripts/lib/run-node.mjs'
import { type ScratchRepo, scratchRepo } from '../support/scratch-repo'

const RINGS = ['src/domain', 'src/application', 'src/adapters', 'src/adapters/simulator/node', 'src/ui']

describe('The type check', () => {
  let repo: ScratchRepo
  let output = ''
  let code: number | null = 0

  beforeAll(() => {
    repo = scratchRepo()
    for (const ring of RINGS) repo.plant(`${ring}/planted-error.ts`, "export const planted: number = 'text';\n")
    repo.plant('src/domain/planted-dom.ts', 'export const planted = window.name;\n')
    repo.plant('src/application/planted-timer.ts', 'setTimeout(() => undefined, 1);\n')
    repo.plant('src/domain/planted-upward.ts', "export { planted } from '../application/planted-error';\n")
    repo.plant('src/ui/planted-adapter.ts', "export { planted } from '../adapters/planted-error';\n")
    ;({ code, output } = repo.run(binOf('@typescript/native', 'tsc'), '-b', '--pretty', 'false'))
  }, 120_000)
  afterAll(() => {
    repo.remove()
  })

  it.each(RINGS)('the type check reports a type error in the ring %s', (ring) => {
    expect(code).not.toBe(0)
    expect(output).toMatch(new RegExp(`^${ring}/planted-error\\.ts\\(1,14\\): error TS2322`, 'm'))
  })

  it.each([
    ['src/domain/planted-dom.ts', 'a browser name in the domain'],
    ['src/application/planted-timer.ts', 'a timer in the application'],
    ['src/domain/planted-upward.ts', 'the domain importing the application'],
    ['src/ui/planted-adapter.ts', 'the UI importing an adapter'],
  ])('the type check reports the planted file %s, which contains %s', (file) => {
    expect(output).toMatch(new RegExp(`^${file}\\(\\d+,\\d+\\): error`, 'm'))
  })
})
