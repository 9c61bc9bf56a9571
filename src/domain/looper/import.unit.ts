import * as t from 'io-ts'
import { foldWithAsks } from '../event-log'
import { Failure } from '../kernel/failure'
import { Gid } from '../kernel/ids'
import { answer, message } from '../kernel/message'
import { importTargetOf } from './exclusive'

const orNull = <C extends t.Mixed>(codec: C) => t.union([codec, t.null])

/** A community as the dialog previews it. */
const ImportGroup = t.strict({ gid: Gid, name: t.string, avatar: orNull(t.string) }, 'ImportGroup')

export const importMessages = {
  'looper/TypeImport': message('looper/TypeImport', { typed: t.string, hosts: t.readonlyArray(t.string) }),
  'looper/GroupFound': answer('looper/GroupFound', { found: orNull(ImportGroup) }),
  'looper/GroupNotLookedUp': answer('looper/GroupNotLookedUp', { failure: Failure }),
} as const

const By = t.keyof({ gid: null, inviteKey: null, link: null })
export const ImportLookup = t.strict({ word: t.string, by: t.readonlyArray(By) }, 'looper/importLookup')

/** `unsupported`: an address of another form; it stands in the log as it was typed (spec 3 §8). */
const Status = t.keyof({ idle: null, unsupported: null, parsing: null, found: null, nobody: null, failed: null })
const Import = t.strict({ typed: t.string, lookup: orNull(ImportLookup), round: t.number, status: Status, found: orNull(ImportGroup) }, 'looper/import')
type Import = t.TypeOf<typeof Import>
const nothing: Import = { typed: '', lookup: null, round: 0, status: 'idle', found: null }

/** Which community the typed address is of (spec 3 §5). What was found for another address is let go at once. */
export const importUnit = foldWithAsks<Import>('looper/import', {
  initial: nothing, codec: Import, hears: [...Object.keys(importMessages), 'ForgetAccount'],
  step: (data, heard) => {
    if (importMessages['looper/TypeImport'].is(heard)) {
      const lookup = importTargetOf(heard.typed, heard.hosts)
      const status = heard.typed.trim() === '' ? 'idle' : lookup === null ? 'unsupported' : 'parsing'
      return { typed: heard.typed, lookup, round: data.round + 1, status, found: null }
    }
    if (importMessages['looper/GroupFound'].is(heard)) return { ...data, status: heard.found === null ? 'nobody' : 'found', found: heard.found }
    if (importMessages['looper/GroupNotLookedUp'].is(heard)) return { ...data, status: 'failed' }
    return heard.type === 'ForgetAccount' ? nothing : data
  },
  asks: ({ status, lookup, round }) => (status !== 'parsing' || lookup === null ? [] : [['lookUp', { id: `find:${round}`, input: lookup }]]),
})
