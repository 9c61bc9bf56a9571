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
export { profileReducer as profileUnit } from './profile.machine'
export { BIO_LIMIT, bioWithin, FOLLOWS_A_PAGE, uidIn } from './profile.rules'
export * from './profile.selectors'
export { profileFormMessages } from './profile-form.messages'
export {
  profileFormEffects,
  profileFormViewModel as profileFormShown,
  profileFormReducer as profileFormUnit,
} from './profile-form.machine'
export {
  userNameEffects as nameEffects,
  userNameIn as nameIn,
  userNameMessages as nameMessages,
  userNamesReducer as namesUnit,
} from './user-names.reducer'
export {
  openProfileEffects as visitEffects,
  openProfileMessages as visitMessages,
  openProfileReducer as visitUnit,
} from './open-profile.machine'
