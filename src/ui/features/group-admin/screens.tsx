/** All administration pages share a chunk, because a member who opens one page usually opens another. */
export { CreateGroupScreen } from './form/CreateGroupScreen'
export { EditGroupScreen } from './form/EditGroupScreen'
export { CurrencyApplyScreen } from './CurrencyApplyScreen'
export { CurrencyConfigScreen } from './CurrencyConfigScreen'
export { ManageAdminScreen } from './ManageAdminScreen'
