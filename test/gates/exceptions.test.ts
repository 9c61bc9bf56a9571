import { describe, expect, it } from 'vitest'
import { sourcesUnder, textOf } from '../support/source-files'
import { REVIEWED } from './reviewed-exceptions'

const DIRECTIVE = /(?:oxlint|eslint)-disable\S*[^\n]*|@ts-(?:ignore|expect-error|nocheck)[^\n]*/g

const found = sourcesUnder('src').flatMap((file) =>
  (textOf(file).match(DIRECTIVE) ?? []).map((text) => ({ file, text })),
)

describe('Exceptions to the lint rules', () => {
  it('the source code has exactly the exceptions in the list of reviewed exceptions', () => {
    const perFile: Record<string, number> = {}
    for (const { file } of found) perFile[file] = (perFile[file] ?? 0) + 1
    expect(perFile).toEqual(Object.fromEntries(Object.entries(REVIEWED).map(([file, { count }]) => [file, count])))
  })

  it('each exception disables one named rule for a single line', () => {
    expect(found.filter(({ text }) => !/^oxlint-disable-(?:next-)?line [\w/-]+(?: --.*)?$/.test(text))).toEqual([])
  })
})
