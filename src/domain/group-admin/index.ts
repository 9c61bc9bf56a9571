export * from './project-application'
export * from './group-draft'
export { GroupAction, VerificationKind } from './group-actions'
export { mayBrowse, maySucceed, mayBeAdmin, mayRemove, groupPermissions, type GroupPermissions } from './permissions'
export { groupAdminMessages } from './group-admin.messages'
export { groupFormMessages } from './group-form.messages'
export { groupFormEffects, groupFormViewModel, groupFormReducer } from './group-form.machine'
export {
  linkCheckEffects,
  linkCheckMessages,
  linkCheckReducer,
  linkAvailability,
  type LinkAvailability,
} from './link-check.machine'
export { groupActionEffects, groupActionIn, groupActionMessages, groupActionsReducer } from './group-actions.reducer'
export {
  memberPickerEffects,
  memberPickerMessages,
  memberPickerViewModel,
  memberPickerReducer,
  type PickFrom,
} from './member-picker.reducer'
