export * from './project-application'
export * from './group-draft'
export { GroupAction as Deed, VerificationKind } from './group-actions'
export {
  mayBrowse,
  maySucceed,
  mayBeAdmin,
  mayRemove,
  groupPermissions as rightsIn,
  type GroupPermissions as GroupRights,
} from './permissions'
export { groupAdminMessages as runningMessages } from './group-admin.messages'
export { groupFormMessages } from './group-form.messages'
export {
  groupFormEffects,
  groupFormViewModel as groupFormShown,
  groupFormReducer as groupFormUnit,
} from './group-form.machine'
export {
  linkCheckEffects,
  linkCheckMessages,
  linkCheckReducer as linkCheckUnit,
  linkAvailability as linkStanding,
  type LinkAvailability as LinkStanding,
} from './link-check.machine'
export {
  groupActionEffects as deedEffects,
  groupActionIn as deedIn,
  groupActionMessages as deedMessages,
  groupActionsReducer as deedsUnit,
} from './group-actions.reducer'
export {
  memberPickerEffects as peopleEffects,
  memberPickerMessages as peopleMessages,
  memberPickerViewModel as peopleShown,
  memberPickerReducer as peopleUnit,
  type PickFrom as Among,
} from './member-picker.reducer'
