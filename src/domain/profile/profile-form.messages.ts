import * as t from 'io-ts'
import { Failure } from '../kernel/failure'
import { effectResult, message } from '../kernel/message'
import { ProfileDraft } from '../session'

/** Commands and facts of the profile form, in one tab. */
export const profileFormMessages = {
  'profile/OpenProfileForm': message('profile/OpenProfileForm', { draft: ProfileDraft }),
  'profile/ChangeProfileDraft': message('profile/ChangeProfileDraft', { name: t.string, bio: t.string }),
  /** A `null` picture removes the current picture. */
  'profile/ChangeProfilePicture': message('profile/ChangeProfilePicture', {
    which: t.union([t.literal('avatar'), t.literal('banner')]),
    url: t.union([t.string, t.null]),
  }),
  'profile/SaveProfile': message('profile/SaveProfile', {}),
  /** Hides the form. Opening the form again shows the draft. */
  'profile/CloseProfileForm': message('profile/CloseProfileForm', {}),
  'profile/DiscardProfileForm': message('profile/DiscardProfileForm', {}),
  'profile/ProfileStored': effectResult('profile/ProfileStored', {}),
  'profile/ProfileNotStored': effectResult('profile/ProfileNotStored', { failure: Failure }),
} as const

type Codecs = typeof profileFormMessages
export type ProfileFormMessage = t.TypeOf<Codecs[keyof Codecs]>
