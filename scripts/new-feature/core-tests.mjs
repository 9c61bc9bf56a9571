/**
 * The generated tests of the domain, the wire codecs and the simulator.
 * @param {import('./names.mjs').Names} names
 * @returns {Readonly<Record<string, string>>}
 */
export const coreTestFiles = ({ name, camel, Pascal }) => ({
  [`test/domain/${name}/${name}.test.ts`]: `import { describe, expect, it } from 'vitest'
import { unreachable } from '../../../src/domain/kernel/failure'
import { readEntryText, TEXT_LIMIT } from '../../../src/domain/${name}'
import { entryFormReducer } from '../../../src/domain/${name}/${name}.reducer'
import { clientId } from '../../support/builders/message'
import { given, type Step } from '../../support/given'

const [first, second] = [clientId('c1'), clientId('c2')]
const write = (text: string): Step => Object.assign({ type: '${name}/WriteEntry' as const }, { text })
const add = (id = first): Step => Object.assign({ type: '${name}/AddEntry' as const }, { clientId: id })
const added: Step = (ask) =>
  Object.assign({ type: '${name}/EntryAdded' as const, ask: ask('send:c1') }, { clientId: first })
const notAdded: Step = (ask) =>
  Object.assign(
    { type: '${name}/EntryNotAdded' as const, ask: ask('send:c1') },
    { clientId: first, failure: unreachable },
  )

describe('The text of an entry', () => {
  it('is trimmed, and refused if it is blank or too long', () => {
    expect(readEntryText(' Tea ')).toBe('Tea')
    expect([readEntryText('  '), readEntryText('x'.repeat(TEXT_LIMIT + 1))]).toEqual([null, null])
  })
})

describe('The form', () => {
  it('sends the text with its client id, once at a time', () => {
    given(entryFormReducer, write(' Tea '), add(), add(second)).gives({
      asks: { 'send:c1': { clientId: first, text: 'Tea' } },
    })
  })

  it('sends no blank text', () => {
    given(entryFormReducer, write('  '), add()).gives({ asks: {} })
  })

  it('is emptied once the entry is added, and keeps the text after a failure', () => {
    given(entryFormReducer, write('Tea'), add(), added).gives({ asks: {}, data: { text: '', result: 'added' } })
    given(entryFormReducer, write('Tea'), add(), notAdded).gives({
      asks: {},
      data: { text: 'Tea', result: unreachable },
    })
  })

  it('retries the same text with the same client id, and another text with a new one', () => {
    const failed = given(entryFormReducer, write('Tea'), add(), notAdded)
    failed.when(add(second)).gives({ asks: { 'send:c1': { clientId: first, text: 'Tea' } } })
    failed.when(write('Milk'), add(second)).gives({ asks: { 'send:c2': { clientId: second, text: 'Milk' } } })
  })

  it('keeps its request over a reload, and nothing after the account has left', () => {
    const sending = given(entryFormReducer, write('Tea'), add())
    sending.reloaded().gives({ asks: { 'send:c1': { clientId: first, text: 'Tea' } } })
    sending.when({ type: 'ForgetAccount' }).gives({ asks: {}, data: { text: '' } })
  })
})
`,
  [`test/wire/calls/${name}.ts`]: `import { make${Pascal} } from '../../../src/adapters/rest/${name}'
import { clientId } from '../../support/builders/message'
import { right } from '../../adapters/support/client'
import type { CallRow } from '../support/call-row'

const source = 'docs/adding-a-feature.md'

export const ${camel}Rows: readonly CallRow[] = [
  {
    proves: '',
    source,
    request: { method: 'GET', path: '/api/${name}/list', query: { page: '1', limit: '20' }, token: true },
    answer: { list: [{ id: '1', text: 'Tea' }], total: 1 },
    asks: ({ rest }) => make${Pascal}(rest).entries(1),
    reads: { items: [{ id: '1', text: 'Tea' }], total: 1, next: null },
    inTown: async (town) => {
      const { client } = await town.as('ada@loop.example')
      await right(make${Pascal}(client.rest).add(clientId('c1'), 'Tea'))
      return {}
    },
    given: { list: [{ text: 'Tea' }], total: 1 },
  },
  {
    proves: '',
    source,
    request: { method: 'POST', path: '/api/${name}/add', body: { client_id: 'c1', text: 'Tea' }, token: true },
    answer: {},
    asks: ({ rest }) => make${Pascal}(rest).add(clientId('c1'), 'Tea'),
  },
]
`,
  [`test/adapters/simulator/access/features/${name}.ts`]: `import type { Row } from '../routes'

export const routes: readonly Row[] = [
  ['GET /api/${name}/list', { page: 1, limit: 20 }],
  ['POST /api/${name}/add', { client_id: 'c1', text: 'Tea' }],
]
`,
  [`test/adapters/simulator/features/${name}/${name}.test.ts`]: `import { describe, expect, it } from 'vitest'
import {
  entriesOfMember,
  feature,
  type ${Pascal}Input,
} from '../../../../../src/adapters/simulator/state/features/${name}/feature'
import type { ServerState } from '../../../../../src/adapters/simulator/state/server-state'
import { LIST_FULL, LIST_LIMIT, TEXT_LIMIT } from '../../../../../src/domain/${name}'
import { clientId } from '../../../../support/builders/message'
import { WireTown } from '../../../../wire/support/simulated-town'
import { personBy, START, townOf } from '../../state/town'

const town = townOf(1)
const [ada, ben] = [personBy(town, 'ada@loop.example'), personBy(town, 'ben@loop.example')]
const entry = (n: number, text = \`no \${n}\`, xid = ada): ${Pascal}Input => ({
  type: '${name}/EntryAdded',
  at: START,
  xid,
  id: \`e\${n}\`,
  clientId: clientId(\`c\${n}\`),
  text,
})
const after = (...inputs: readonly ${Pascal}Input[]): ServerState =>
  inputs.reduce((world, input) => feature.step(world, input).world, town)
const textsOf = (world: ServerState, xid = ada) => entriesOfMember(world, xid).map(({ text }) => text)
const refusalOf = (world: ServerState, input: ${Pascal}Input) =>
  feature.step(world, input).outputs.flatMap((output) => (output.type === 'Refused' ? [output.words] : []))

describe('The list on the simulated server', () => {
  it('has the newest entry first, and belongs to one member', () => {
    const world = after(entry(1), entry(2), entry(3, 'of Ben', ben))
    expect([textsOf(world), textsOf(world, ben)]).toEqual([['no 2', 'no 1'], ['of Ben']])
  })

  it('counts a repeated client id once', () => {
    expect(textsOf(after(entry(1), entry(1, 'again')))).toEqual(['no 1'])
  })

  it('refuses a blank or too long text', () => {
    const texts = ['  ', 'x'.repeat(TEXT_LIMIT + 1)]
    expect(texts.map((text) => refusalOf(town, entry(1, text)).length)).toEqual([1, 1])
  })

  it('is full at its limit', () => {
    const full = after(...Array.from({ length: LIST_LIMIT }, (_, n) => entry(n)))
    expect(refusalOf(full, entry(LIST_LIMIT))).toEqual([LIST_FULL])
  })
})

describe('The routes', () => {
  const add = (text: string) =>
    ({ method: 'POST', path: '/api/${name}/add', body: { client_id: 'c1', text }, token: true }) as const

  it('add an entry for a member, not for a visitor', async () => {
    const place = new WireTown()
    const [member, visitor] = [await place.as('ada@loop.example'), await place.as('visitor')]
    expect((await place.take(add('Tea'), member)).json).toMatchObject({ code: 0 })
    expect((await place.take(add('Tea'), visitor)).json).toMatchObject({ msg: 'Sign in to add an entry' })
    expect(textsOf(place.world())).toEqual(['Tea'])
  })

  it('take no text above the limit of the wire', async () => {
    const place = new WireTown()
    const { json } = await place.take(add('x'.repeat(TEXT_LIMIT + 1)), await place.as('ada@loop.example'))
    expect(json).toMatchObject({ msg: 'This call cannot be understood' })
  })
})
`,
})
