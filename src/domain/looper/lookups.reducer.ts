import * as t from 'io-ts'
import { AlarmRang, reducerWithEffects } from '../event-log'
import { Failure } from '../kernel/failure'
import { Uid, Xid } from '../kernel/ids'
import { Instant } from '../kernel/instant'
import { effectResult, message } from '../kernel/message'
import { afterTyping, pauseThen } from '../kernel/typing-pause'
import { staffUidOf } from './staff'
import { orNull } from '../kernel/or-null'

export const projectSearchMessages = {
  'looper/TypeKeyword': message('looper/TypeKeyword', { keyword: t.string }),
} as const
const Search = t.strict({ keyword: t.string, searchAt: orNull(Instant), searched: t.string }, 'looper/search')
type Search = t.TypeOf<typeof Search>
const noSearch: Search = { keyword: '', searchAt: null, searched: '' }

/** The project search. Non-blank text is searched after the delay (spec 3 §2, §5). */
export const projectSearchReducer = reducerWithEffects<Search>('looper/search', {
  initial: noSearch,
  codec: Search,
  handles: [...Object.keys(projectSearchMessages), 'ForgetAccount'],
  reduce: (data, message) => {
    if (projectSearchMessages['looper/TypeKeyword'].is(message)) {
      return message.keyword.trim() === ''
        ? { keyword: message.keyword, searchAt: null, searched: '' }
        : { ...data, keyword: message.keyword, searchAt: afterTyping(message.at) }
    }
    if (AlarmRang.is(message)) return { ...data, searchAt: null, searched: data.keyword.trim() }
    return message.type === 'ForgetAccount' ? noSearch : data
  },
  effects: ({ searchAt }) => pauseThen(`searchDue:${searchAt}`, searchAt, () => []),
})

const StaffPerson = t.strict({ xid: Xid, uid: Uid, name: t.string, avatar: orNull(t.string) }, 'StaffPerson')

export const staffMessages = {
  'looper/SearchStaff': message('looper/SearchStaff', { typed: t.string }),
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
const noLookup: Staff = { typed: '', status: 'idle', person: null }

/** Resolves the typed UID to a person (spec 3 §5). No request is made before the text is a valid UID. */
export const staffLookupReducer = reducerWithEffects<Staff>('looper/staff', {
  initial: noLookup,
  codec: Staff,
  handles: [...Object.keys(staffMessages), 'ForgetAccount'],
  reduce: (data, message) => {
    if (staffMessages['looper/SearchStaff'].is(message))
      return { typed: message.typed, status: staffUidOf(message.typed) === null ? 'idle' : 'looking', person: null }
    if (staffMessages['looper/StaffFound'].is(message))
      return { ...data, status: message.person === null ? 'nobody' : 'found', person: message.person }
    if (staffMessages['looper/StaffNotLookedUp'].is(message)) return { ...data, status: 'failed' }
    return message.type === 'ForgetAccount' ? noLookup : data
  },
  effects: ({ status, typed }) => {
    const uid = staffUidOf(typed)
    return status !== 'looking' || uid === null ? [] : [['lookUp', { id: `person:${uid}`, input: { uid } }]]
  },
})
