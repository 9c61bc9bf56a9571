import * as t from 'io-ts'
import { Group } from '../group/group'
import { message } from '../kernel/message'
import { GroupAction } from './group-actions'

export type { GroupAction }

export const groupAdminMessages = {
  /** A group was created or changed. `group`: the group as the server returned it. */
  GroupSaved: message('GroupSaved', { group: Group, isNew: t.boolean }),
  DeedDone: message('DeedDone', { deed: GroupAction }),
} as const

type Codecs = typeof groupAdminMessages
export type GroupAdminMessage = t.TypeOf<Codecs[keyof Codecs]>
