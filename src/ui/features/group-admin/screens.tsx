/** The pages of making and running a group: whoever needs one soon needs another. */
export { CreateGroupScreen } from './form/CreateGroupScreen'
export { EditGroupScreen } from './form/EditGroupScreen'
export { CurrencyApplyScreen } from './CurrencyApplyScreen'
export { CurrencyConfigScreen } from './CurrencyConfigScreen'
export { ManageAdminScreen } from './ManageAdminScreen'
