import * as t from 'io-ts'
import { foldWithAsks } from '../event-log'
import { Failure } from '../kernel/failure'
import { Gid } from '../kernel/ids'
import { effectResult, message } from '../kernel/message'
import { importTargetOf } from './exclusive'

const orNull = <C extends t.Mixed>(codec: C) => t.union([codec, t.null])

/** A community as the dialog previews it. */
const ImportGroup = t.strict({ gid: Gid, name: t.string, avatar: orNull(t.string) }, 'ImportGroup')

export const communityImportMessages = {
  'looper/TypeImport': message('looper/TypeImport', { typed: t.string, hosts: t.readonlyArray(t.string) }),
  'looper/GroupFound': effectResult('looper/GroupFound', { found: orNull(ImportGroup) }),
  'looper/GroupNotLookedUp': effectResult('looper/GroupNotLookedUp', { failure: Failure }),
} as const

const By = t.keyof({ gid: null, inviteKey: null, link: null })
export const ImportLookup = t.strict({ word: t.string, by: t.readonlyArray(By) }, 'looper/importLookup')

/** `unsupported`: an address of another form; it stands in the log as it was typed (spec 3 §8). */
const Status = t.keyof({ idle: null, unsupported: null, parsing: null, found: null, nobody: null, failed: null })
const Import = t.strict(
  { typed: t.string, lookup: orNull(ImportLookup), round: t.number, status: Status, found: orNull(ImportGroup) },
  'looper/import',
)
type Import = t.TypeOf<typeof Import>
const nothing: Import = { typed: '', lookup: null, round: 0, status: 'idle', found: null }

/** Which community the typed address is of (spec 3 §5). What was found for another address is let go at once. */
export const communityImportReducer = foldWithAsks<Import>('looper/import', {
  initial: nothing,
  codec: Import,
  handles: [...Object.keys(communityImportMessages), 'ForgetAccount'],
  reduce: (data, heard) => {
    if (communityImportMessages['looper/TypeImport'].is(heard)) {
      const lookup = importTargetOf(heard.typed, heard.hosts)
      const status = heard.typed.trim() === '' ? 'idle' : lookup === null ? 'unsupported' : 'parsing'
      return { typed: heard.typed, lookup, round: data.round + 1, status, found: null }
    }
    if (communityImportMessages['looper/GroupFound'].is(heard))
      return { ...data, status: heard.found === null ? 'nobody' : 'found', found: heard.found }
    if (communityImportMessages['looper/GroupNotLookedUp'].is(heard)) return { ...data, status: 'failed' }
    return heard.type === 'ForgetAccount' ? nothing : data
  },
  effects: ({ status, lookup, round }) =>
    status !== 'parsing' || lookup === null ? [] : [['lookUp', { id: `find:${round}`, input: lookup }]],
})
