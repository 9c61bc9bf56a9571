import * as t from 'io-ts'
import { Failure } from '../kernel/failure'
import { Gid } from '../kernel/ids'
import { effectResult, message } from '../kernel/message'
import { GroupDraft } from './group-draft'

/** Messages of the group form, in one tab. `gid` is `null` for a new group. */
export const groupFormMessages = {
  'group-admin/OpenGroupForm': message('group-admin/OpenGroupForm', { gid: t.union([Gid, t.null]), draft: GroupDraft }),
  'group-admin/ChangeGroupDraft': message('group-admin/ChangeGroupDraft', { draft: GroupDraft }),
  'group-admin/SaveGroup': message('group-admin/SaveGroup', {}),
  'group-admin/CheckSetupAgain': message('group-admin/CheckSetupAgain', {}),
  /** Hides the form. The draft is kept. */
  'group-admin/CloseGroupForm': message('group-admin/CloseGroupForm', {}),
  'group-admin/DiscardGroupForm': message('group-admin/DiscardGroupForm', {}),
  'group-admin/SetupChecked': effectResult('group-admin/SetupChecked', { allowed: t.boolean }),
  'group-admin/SetupNotChecked': effectResult('group-admin/SetupNotChecked', { failure: Failure }),
  'group-admin/GroupStored': effectResult('group-admin/GroupStored', {}),
  'group-admin/GroupNotStored': effectResult('group-admin/GroupNotStored', { failure: Failure }),
  /** The response was lost, so the group may exist. */
  'group-admin/GroupOutcomeUnknown': effectResult('group-admin/GroupOutcomeUnknown', {}),
} as const

type Codecs = typeof groupFormMessages
export type GroupFormMessage = t.TypeOf<Codecs[keyof Codecs]>
