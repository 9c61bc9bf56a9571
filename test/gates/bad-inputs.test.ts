import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../support/scratch-repo'

/** The entry points of sign-in, session and shell. */
const OURS = /^(?:redirect_target|x_callback|partner_access_token|sign_message|sign_nonce|wallet_\w+|email|email_code|invite_code|opener|framed|post_message|deep_link_\w+|query_operate|route_uid|storage|bio)$/
/** /loop-interlink-login belongs to the partner pages. */
const WAITS: ReadonlySet<string> = new Set(['BI-343'])

const textOf = (file: string) => readFileSync(path.join(root, 'test', file), 'utf8')
const tests = readdirSync(path.join(root, 'test'), { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(?:test|spec|contract)\.tsx?$/.test(file) && !file.includes('gates')).map(textOf)
const rows = textOf('fixtures/bad-inputs.tsv').split('\n').map((line) => line.split('\t'))
  .flatMap(([id = '', entryPoint = '']) => (OURS.test(entryPoint) ? [{ id, entryPoint }] : []))

/** In a title, or in the table of a title that begins with its id. */
const isNamed = ({ id, entryPoint }: { id: string, entryPoint: string }): boolean => tests.some((text) =>
  new RegExp(`(?:it|test|it\\.each\\(.*\\))\\(['\`][^'\`]*${id}\\b[^'\`]*\\b${entryPoint}\\b`).test(text)
  || new RegExp(`\\n\\s*(?:\\]\\)\\()?'[^']*${id}\\b[^']*\\b${entryPoint}\\b`).test(text)
  || (text.includes(id) && new RegExp(`['\`](?:%s|\\$\\{row\\}) ${entryPoint}\\b`).test(text)))

it('every bad input of the sign-in and the shell is named by a test, by its id and its entry point, or waits', () => {
  expect(rows.length).toBeGreaterThan(50)
  expect(rows.filter((row) => !isNamed(row)).map(({ id }) => id)).toEqual([...WAITS])
})
