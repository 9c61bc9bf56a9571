import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../support/scratch-repo'

const textOf = (file: string) => readFileSync(path.join(root, 'test', file), 'utf8')
const tests = readdirSync(path.join(root, 'test'), { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(?:test|spec|contract)\.tsx?$/.test(file) && !file.includes('gates'))
  .map(textOf)
const rows = textOf('fixtures/bad-inputs.tsv')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split('\t'))
  .map(([id = '', entryPoint = '']) => ({ id, entryPoint }))

/** A test names a row in a title, in a table row that starts with the id, or by taking all rows of the entry point. */
const isNamed = ({ id, entryPoint }: { id: string; entryPoint: string }): boolean =>
  tests.some(
    (text) =>
      new RegExp(`(?:it|test|it\\.each\\(.*\\))\\(['\`][^'\`]*${id}\\b[^'\`]*\\b${entryPoint}\\b`).test(text) ||
      new RegExp(`[\\n[,]\\s*(?:\\]\\)\\()?'[^']*${id}\\b[^']*\\b${entryPoint}\\b`).test(text) ||
      (text.includes(id) && new RegExp(`['\`](?:%s|\\$\\{row\\}) ${entryPoint}\\b`).test(text)) ||
      (text.includes(id) && text.includes(`badInput('${entryPoint}'`)) ||
      text.includes(`badInputs('${entryPoint}')`),
  )

it('each row of bad-inputs.tsv is named by a test with the id and the entry point of the row', () => {
  expect(rows.length).toBeGreaterThan(250)
  expect(rows.filter((row) => !isNamed(row)).map(({ id }) => id)).toEqual([])
})
