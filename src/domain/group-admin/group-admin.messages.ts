import * as t from 'io-ts'
import { Group } from '../group/group'
import { message } from '../kernel/message'
import { GroupAction } from './group-actions'

export type { GroupAction as Deed }

/** What came of running a group, for all tabs of the account. */
export const groupAdminMessages = {
  /** It was made or changed; this is how the server has it now. */
  GroupSaved: message('GroupSaved', { group: Group, isNew: t.boolean }),
  DeedDone: message('DeedDone', { deed: GroupAction }),
} as const

type Codecs = typeof groupAdminMessages
export type GroupAdminMessage = t.TypeOf<Codecs[keyof Codecs]>
