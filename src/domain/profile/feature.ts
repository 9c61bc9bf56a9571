import { defineFeature, sliceOf } from '../event-log'
import { openProfileMessages, openProfileReducer } from './open-profile.machine'
import { profileFormReducer } from './profile-form.machine'
import { profileFormMessages } from './profile-form.messages'
import { profileMessages } from './profile.messages'
import { profileReducer } from './profile.reducer'
import { userNameMessages, userNamesReducer } from './user-names.reducer'

/** Profiles, follows and relations. Each tab has its own form. */
export const profileFeature = defineFeature({
  name: 'profile',
  account: { messages: profileMessages, slices: () => ({ profile: sliceOf(profileReducer) }) },
  tab: {
    messages: { ...profileFormMessages, ...openProfileMessages, ...userNameMessages },
    slices: () => ({
      form: sliceOf(profileFormReducer),
      openProfile: sliceOf(openProfileReducer),
      userNames: sliceOf(userNamesReducer),
    }),
  },
})
