import * as t from 'io-ts'
import { Failure } from '../kernel/failure'
import { Gid } from '../kernel/ids'
import { effectResult, message } from '../kernel/message'
import { GroupDraft } from './group-draft'

/** Commands and facts of writing a group, in one tab. `gid` is `null` for one that is new. */
export const groupFormMessages = {
  OpenGroupForm: message('OpenGroupForm', { gid: t.union([Gid, t.null]), draft: GroupDraft }),
  WriteGroup: message('WriteGroup', { draft: GroupDraft }),
  SaveGroup: message('SaveGroup', {}),
  CheckSetupAgain: message('CheckSetupAgain', {}),
  /** Out of sight; what was written is there when the form is opened again. */
  CloseGroupForm: message('CloseGroupForm', {}),
  DiscardGroupForm: message('DiscardGroupForm', {}),
  SetupChecked: effectResult('SetupChecked', { allowed: t.boolean }),
  SetupNotChecked: effectResult('SetupNotChecked', { failure: Failure }),
  GroupStored: effectResult('GroupStored', {}),
  GroupNotStored: effectResult('GroupNotStored', { failure: Failure }),
  /** Nobody can tell whether the new group was created: its answer was lost. */
  GroupOutcomeUnknown: effectResult('GroupOutcomeUnknown', {}),
} as const

type Codecs = typeof groupFormMessages
export type GroupFormMessage = t.TypeOf<Codecs[keyof Codecs]>
