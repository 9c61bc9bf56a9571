import * as t from 'io-ts'
import { Failure } from '../kernel/failure'
import { Gid } from '../kernel/ids'
import { effectResult, message } from '../kernel/message'
import { GroupDraft } from './group-draft'

/** Messages of the group form, in one tab. `gid` is `null` for a new group. */
export const groupFormMessages = {
  OpenGroupForm: message('OpenGroupForm', { gid: t.union([Gid, t.null]), draft: GroupDraft }),
  WriteGroup: message('WriteGroup', { draft: GroupDraft }),
  SaveGroup: message('SaveGroup', {}),
  CheckSetupAgain: message('CheckSetupAgain', {}),
  /** Hides the form. The draft is kept. */
  CloseGroupForm: message('CloseGroupForm', {}),
  DiscardGroupForm: message('DiscardGroupForm', {}),
  SetupChecked: effectResult('SetupChecked', { allowed: t.boolean }),
  SetupNotChecked: effectResult('SetupNotChecked', { failure: Failure }),
  GroupStored: effectResult('GroupStored', {}),
  GroupNotStored: effectResult('GroupNotStored', { failure: Failure }),
  /** The response was lost, so the group may exist. */
  GroupOutcomeUnknown: effectResult('GroupOutcomeUnknown', {}),
} as const

type Codecs = typeof groupFormMessages
export type GroupFormMessage = t.TypeOf<Codecs[keyof Codecs]>
