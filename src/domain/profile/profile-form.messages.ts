import * as t from 'io-ts'
import { Failure } from '../kernel/failure'
import { effectResult, message } from '../kernel/message'
import { ProfileDraft } from './profile'

/** Commands and facts of the profile form, in one tab. */
export const profileFormMessages = {
  OpenProfileForm: message('OpenProfileForm', { draft: ProfileDraft }),
  WriteProfile: message('WriteProfile', { name: t.string, bio: t.string }),
  /** A `null` picture removes the current picture. */
  ChangeProfilePicture: message('ChangeProfilePicture', {
    which: t.union([t.literal('avatar'), t.literal('banner')]),
    url: t.union([t.string, t.null]),
  }),
  SaveProfile: message('SaveProfile', {}),
  /** Hides the form. Opening the form again shows the draft. */
  CloseProfileForm: message('CloseProfileForm', {}),
  DiscardProfileForm: message('DiscardProfileForm', {}),
  ProfileStored: effectResult('ProfileStored', {}),
  ProfileNotStored: effectResult('ProfileNotStored', { failure: Failure }),
} as const

type Codecs = typeof profileFormMessages
export type ProfileFormMessage = t.TypeOf<Codecs[keyof Codecs]>
