import * as t from 'io-ts'
import { assign, enqueueActions, setup } from 'xstate'
import { machineUnit } from '../event-log'
import { effect, type AskOf } from '../kernel/effect'
import { Failure } from '../kernel/failure'
import { Xid } from '../kernel/ids'
import { answer, message, type Heard } from '../kernel/message'
import { askFor, Asking } from '../kernel/reconcile'
import { emptyTable, entriesOf, tableCodec, tableFrom, type Table } from '../kernel/table'
import type { ForgetAccount } from '../session'

const Xids = t.readonlyArray(Xid)

export const nameEffects = { findNames: t.strict({ xids: Xids }) }

/** Commands and facts of what people are called who are known by their xids alone, such as those who reacted. */
export const nameMessages = {
  NamePeople: message('NamePeople', { xids: Xids }),
  /** Of `xids`; who is not among them is nobody. */
  PeopleNamed: answer('PeopleNamed', { xids: Xids, people: t.readonlyArray(t.strict({ xid: Xid, name: t.string })) }),
  PeopleNotNamed: answer('PeopleNotNamed', { xids: Xids, failure: Failure }),
} as const

type Codecs = typeof nameMessages
type NameHears = Heard<t.TypeOf<Codecs[keyof Codecs]> | ForgetAccount>

/** So many are asked for at once, and so many wait for that. */
const BATCH = 20
const WAITING = 200

/** Somebody whom nobody knows has no name, and is not asked for again. */
const Context = t.strict({ wanted: Xids, names: tableCodec(t.string), asking: Asking }, 'NameContext')
type Context = t.TypeOf<typeof Context>

const nothing: Pick<Context, 'wanted' | 'names'> = { wanted: [], names: emptyTable() }

const foldNames = ({ wanted, names }: Context, heard: NameHears): Pick<Context, 'wanted' | 'names'> => {
  switch (heard.type) {
    case 'NamePeople': return { names, wanted: [...new Set([...wanted, ...heard.xids.filter((xid) => names[xid] === undefined)])].slice(0, WAITING) }
    case 'PeopleNamed': return {
      wanted: wanted.filter((xid) => !heard.xids.includes(xid)),
      names: tableFrom([...entriesOf(names), ...heard.xids.map((xid) => [xid, heard.people.find((one) => one.xid === xid)?.name ?? ''] as const)]),
    }
    // Whoever looks again asks again.
    case 'PeopleNotNamed': return { names, wanted: wanted.filter((xid) => !heard.xids.includes(xid)) }
    case 'ForgetAccount': return nothing
  }
}

const wantedAsks = ({ wanted }: Context): Table<AskOf<typeof nameEffects>> => {
  const xids = wanted.slice(0, BATCH)
  const id = `names:${xids[0]}`
  return xids.length === 0 ? emptyTable() : tableFrom([[id, ['findNames', { id, input: { xids } }]] as const])
}

/**
 * What people are called.
 * @internal
 */
export const namesMachine = setup({
  types: { context: {} as Context, events: {} as NameHears },
  actors: { findNames: effect(nameEffects.findNames) },
  actions: {
    take: assign(({ context, event }) => foldNames(context, event)),
    askForWhatIsWanted: enqueueActions(({ context, enqueue }) => { askFor(enqueue, context.asking, wantedAsks(context)) }),
  },
}).createMachine({
  id: 'names',
  context: { ...nothing, asking: emptyTable() },
  on: { '*': { actions: ['take', 'askForWhatIsWanted'] } },
})

export const namesUnit = machineUnit('names', namesMachine, Context, [...Object.keys(nameMessages), 'ForgetAccount'])

/** `null` as long as that is not known, or where nobody has that xid. */
export const nameIn = ({ context: { names } }: typeof namesUnit.initial, xid: string): string | null => {
  const name = names[xid]
  return name === undefined || name === '' ? null : name
}
