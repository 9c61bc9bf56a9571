export {
  Blocked,
  ProfileDraft,
  User,
  type Person,
  type Change,
  type FollowList,
  type FollowRow,
  SwitchKind,
} from './profile'
export { profileMessages, type RelationChanged } from './profile.messages'
export { profileEffects } from './profile.effects'
export { profileReducer } from './profile.machine'
export { BIO_LIMIT, bioWithin, FOLLOWS_A_PAGE, uidIn } from './profile.rules'
export * from './profile.selectors'
export { profileFormMessages } from './profile-form.messages'
export { profileFormEffects, profileFormViewModel, profileFormReducer } from './profile-form.machine'
export { userNameEffects, userNameIn, userNameMessages, userNamesReducer } from './user-names.reducer'
export { openProfileEffects, openProfileMessages, openProfileReducer } from './open-profile.machine'
