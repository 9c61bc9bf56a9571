import * as t from 'io-ts'
import { reducerWithEffects } from '../event-log'
import { Failure } from '../kernel/failure'
import { Gid } from '../kernel/ids'
import { effectResult, message } from '../kernel/message'
import { importTargetOf } from './exclusive'
import { orNull } from '../kernel/or-null'

const ImportGroup = t.strict({ gid: Gid, name: t.string, avatar: orNull(t.string) }, 'ImportGroup')

export const communityImportMessages = {
  'looper/TypeImport': message('looper/TypeImport', { typed: t.string, hosts: t.readonlyArray(t.string) }),
  'looper/GroupFound': effectResult('looper/GroupFound', { found: orNull(ImportGroup) }),
  'looper/GroupNotLookedUp': effectResult('looper/GroupNotLookedUp', { failure: Failure }),
} as const

const By = t.keyof({ gid: null, inviteKey: null, link: null })
export const ImportLookup = t.strict({ word: t.string, by: t.readonlyArray(By) }, 'looper/importLookup')

/**
 * The status of the import. `unsupported`: the typed address is of no supported kind; the log keeps the typed text
 * (spec 3 §8).
 */
const Status = t.keyof({ idle: null, unsupported: null, parsing: null, found: null, nobody: null, failed: null })
const Import = t.strict(
  { typed: t.string, lookup: orNull(ImportLookup), round: t.number, status: Status, found: orNull(ImportGroup) },
  'looper/import',
)
type Import = t.TypeOf<typeof Import>
const nothing: Import = { typed: '', lookup: null, round: 0, status: 'idle', found: null }

/** Resolves the typed address to a community (spec 3 §5). Any change of the text drops the previous result at once. */
export const communityImportReducer = reducerWithEffects<Import>('looper/import', {
  initial: nothing,
  codec: Import,
  handles: [...Object.keys(communityImportMessages), 'ForgetAccount'],
  reduce: (data, message) => {
    if (communityImportMessages['looper/TypeImport'].is(message)) {
      const lookup = importTargetOf(message.typed, message.hosts)
      const status = message.typed.trim() === '' ? 'idle' : lookup === null ? 'unsupported' : 'parsing'
      return { typed: message.typed, lookup, round: data.round + 1, status, found: null }
    }
    if (communityImportMessages['looper/GroupFound'].is(message))
      return { ...data, status: message.found === null ? 'nobody' : 'found', found: message.found }
    if (communityImportMessages['looper/GroupNotLookedUp'].is(message)) return { ...data, status: 'failed' }
    return message.type === 'ForgetAccount' ? nothing : data
  },
  effects: ({ status, lookup, round }) =>
    status !== 'parsing' || lookup === null ? [] : [['lookUp', { id: `find:${round}`, input: lookup }]],
})
