import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../support/scratch-repo'

const ID = /\bR[1-4]-\d{3}\b/g

const textOf = (file: string) => readFileSync(path.join(root, file), 'utf8')
const idsIn = (text: string) => text.match(ID) ?? []

const rows = [1, 2, 3, 4]
  .flatMap((n) =>
    textOf(`docs/requirements/requirements-${n}.tsv`)
      .split('\n')
      .slice(1)
      .map((line) => line.split('\t')),
  )
  .flatMap(([id = '']) => (id === '' ? [] : [id]))

/** The test files, which contain the titles and the tables that titles come from. */
const tests = readdirSync(path.join(root, 'test'), { recursive: true, encoding: 'utf8' }).filter((file) =>
  /\.(?:test|spec|contract)\.tsx?$|^wire\/(?:calls|frames)\//.test(file),
)
const named = new Set(tests.flatMap((file) => idsIn(textOf(path.join('test', file)))))

/** The least number of characters of a reason, so that a reason is a sentence. */
const REASON = 20
const lines = textOf('docs/requirements/waiting.md')
  .split('\n')
  .filter((line) => line.startsWith('| R'))
const waiting = lines.map((line) => line.split('|')[1]?.trim() ?? '')

it('each requirement of the three specs and of later rounds is either named by a test or listed in waiting.md, never both', () => {
  expect(rows.length).toBeGreaterThan(900)
  expect(rows.filter((id) => !named.has(id) && !waiting.includes(id))).toEqual([])
  expect(waiting.filter((id) => named.has(id))).toEqual([])
})

it('each row of waiting.md names a requirement of a spec, only once, with a description and a reason', () => {
  expect(waiting.filter((id) => !rows.includes(id))).toEqual([])
  expect(
    lines.filter((line) =>
      line
        .split('|')
        .slice(2, 4)
        .some((slice) => slice.trim().length < REASON),
    ),
  ).toEqual([])
  expect(new Set(waiting).size).toBe(waiting.length)
})

it('R1-379 the version in package.json, which the screen shows, is 1.0.5', () => {
  expect(JSON.parse(textOf('package.json'))).toMatchObject({ version: '1.0.5' })
})
