import { defineFeature, sliceOf } from '../event-log'
import { groupActionMessages, groupActionsReducer } from './group-actions.reducer'
import { groupAdminMessages } from './group-admin.messages'
import { groupFormReducer } from './group-form.machine'
import { groupFormMessages } from './group-form.messages'
import { linkCheckMessages, linkCheckReducer } from './link-check.machine'
import { memberPickerMessages, memberPickerReducer } from './member-picker.reducer'

/** Creating, editing and administrating groups. */
export const groupAdminFeature = defineFeature({
  name: 'group-admin',
  account: { messages: groupAdminMessages, slices: () => ({}) },
  tab: {
    messages: { ...groupFormMessages, ...linkCheckMessages, ...groupActionMessages, ...memberPickerMessages },
    slices: () => ({
      groupForm: sliceOf(groupFormReducer),
      linkCheck: sliceOf(linkCheckReducer),
      groupActions: sliceOf(groupActionsReducer),
      memberPicker: sliceOf(memberPickerReducer),
    }),
  },
})
