import * as t from 'io-ts'
import { foldWithAsks } from '../event-log'
import type { EffectRequestOf } from '../kernel/effect'
import { Failure } from '../kernel/failure'
import { Xid } from '../kernel/ids'
import { effectResult, message, type ReceivedMessage } from '../kernel/message'
import { emptyTable, entriesOf, tableCodec, tableFrom } from '../kernel/table'
import type { ForgetAccount } from '../session'

const Xids = t.readonlyArray(Xid)

export const userNameEffects = { findNames: t.strict({ xids: Xids }) }

/** Commands and facts of what people are called who are known by their xids alone, such as those who reacted. */
export const userNameMessages = {
  NamePeople: message('NamePeople', { xids: Xids }),
  /** Of `xids`; who is not among them is nobody. */
  PeopleNamed: effectResult('PeopleNamed', {
    xids: Xids,
    people: t.readonlyArray(t.strict({ xid: Xid, name: t.string })),
  }),
  PeopleNotNamed: effectResult('PeopleNotNamed', { xids: Xids, failure: Failure }),
} as const

type Codecs = typeof userNameMessages
type NameHears = ReceivedMessage<t.TypeOf<Codecs[keyof Codecs]> | ForgetAccount>

/** So many are asked for at once, and so many wait for that. */
const BATCH = 20
const WAITING = 200

/** Somebody whom nobody knows has no name, and is not asked for again. */
const Names = t.strict({ wanted: Xids, names: tableCodec(t.string) }, 'Names')
type Names = t.TypeOf<typeof Names>

const nothing: Names = { wanted: [], names: emptyTable() }

const foldNames = ({ wanted, names }: Names, heard: NameHears): Names => {
  switch (heard.type) {
    case 'NamePeople':
      return {
        names,
        wanted: [...new Set([...wanted, ...heard.xids.filter((xid) => names[xid] === undefined)])].slice(0, WAITING),
      }
    case 'PeopleNamed':
      return {
        wanted: wanted.filter((xid) => !heard.xids.includes(xid)),
        names: tableFrom([
          ...entriesOf(names),
          ...heard.xids.map((xid) => [xid, heard.people.find((one) => one.xid === xid)?.name ?? ''] as const),
        ]),
      }
    // Whoever looks again asks again.
    case 'PeopleNotNamed':
      return { names, wanted: wanted.filter((xid) => !heard.xids.includes(xid)) }
    case 'ForgetAccount':
      return nothing
  }
}

const wantedAsks = ({ wanted }: Names): readonly EffectRequestOf<typeof userNameEffects>[] => {
  const xids = wanted.slice(0, BATCH)
  return xids.length === 0 ? [] : [['findNames', { id: `names:${xids[0]}`, input: { xids } }]]
}

/** What people are called. */
export const userNamesReducer = foldWithAsks('names', {
  initial: nothing,
  codec: Names,
  reduce: foldNames,
  effects: wantedAsks,
  handles: [...Object.keys(userNameMessages), 'ForgetAccount'],
})

/** `null` as long as that is not known, or where nobody has that xid. */
export const userNameIn = ({ data: { names } }: typeof userNamesReducer.initial, xid: string): string | null => {
  const name = names[xid]
  return name === undefined || name === '' ? null : name
}
