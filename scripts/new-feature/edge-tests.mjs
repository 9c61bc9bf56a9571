/**
 * The generated tests of the effects and the screen.
 * @param {import('./names.mjs').Names} names
 * @returns {Readonly<Record<string, string>>}
 */
export const edgeTestFiles = ({ name, camel, Pascal }) => ({
  [`test/application/features/${name}.test.ts`]: `import * as TE from 'fp-ts/TaskEither'
import { describe, expect, it } from 'vitest'
import { loadedFeature } from '../../../src/application/features/implement-feature'
import { ${camel}Implementation } from '../../../src/application/features/${name}/${name}'
import type { ${Pascal}Port } from '../../../src/application/features/${name}/ports'
import { refused } from '../../../src/domain/kernel/failure'
import { clientId } from '../../support/builders/message'
import { begunFeature } from '../support/begun-feature'

/** The feature over a fake port. \`calls\` records the arguments of each call of the port. */
const featureOver = (answer: Partial<${Pascal}Port> = {}) => {
  const calls: unknown[] = []
  const port: ${Pascal}Port = {
    entries: (page) => {
      calls.push(page)
      return TE.right({ items: [{ id: '1', text: 'Tea' }], next: null })
    },
    add: (id, text) => {
      calls.push([id, text])
      return TE.right(undefined)
    },
    ...answer,
  }
  return { calls, ...begunFeature(loadedFeature(${camel}Implementation, port)) }
}
const tea = { clientId: clientId('c1'), text: 'Tea' }

describe('The effects of ${name}', () => {
  it('read a page of entries', async () => {
    const { calls, run } = featureOver()
    const first = { key: '{}', input: {}, page: null }
    expect(await run('${name}/entries/read', first)).toMatchObject([{ type: '${name}/entries/loaded' }])
    await run('${name}/entries/read', { ...first, page: '2' })
    expect(calls).toEqual([1, 2])
  })

  it('add an entry, and then read the list again', async () => {
    const { calls, toAccount, run } = featureOver()
    expect(await run('${name}/form/addEntry', tea)).toMatchObject([
      { type: '${name}/EntryAdded', clientId: 'c1' },
    ])
    expect([calls, toAccount]).toEqual([[['c1', 'Tea']], ['${name}/entries/load']])
  })

  it('send the same client id again after a reload', async () => {
    const { calls, run } = featureOver()
    await run('${name}/form/addEntry', tea, true)
    expect(calls).toEqual([['c1', 'Tea']])
  })

  it('report a refusal with its text', async () => {
    const { toAccount, run } = featureOver({ add: () => TE.left(refused('This list is full')) })
    expect(await run('${name}/form/addEntry', tea)).toMatchObject([
      { type: '${name}/EntryNotAdded', clientId: 'c1', failure: refused('This list is full') },
    ])
    expect(toAccount).toEqual([])
  })
})
`,
  [`test/ui/features/${name}.test.tsx`]: `import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { ${camel}Implementation } from '../../../src/application/features/${name}/${name}'
import { refused, unreachable } from '../../../src/domain/kernel/failure'
import { LIST_FULL, LIST_LIMIT, ${camel}Query } from '../../../src/domain/${name}'
import { ${Pascal}Screen } from '../../../src/ui/features/${name}/${Pascal}Screen'
import { en } from '../../../src/ui/features/${name}/translations.en'
import { clientId } from '../../support/builders/message'
import { ann } from '../../support/builders/person'
import { live } from '../support/fake-app'
import { english, show } from '../support/show'

english.addResourceBundle('en', '${name}', en)

const first = { key: '{}', input: {}, page: null }
const full = en.full.replace('{{limit}}', String(LIST_LIMIT))

const open = () => {
  const app = live(ann)
  const feature = app.attach(${camel}Implementation, undefined)
  show(<${Pascal}Screen />, { app })
  const answer = (texts: readonly string[], total = texts.length, next: string | null = null): void =>
    feature.answer('read:{}:', (ask) =>
      ${camel}Query.loaded({ items: texts.map((text) => ({ id: text, text })), next, total }, first, ask),
    )
  return { app, feature, answer }
}
const field = () => screen.getByLabelText<HTMLInputElement>(en.text)
const submit = (text: string): void => {
  fireEvent.change(field(), { target: { value: text } })
  fireEvent.click(screen.getByRole('button', { name: en.add }))
}

describe('The list', () => {
  it('shows that it loads, then its entries', () => {
    const { answer } = open()
    expect(screen.getByText('Loading…')).toBeTruthy()
    answer(['Tea', 'Milk'])
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Tea', 'Milk'])
    expect(screen.queryByText('Loading…')).toBeNull()
  })

  it('says when it is empty', () => {
    open().answer([])
    expect(screen.getByText(en.empty)).toBeTruthy()
  })

  it('loads again after a failure', () => {
    const { feature, answer } = open()
    feature.answer('read:{}:', (ask) => ${camel}Query.failed(first, unreachable, ask))
    expect(screen.getByText(en.failed)).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
    answer(['Tea'])
    expect(screen.getByText('Tea')).toBeTruthy()
  })

  it('loads the next page on request', () => {
    const { app, answer } = open()
    answer(['Tea'], 2, '2')
    fireEvent.click(screen.getByRole('button', { name: en.more }))
    expect(app.saidToAccount.at(-1)).toMatchObject({ type: '${name}/entries/loadMore' })
  })

  it('takes no more entries when it is full', () => {
    open().answer(['Tea'], LIST_LIMIT)
    expect(screen.getByText(full)).toBeTruthy()
    expect(screen.queryByRole('button', { name: en.add })).toBeNull()
  })
})

describe('The form', () => {
  it('adds an entry, is emptied and says so', () => {
    const { feature } = open()
    submit('Tea')
    expect(screen.getByRole('button', { name: new RegExp(en.add) }).getAttribute('aria-busy')).toBe('true')
    feature.hearInTab((ask) => ({ type: '${name}/EntryAdded', ask: ask('send:c1'), clientId: clientId('c1') }))
    expect([field().value, screen.queryByText(en.added) !== null]).toEqual(['', true])
  })

  it('is sent by Enter, because its button submits it', () => {
    open()
    expect(screen.getByRole('button', { name: en.add }).getAttribute('type')).toBe('submit')
    expect(field().form?.contains(screen.getByRole('button', { name: en.add }))).toBe(true)
  })

  it('asks for a text instead of sending a blank one', () => {
    const { app } = open()
    submit('  ')
    expect(screen.getByRole('alert').textContent).toBe(en.blank)
    expect(app.said('${name}/AddEntry')).toEqual([])
  })

  it.each([
    ['its own text when no answer came', unreachable, en.notAdded],
    ['the member’s language when the list is full', refused(LIST_FULL), full],
    ['the server’s text for any other refusal', refused('Not today'), 'Not today'],
  ])('keeps the text after a failure, and shows %s', (_, failure, shown) => {
    const { feature } = open()
    submit('Tea')
    feature.hearInTab((ask) => ({
      type: '${name}/EntryNotAdded',
      ask: ask('send:c1'),
      clientId: clientId('c1'),
      failure,
    }))
    expect([screen.getByRole('alert').textContent, field().value]).toEqual([shown, 'Tea'])
  })
})
`,
})
