/**
 * The generated files of the domain and the application.
 * @param {import('./names.mjs').Names} names
 * @returns {Readonly<Record<string, string>>}
 */
export const coreFiles = ({ name, camel, Pascal }) => ({
  [`src/domain/${name}/${name}.ts`]: `import * as t from 'io-ts'
import { query } from '../query'

/** An entry of a member's own list. */
export const ${Pascal}Entry = t.strict({ id: t.string, text: t.string }, '${Pascal}Entry')
export type ${Pascal}Entry = t.TypeOf<typeof ${Pascal}Entry>

/** The longest text of an entry, in UTF-16 units. */
export const TEXT_LIMIT = 80
/** The most entries of one member. */
export const LIST_LIMIT = 100
/** The server's refusal when the list is full. The screen shows it in the member's language. */
export const LIST_FULL = 'This list is full'

/** The member's entries, newest first, in pages by number. */
export const ${camel}Query = query('${name}/entries', {
  input: t.strict({}),
  item: ${Pascal}Entry,
  idOf: ({ id }) => id,
})
`,
  [`src/domain/${name}/${name}.rules.ts`]: `import { isWithinGraphemes } from '../kernel/graphemes'
import { TEXT_LIMIT } from './${name}'

/** The text to store, without spaces around it. \`null\` for a blank or too long text. */
export const readEntryText = (typed: string): string | null => {
  const text = typed.trim()
  return text === '' || !isWithinGraphemes(text, TEXT_LIMIT) ? null : text
}
`,
  [`src/domain/${name}/${name}.messages.ts`]: `import * as t from 'io-ts'
import { Failure } from '../kernel/failure'
import { ClientId } from '../kernel/ids'
import { effectResult, message } from '../kernel/message'

export const ${camel}Messages = {
  /** Command: the member changed the text field. */
  '${name}/WriteEntry': message('${name}/WriteEntry', { text: t.string }),
  /** Command: add the written text. \`clientId\` is new for each press. */
  '${name}/AddEntry': message('${name}/AddEntry', { clientId: ClientId }),
  /** Fact: the server has stored the entry. */
  '${name}/EntryAdded': effectResult('${name}/EntryAdded', { clientId: ClientId }),
  /** Fact: the server refused the entry, or did not answer. */
  '${name}/EntryNotAdded': effectResult('${name}/EntryNotAdded', { clientId: ClientId, failure: Failure }),
} as const
`,
  [`src/domain/${name}/${name}.reducer.ts`]: `import * as t from 'io-ts'
import { reducerWithEffects, type AnyMessage } from '../event-log'
import type { EffectRequestOf } from '../kernel/effect'
import { Failure } from '../kernel/failure'
import { ClientId } from '../kernel/ids'
import { ${camel}Messages } from './${name}.messages'
import { readEntryText } from './${name}.rules'

/** The inputs of the form's effects. */
export const entryFormEffects = { addEntry: t.strict({ clientId: ClientId, text: t.string }) }

/** \`clientId\` belongs to \`text\`: a retry sends the same id, so the server counts the entry once. */
const EntryForm = t.strict(
  {
    text: t.string,
    clientId: t.union([ClientId, t.null]),
    isAdding: t.boolean,
    result: t.union([t.literal('added'), Failure, t.null]),
  },
  '${Pascal}Form',
)
type EntryForm = t.TypeOf<typeof EntryForm>

const emptyForm: EntryForm = { text: '', clientId: null, isAdding: false, result: null }

const reduce = (form: EntryForm, received: AnyMessage): EntryForm => {
  if (received.type === 'ForgetAccount') return emptyForm
  if (${camel}Messages['${name}/WriteEntry'].is(received))
    return form.isAdding ? form : { ...form, text: received.text, clientId: null, result: null }
  if (${camel}Messages['${name}/AddEntry'].is(received))
    return form.isAdding || readEntryText(form.text) === null
      ? form
      : { ...form, clientId: form.clientId ?? received.clientId, isAdding: true, result: null }
  if (${camel}Messages['${name}/EntryAdded'].is(received)) return { ...form, text: '', clientId: null, isAdding: false, result: 'added' }
  return ${camel}Messages['${name}/EntryNotAdded'].is(received)
    ? { ...form, isAdding: false, result: received.failure }
    : form
}

type Requests = readonly EffectRequestOf<typeof entryFormEffects>[]

const effects = ({ text, clientId, isAdding }: EntryForm): Requests => {
  const adding: Requests =
    isAdding && clientId !== null
      ? [['addEntry', { id: \`send:\${clientId}\`, input: { clientId, text: readEntryText(text) ?? '' } }]]
      : []
  return adding
}

/** The form of one tab: text, running request, and the result of the last press. */
export const entryFormReducer = reducerWithEffects('${name}/form', {
  initial: emptyForm,
  codec: EntryForm,
  handles: [...Object.keys(${camel}Messages), 'ForgetAccount'],
  reduce,
  effects,
})
`,
  [`src/domain/${name}/feature.ts`]: `import { defineFeature, sliceOf } from '../event-log'
import { ${camel}Query } from './${name}'
import { ${camel}Messages } from './${name}.messages'
import { entryFormReducer } from './${name}.reducer'

/** All tabs share the list; typed text belongs to one tab. */
export const ${camel}Feature = defineFeature({
  name: '${name}',
  account: { messages: ${camel}Query.messages, slices: () => ({ entries: sliceOf(${camel}Query.reducer) }) },
  tab: { messages: ${camel}Messages, slices: () => ({ form: sliceOf(entryFormReducer) }) },
})
`,
  [`src/domain/${name}/index.ts`]: `export { ${camel}Feature } from './feature'
export { LIST_FULL, LIST_LIMIT, ${camel}Query, ${Pascal}Entry, TEXT_LIMIT } from './${name}'
export { ${camel}Messages } from './${name}.messages'
export { entryFormEffects } from './${name}.reducer'
export { readEntryText } from './${name}.rules'
`,
  [`src/application/features/${name}/ports.ts`]: `import type { TaskEither } from 'fp-ts/TaskEither'
import type { Failure } from '../../../domain/kernel/failure'
import type { ClientId } from '../../../domain/kernel/ids'
import type { ${Pascal}Entry } from '../../../domain/${name}'
import type { Page } from '../../../domain/query'

/** The calls that only this feature makes. */
export interface ${Pascal}Port {
  /** Pages count from 1. */
  readonly entries: (page: number) => TaskEither<Failure, Page<${Pascal}Entry>>
  /** The server stores one entry for each \`clientId\`, however often it is sent. */
  readonly add: (clientId: ClientId, text: string) => TaskEither<Failure, void>
}
`,
  [`src/application/features/${name}/${name}.ts`]: `import { entryFormEffects, ${camel}Feature, ${camel}Messages, ${camel}Query } from '../../../domain/${name}'
import { failsWith, tabEffects } from '../../effects/effect'
import { pageNumber } from '../../effects/page-numbers'
import { readPages } from '../../effects/query-effects'
import { implementFeature } from '../implement-feature'
import type { ${Pascal}Port } from './ports'

export const ${camel}Implementation = implementFeature(
  ${camel}Feature,
  ({ dispatchToAccount }, port: ${Pascal}Port) => ({
    account: {
      '${name}/entries': readPages(${camel}Query, (_input, page) => port.entries(pageNumber(page))),
    },
    tab: {
      '${name}/form': {
        addEntry: tabEffects.idempotent(entryFormEffects.addEntry, {
          call: ({ clientId, text }) => port.add(clientId, text),
          notifyAccount: () => dispatchToAccount(${camel}Query.want({})),
          toResult: (_, { clientId }, ask) => ({ type: '${name}/EntryAdded', ask, clientId }),
          failed: failsWith(${camel}Messages['${name}/EntryNotAdded']),
        }),
      },
    },
    streams: undefined,
  }),
)
`,
})
