import * as t from 'io-ts'
import { Group } from '../group/group'
import { message } from '../kernel/message'
import { Deed } from './deeds'

export type { Deed }

/** What came of running a group, for all tabs of the account. */
export const runningMessages = {
  /** It was made or changed; this is how the server has it now. */
  GroupSaved: message('GroupSaved', { group: Group, isNew: t.boolean }),
  DeedDone: message('DeedDone', { deed: Deed }),
} as const

type Codecs = typeof runningMessages
export type RunningMessage = t.TypeOf<Codecs[keyof Codecs]>
