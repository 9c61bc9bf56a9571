import * as t from 'io-ts'
import { AlarmRang, foldWithAsks } from '../event-log'
import { Failure } from '../kernel/failure'
import { Uid, Xid } from '../kernel/ids'
import { Instant, addMs } from '../kernel/instant'
import { effectResult, message } from '../kernel/message'
import { staffUidOf } from './staff'

const orNull = <C extends t.Mixed>(codec: C) => t.union([codec, t.null])

/** So long after the last letter a search begins (spec 3 §5). */
const PAUSE_MS = 1_000

export const projectSearchMessages = {
  'looper/TypeKeyword': message('looper/TypeKeyword', { keyword: t.string }),
} as const
const Search = t.strict({ keyword: t.string, searchAt: orNull(Instant), searched: t.string }, 'looper/search')
type Search = t.TypeOf<typeof Search>
const noSearch: Search = { keyword: '', searchAt: null, searched: '' }

/**
 * What is typed into the project search, and what of it is looked for: text that is not blank, once nothing more was
 * typed (spec 3 §2, §5).
 */
export const projectSearchReducer = foldWithAsks<Search>('looper/search', {
  initial: noSearch,
  codec: Search,
  handles: [...Object.keys(projectSearchMessages), 'ForgetAccount'],
  reduce: (data, heard) => {
    if (projectSearchMessages['looper/TypeKeyword'].is(heard)) {
      return heard.keyword.trim() === ''
        ? { keyword: heard.keyword, searchAt: null, searched: '' }
        : { ...data, keyword: heard.keyword, searchAt: addMs(heard.at, PAUSE_MS) }
    }
    if (AlarmRang.is(heard)) return { ...data, searchAt: null, searched: data.keyword.trim() }
    return heard.type === 'ForgetAccount' ? noSearch : data
  },
  effects: ({ searchAt }) =>
    searchAt === null ? [] : [['alarm', { id: `searchDue:${searchAt}`, input: { at: searchAt } }]],
})

/** Somebody as the dialog shows them who may become an admin. */
const StaffPerson = t.strict({ xid: Xid, uid: Uid, name: t.string, avatar: orNull(t.string) }, 'StaffPerson')

export const staffMessages = {
  'looper/TypeUid': message('looper/TypeUid', { typed: t.string }),
  'looper/StaffFound': effectResult('looper/StaffFound', { person: orNull(StaffPerson) }),
  'looper/StaffNotLookedUp': effectResult('looper/StaffNotLookedUp', { failure: Failure }),
} as const
export const StaffUid = t.strict({ uid: Uid }, 'looper/staffUid')
const Staff = t.strict(
  {
    typed: t.string,
    status: t.keyof({ idle: null, looking: null, found: null, nobody: null, failed: null }),
    person: orNull(StaffPerson),
  },
  'looper/staff',
)
type Staff = t.TypeOf<typeof Staff>
const nobodyTyped: Staff = { typed: '', status: 'idle', person: null }

/** Who is meant by the UID that is typed (spec 3 §5): nothing is looked up before it is one. */
export const staffLookupReducer = foldWithAsks<Staff>('looper/staff', {
  initial: nobodyTyped,
  codec: Staff,
  handles: [...Object.keys(staffMessages), 'ForgetAccount'],
  reduce: (data, heard) => {
    if (staffMessages['looper/TypeUid'].is(heard))
      return { typed: heard.typed, status: staffUidOf(heard.typed) === null ? 'idle' : 'looking', person: null }
    if (staffMessages['looper/StaffFound'].is(heard))
      return { ...data, status: heard.person === null ? 'nobody' : 'found', person: heard.person }
    if (staffMessages['looper/StaffNotLookedUp'].is(heard)) return { ...data, status: 'failed' }
    return heard.type === 'ForgetAccount' ? nobodyTyped : data
  },
  effects: ({ status, typed }) => {
    const uid = staffUidOf(typed)
    return status !== 'looking' || uid === null ? [] : [['lookUp', { id: `person:${uid}`, input: { uid } }]]
  },
})
