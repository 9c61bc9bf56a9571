/** All administration pages in one chunk: a member who opens one usually opens another. */
export { CreateGroupScreen } from './form/CreateGroupScreen'
export { EditGroupScreen } from './form/EditGroupScreen'
export { CurrencyApplyScreen } from './CurrencyApplyScreen'
export { CurrencyConfigScreen } from './CurrencyConfigScreen'
export { ManageAdminScreen } from './ManageAdminScreen'
