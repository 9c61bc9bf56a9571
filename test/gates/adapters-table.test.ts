import { readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import { fileStores } from '../contracts/file-stores'
import { mediaRooms } from '../contracts/media-rooms'
import { subjectNames, chatVendors } from '../contracts/subject-registry'
import { AGORA_BEHAVIOURS } from '../adapters/agora/behaviours'
import { BEHAVIOURS } from '../adapters/im/tencent/behaviours'
import { textOf } from '../support/source-files'

const CONTRACTS = 'test/contracts'
const GREEN = 'green'
const KEYS = 'needs keys'

interface Port {
  readonly name: string
  readonly files: readonly string[]
  /** The columns of the port's table. Each maps a clause to the text of its table cell. */
  readonly columns: Readonly<Record<string, (clause: string) => string>>
}

/** A clause is the title of a test or a key in a table of behaviours. */
const TITLE = /(?:\bit|\]\)|const\)|skipIf\([^\n]*\))\(\s*'((?:\\'|[^'\n])+)'|^ {2}'((?:\\'|[^'\n])+)': async/gm
const clausesOf = (file: string): readonly string[] =>
  [...textOf(`${CONTRACTS}/${file}`).matchAll(TITLE)].map(([, title, key]) =>
    (title ?? key ?? '').replaceAll("\\'", "'").replace(/%[sj]/g, '…'),
  )

const REAL = 'test/adapters/im/tencent/real-client.test.ts'
const real = [...textOf(REAL).matchAll(/\bit\('([^'\n]+)'/g)].map(([, title]) => title ?? '')

const green = () => GREEN
const keys = () => KEYS
const overApi = { simulator: green, 'real back end': keys }
const stored = { IndexedDB: green, 'memory (tests)': green }

const vendors = Object.entries(chatVendors).flatMap(([name, { differs }]) => [
  [`${name}, before a fake of its client`, (clause: string) => differs[clause] ?? GREEN] as const,
  [`${name}, real`, keys] as const,
])

const stores = Object.entries(fileStores).map(
  ([name, { differs }]) => [name, (clause: string) => differs[clause] ?? GREEN] as const,
)

const PORTS: readonly Port[] = [
  {
    name: 'conversations',
    files: ['conversations.contract.ts', 'actions.contract.ts'],
    columns: { simulator: green, ...Object.fromEntries(vendors) },
  },
  { name: 'archive', files: ['archive.contract.ts'], columns: stored },
  { name: 'log store', files: ['log-store.contract.ts'], columns: stored },
  {
    name: 'log of the server',
    files: ['input-store.contract.ts'],
    columns: { SQLite: green, 'NATS JetStream': green },
  },
  {
    name: 'file store',
    files: ['file-store.contract.ts'],
    columns: { ...Object.fromEntries(stores), 'ali-oss, real': keys },
  },
  {
    name: 'media room',
    files: ['media-room.contract.ts'],
    columns: Object.fromEntries(Object.keys(mediaRooms).map((name) => [name, green])),
  },
  ...readdirSync(CONTRACTS)
    .filter((file) => file.endsWith('.contract.ts'))
    .sort()
    .filter((file) => !/^(?:conversations|actions|archive|log-store|file-store|media-room)\./.test(file))
    .map((file) => ({ name: file.replace('.contract.ts', '').replaceAll('-', ' '), files: [file], columns: overApi })),
]

const row = (texts: readonly string[]): string => `| ${texts.map((text) => text.replaceAll('|', '\\|')).join(' | ')} |`

const tableOf = ({ name, files, columns }: Port): string =>
  [
    `## ${name}`,
    '',
    row(['clause', ...Object.keys(columns)]),
    row(['---', ...Object.keys(columns).map(() => '---')]),
    ...files
      .flatMap(clausesOf)
      .map((clause) => row([clause, ...Object.values(columns).map((textFor) => textFor(clause))])),
  ].join('\n')

const page = `# Adapters, clause by clause

Each port with a suite of behaviours, and what stands behind it. **green**: that clause runs against that adapter in \`npm test\`
(\`test/contracts\`), and passes. **needs keys**: the adapter talks to a provider that nobody here has keys of; it was not run. Anything else
is why the adapter can't keep the clause. "simulator" is four ways to reach it: ${subjectNames.join(', ')}.

This file is made from the suites: \`npx vitest run test/gates/adapters-table.test.ts -u\`.

${PORTS.map(tableOf).join('\n\n')}

## What runs against Tencent's own client

\`@tencentcloud/chat\` itself, whose WebSocket is answered by the test. No other clause runs against it: its servers are not known well enough
to be stood in for.

${real.map((title) => `- ${title}`).join('\n')}

## What the fake of the Tencent client does as the real one does

What stays weaker with it than with the simulator is listed in [live.md](live.md#what-is-weaker-than-with-the-simulator).

${row(['behaviour', 'read in'])}
${row(['---', '---'])}
${Object.values(BEHAVIOURS)
  .map(({ what, source }) => row([what, source]))
  .join('\n')}

## What the fake of Agora's client does as the real one does

${row(['behaviour', 'read in'])}
${row(['---', '---'])}
${Object.values(AGORA_BEHAVIOURS)
  .map(({ what, source }) => row([what, source]))
  .join('\n')}
`

it('docs/adapters.md matches the contract suites (to update: vitest -u)', async () => {
  for (const { files } of PORTS)
    for (const file of files) expect([file, clausesOf(file).length > 2]).toEqual([file, true])
  expect(real.length).toBeGreaterThan(4)
  await expect(page).toMatchFileSnapshot('../../docs/adapters.md')
})

it('each clause that an adapter declares as impossible to keep exists in a contract suite', () => {
  const clauses = PORTS.flatMap(({ files }) => files).flatMap(clausesOf)
  expect(
    [...Object.values(chatVendors), ...Object.values(fileStores)]
      .flatMap(({ differs }) => Object.keys(differs))
      .filter((clause) => !clauses.includes(clause)),
  ).toEqual([])
})

it('every contract suite is imported by a test file', () => {
  const run = readdirSync(CONTRACTS)
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => textOf(`${CONTRACTS}/${file}`))
    .join('\n')
  expect(PORTS.flatMap(({ files }) => files).filter((file) => !run.includes(`'./${file.replace('.ts', '')}'`))).toEqual(
    [],
  )
})
