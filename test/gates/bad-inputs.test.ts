import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../support/scratch-repo'

/** Entry points of areas that are not built yet, by what they come with. */
const LATER: Readonly<Record<string, RegExp>> = {
  streams: /^rtmp_\w+$/,
}
/** Of what is built: /loop-interlink-login belongs to the partner pages. */
const WAITS: ReadonlySet<string> = new Set(['BI-343'])

const textOf = (file: string) => readFileSync(path.join(root, 'test', file), 'utf8')
const tests = readdirSync(path.join(root, 'test'), { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(?:test|spec|contract)\.tsx?$/.test(file) && !file.includes('gates')).map(textOf)
const all = textOf('fixtures/bad-inputs.tsv').trim().split('\n').slice(1).map((line) => line.split('\t'))
  .map(([id = '', entryPoint = '']) => ({ id, entryPoint }))
const rows = all.filter(({ entryPoint }) => !Object.values(LATER).some((later) => later.test(entryPoint)))

/** In a title, in the table of a title that begins with its id, or with all rows of its entry point. */
const isNamed = ({ id, entryPoint }: { id: string, entryPoint: string }): boolean => tests.some((text) =>
  new RegExp(`(?:it|test|it\\.each\\(.*\\))\\(['\`][^'\`]*${id}\\b[^'\`]*\\b${entryPoint}\\b`).test(text)
  || new RegExp(`\\n\\s*(?:\\]\\)\\()?'[^']*${id}\\b[^']*\\b${entryPoint}\\b`).test(text)
  || (text.includes(id) && new RegExp(`['\`](?:%s|\\$\\{row\\}) ${entryPoint}\\b`).test(text))
  || (text.includes(id) && text.includes(`badInput('${entryPoint}'`))
  || text.includes(`badInputs('${entryPoint}')`))

it('every bad input of all that is built is named by a test, by its id and its entry point, or waits', () => {
  expect(rows.length).toBeGreaterThan(250)
  expect(rows.filter((row) => !isNamed(row)).map(({ id }) => id)).toEqual([...WAITS])
})

it('no entry point waits that the file does not have', () => {
  for (const later of Object.values(LATER)) expect(all.filter(({ entryPoint }) => later.test(entryPoint)).length).toBeGreaterThan(0)
})
