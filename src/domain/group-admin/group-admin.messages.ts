import * as t from 'io-ts'
import { Group } from '../group/group'
import { message } from '../kernel/message'
import { GroupAction } from './group-actions'

export type { GroupAction }

export const groupAdminMessages = {
  /** A group was created or changed. `group`: the group as the server returned it. */
  'group-admin/GroupSaved': message('group-admin/GroupSaved', { group: Group, isNew: t.boolean }),
  'group-admin/GroupActionDone': message('group-admin/GroupActionDone', { deed: GroupAction }),
} as const

type Codecs = typeof groupAdminMessages
export type GroupAdminMessage = t.TypeOf<Codecs[keyof Codecs]>
