export * from './project-application'
export * from './group-draft'
export { GroupAction, VerificationKind } from './group-actions'
export { mayBrowse, maySucceed, mayBeAdmin, mayRemove, groupPermissions, type GroupPermissions } from './permissions'
export { groupFormMessages } from './group-form.messages'
export { groupFormEffects, groupFormViewModel } from './group-form.machine'
export { linkCheckEffects, linkCheckMessages, linkAvailability, type LinkAvailability } from './link-check.machine'
export { groupActionEffects, groupActionIn, groupActionMessages } from './group-actions.reducer'
export {
  memberPickerEffects,
  memberPickerMessages,
  memberPickerViewModel,
  type PickFrom,
} from './member-picker.reducer'
