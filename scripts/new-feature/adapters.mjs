/**
 * The generated files of the wire codecs, the REST adapter, the feature module and the simulator.
 * @param {import('./names.mjs').Names} names
 * @returns {Readonly<Record<string, string>>}
 */
export const adapterFiles = ({ name, camel, Pascal }) => ({
  [`src/adapters/wire/calls/${name}-calls.ts`]: `import * as t from 'io-ts'
import { ClientId } from '../../../domain/kernel/ids'
import { ${Pascal}Entry, TEXT_LIMIT } from '../../../domain/${name}'
import { graphemeText } from '../codecs/grapheme-text'
import { PlainId, recordCodec } from '../codecs/fields'
import { defineGet, definePost, WholeNumber } from '../codecs/http-call'
import { numberedPageCodec } from '../codecs/paged'

const EntryWire = recordCodec(
  '${Pascal}Entry',
  ${Pascal}Entry.is,
  t.type({ id: PlainId, text: graphemeText(TEXT_LIMIT) }),
  ({ id, text }) => ({ id, text }),
  ({ id, text }) => ({ id, text }),
)

/** A member's own entries. */
export const ${camel}Calls = {
  list: defineGet('/api/${name}/list', t.strict({ page: WholeNumber, limit: WholeNumber }), ({ limit }) =>
    numberedPageCodec(EntryWire, limit),
  ),
  add: definePost(
    '/api/${name}/add',
    t.strict({ client_id: ClientId, text: graphemeText(TEXT_LIMIT) }),
    () => t.unknown,
  ),
} as const
`,
  [`src/adapters/rest/${name}.ts`]: `import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { ${Pascal}Port } from '../../application/features/${name}/ports'
import { ${camel}Calls } from '../wire/calls/${name}-calls'
import type { RestClient } from './client/rest-client'

const PAGE_SIZE = 20

export const make${Pascal} = (rest: RestClient): ${Pascal}Port => ({
  entries: (page) =>
    pipe(
      rest.call(${camel}Calls.list, { page, limit: PAGE_SIZE }),
      TE.map(({ items, dropped, total }) => {
        rest.countDropped(dropped)
        return { items, total, next: items.length + dropped < PAGE_SIZE ? null : String(page + 1) }
      }),
    ),
  add: (clientId, text) =>
    pipe(
      rest.call(${camel}Calls.add, { client_id: clientId, text }),
      TE.map(() => undefined),
    ),
})
`,
  [`src/adapters/features/community/${name}.module.ts`]: `import { ${camel}Implementation } from '../../../application/features/${name}/${name}'
import { make${Pascal} } from '../../rest/${name}'
import type { RestClient } from '../../rest/client/rest-client'
import { TOKENS } from '../../tokens'
import { featureModule } from '../feature-module'

export const module = featureModule(${camel}Implementation, (port) =>
  port.toResolvedValue((rest: RestClient) => make${Pascal}(rest), [TOKENS.rest]).inSingletonScope(),
)
`,
  [`src/adapters/simulator/state/features/${name}/feature.ts`]: `import * as t from 'io-ts'
import { ClientId, Xid } from '../../../../../domain/kernel/ids'
import { Instant } from '../../../../../domain/kernel/instant'
import { emptyTable, put, type Table } from '../../../../../domain/kernel/table'
import { LIST_FULL, LIST_LIMIT, readEntryText, TEXT_LIMIT, type ${Pascal}Entry } from '../../../../../domain/${name}'
import { doneResult, refusedResult, type StepResult } from '../../output'
import type { ServerState } from '../../server-state'
import { featureSlice, stateFeature } from '../state-feature'

interface StoredEntry extends ${Pascal}Entry {
  readonly clientId: ClientId
}

/** The entries of each member, newest first. */
const slice = featureSlice<Table<readonly StoredEntry[]>>('${name}', () => emptyTable())

const Added = t.strict(
  {
    type: t.literal('${name}/EntryAdded'),
    at: Instant,
    xid: Xid,
    id: t.string,
    clientId: ClientId,
    text: t.string,
  },
  'Added',
)
/** All inputs that change this state. */
export type ${Pascal}Input = t.TypeOf<typeof Added>

export const entriesOfMember = (world: ServerState, xid: Xid): readonly StoredEntry[] => slice.of(world)[xid] ?? []

/** A request that repeats a client id succeeds without a change. */
const added = (world: ServerState, { xid, id, clientId, text: written }: t.TypeOf<typeof Added>): StepResult => {
  const own = entriesOfMember(world, xid)
  if (own.some((entry) => entry.clientId === clientId)) return doneResult(world)
  const text = readEntryText(written)
  if (text === null) return refusedResult(world, \`Write 1 to \${TEXT_LIMIT} characters\`)
  if (own.length >= LIST_LIMIT) return refusedResult(world, LIST_FULL)
  return doneResult(slice.put(world, put(slice.of(world), xid, [{ id, clientId, text }, ...own])))
}

export const feature = stateFeature(Added, added)
`,
  [`src/adapters/simulator/access/rows/${name}.ts`]: `import { ${camel}Calls } from '../../../wire/calls/${name}-calls'
import { route, type AccessRow } from '../access-row'

/** A member's own entries. */
export const rows: readonly AccessRow[] = [
  route(${camel}Calls.list, 'session', 'read', 1),
  route(${camel}Calls.add, 'account', 'write', 1),
]
`,
  [`src/adapters/simulator/features/${name}.server.ts`]: `import * as E from 'fp-ts/Either'
import { ${camel}Calls } from '../../wire/calls/${name}-calls'
import { asList } from '../../wire/codecs/list'
import { emptyReply, refuseWith } from '../response'
import { entriesOfMember, type ${Pascal}Input } from '../state/features/${name}/feature'
import { pageOf } from '../state/group-views'
import { commitInput, type ServerFeature } from './server-feature'

/** Members read and add their own entries. The server refuses an entry of a visitor. */
export const server: ServerFeature = {
  routes: (to, { host }) => {
    to.authenticated(${camel}Calls.list, ({ page, limit }, { account: { xid } }) => {
      const entries = entriesOfMember(host.world(), xid)
      return E.right({ ...asList(pageOf(entries, page, limit)), total: entries.length })
    })
    to.authenticated(${camel}Calls.add, ({ client_id: clientId, text }, { account: { xid, isVisitor } }) =>
      isVisitor
        ? refuseWith('Sign in to add an entry')
        : emptyReply(
            commitInput(host, ({ at, id }): ${Pascal}Input => ({
              type: '${name}/EntryAdded',
              at,
              xid,
              id: id(),
              clientId,
              text,
            })),
          ),
    )
  },
}
`,
})
