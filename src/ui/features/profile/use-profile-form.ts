import { BIO_LIMIT, profileFormViewModel } from '../../../domain/profile'
import { useApp } from '../../app/app-context'
import { useFeature, useTabState } from '../../app/use-feature'
import type { ProfileFormDialogProps } from './ProfileFormDialog'

/** View model of the open profile form. `null` while the form is closed. */
export const useProfileForm = (): ProfileFormDialogProps | null => {
  const app = useApp()
  const form = profileFormViewModel(useTabState(useFeature('profile').slices.tab.form))
  if (form === null) return null
  const {
    draft: { name, bio, avatar, banner },
    state,
  } = form
  return {
    name,
    bio,
    avatar,
    banner,
    maxBio: BIO_LIMIT,
    state,
    onName: (text) => app.tab.dispatch({ type: 'profile/ChangeProfileDraft', name: text, bio }),
    onBio: (text) => app.tab.dispatch({ type: 'profile/ChangeProfileDraft', name, bio: text }),
    onPicture: (which, url) => app.tab.dispatch({ type: 'profile/ChangeProfilePicture', which, url }),
    onSave: () => app.tab.dispatch({ type: 'profile/SaveProfile' }),
    onClose: () => app.tab.dispatch({ type: 'profile/CloseProfileForm' }),
    onDiscard: () => app.tab.dispatch({ type: 'profile/DiscardProfileForm' }),
  }
}
