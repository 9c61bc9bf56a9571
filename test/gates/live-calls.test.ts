import * as t from 'io-ts'
import { expect, it } from 'vitest'
import { declaredEvents } from '../wire/support/wire'

const modules = import.meta.glob<Readonly<Record<string, unknown>>>('../../src/adapters/wire/**/*.ts', { eager: true })
const Call = t.type({
  method: t.string,
  path: t.string,
  needsToken: t.boolean,
  carriesToken: t.boolean,
  fields: t.readonlyArray(t.string),
  answerTo: t.Function,
})

const calls = Object.values(modules)
  .flatMap((exports) => Object.values(exports))
  .flatMap((group) => (t.UnknownRecord.is(group) ? Object.values(group).filter(Call.is) : []))
  .filter(({ path }) => !path.startsWith('/simulator/'))
const byPath = [...new Map(calls.map((call) => [`${call.path} ${call.method}`, call])).entries()]
  .sort(([a], [b]) => (a < b ? -1 : 1))
  .map(([, call]) => call)
const tokenOf = ({ needsToken, carriesToken }: t.TypeOf<typeof Call>): string =>
  needsToken ? 'needed' : carriesToken ? 'where there is one' : 'never'

/** The frames of `/ws`. The simulator's other sockets stand in for the vendors of chat and media. */
const frames = declaredEvents
  .filter((one) => one.startsWith('ws '))
  .map((one) => one.slice(3))
  .sort()

const page = `# What the back end offers

Every call that the client makes of the product's own back end, and every frame of its socket. What comes of a call is in
\`src/adapters/wire\`; a literal example of each is in \`test/wire\`. What the vendors need besides is in [live.md](live.md).

This file is made from the wire: \`npx vitest run test/gates/live-calls.test.ts -u\`.

## Calls

A GET carries its fields in the query, a POST in a body of JSON.

| call | fields | token |
| --- | --- | --- |
${byPath.map((call) => `| \`${call.method} ${call.path}\` | ${call.fields.join(', ')} | ${tokenOf(call)} |`).join('\n')}

## Frames of \`/ws\`

Those that the client says and those that it hears, by their \`event\`.

${frames.map((frame) => `- \`${frame}\``).join('\n')}
`

it('docs/live-calls.md lists the REST requests and frames that the wire declares (to update: vitest -u)', async () => {
  expect([byPath.length > 100, frames.length > 10]).toEqual([true, true])
  await expect(page).toMatchFileSnapshot('../../docs/live-calls.md')
})
