import * as t from 'io-ts'
import { reducerWithEffects } from '../event-log'
import type { EffectRequestOf } from '../kernel/effect'
import { Failure } from '../kernel/failure'
import { Xid } from '../kernel/ids'
import { effectResult, message, type ReceivedMessage } from '../kernel/message'
import { emptyTable, entriesOf, tableCodec, tableFrom } from '../kernel/table'
import type { ForgetAccount } from '../session'

const Xids = t.readonlyArray(Xid)

export const userNameEffects = { loadUserNames: t.strict({ xids: Xids }) }

/** Commands and facts that read the names of people who are known only by xid, such as people who reacted. */
export const userNameMessages = {
  'profile/LoadUserNames': message('profile/LoadUserNames', { xids: Xids }),
  /** The names that the server returned. If the response has no name for an xid, the xid belongs to no account. */
  'profile/UserNamesLoaded': effectResult('profile/UserNamesLoaded', {
    xids: Xids,
    people: t.readonlyArray(t.strict({ xid: Xid, name: t.string })),
  }),
  'profile/UserNamesNotLoaded': effectResult('profile/UserNamesNotLoaded', { xids: Xids, failure: Failure }),
} as const

type Codecs = typeof userNameMessages
type NameInput = ReceivedMessage<t.TypeOf<Codecs[keyof Codecs]> | ForgetAccount>

/** The most people in one request, and the most people who may wait. */
const BATCH = 20
const WAITING = 200

/**
 * `wanted`: xids being requested. `names`: empty for an xid without an account, so that the xid is not requested
 * again.
 */
const Names = t.strict({ wanted: Xids, names: tableCodec(t.string) }, 'Names')
type Names = t.TypeOf<typeof Names>

const nothing: Names = { wanted: [], names: emptyTable() }

const foldNames = ({ wanted, names }: Names, received: NameInput): Names => {
  switch (received.type) {
    case 'profile/LoadUserNames':
      return {
        names,
        wanted: [...new Set([...wanted, ...received.xids.filter((xid) => names[xid] === undefined)])].slice(0, WAITING),
      }
    case 'profile/UserNamesLoaded':
      return {
        wanted: wanted.filter((xid) => !received.xids.includes(xid)),
        names: tableFrom([
          ...entriesOf(names),
          ...received.xids.map(
            (xid) => [xid, received.people.find((person) => person.xid === xid)?.name ?? ''] as const,
          ),
        ]),
      }
    // The read failed. The next `NamePeople` requests these names again.
    case 'profile/UserNamesNotLoaded':
      return { names, wanted: wanted.filter((xid) => !received.xids.includes(xid)) }
    case 'ForgetAccount':
      return nothing
  }
}

const wantedEffects = ({ wanted }: Names): readonly EffectRequestOf<typeof userNameEffects>[] => {
  const xids = wanted.slice(0, BATCH)
  return xids.length === 0 ? [] : [['loadUserNames', { id: `names:${xids[0]}`, input: { xids } }]]
}

export const userNamesReducer = reducerWithEffects('profile/userNames', {
  initial: nothing,
  codec: Names,
  reduce: foldNames,
  effects: wantedEffects,
  handles: [...Object.keys(userNameMessages), 'ForgetAccount'],
})

/** The name of a person; `null` while the name is unknown, and for an xid without an account. */
export const userNameIn = ({ data: { names } }: typeof userNamesReducer.initial, xid: string): string | null => {
  const name = names[xid]
  return name === undefined || name === '' ? null : name
}
