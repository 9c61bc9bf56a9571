import { useTranslation } from 'react-i18next'
import { BIO_LIMIT, profileFormViewModel } from '../../../domain/profile'
import { useApp, useStore } from '../../app/app-context'
import type { ProfileFormDialogProps } from './ProfileFormDialog'

/** View model of the open profile form. `null` while the form is closed. */
export const useProfileForm = (): ProfileFormDialogProps | null => {
  const app = useApp()
  const { t } = useTranslation()
  const form = profileFormViewModel(useStore(app.tab.sources.profileForm))
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
    nameError: state === 'nameless' ? t('profile.nameMissing') : undefined,
    error: state === 'notSaved' ? t('profile.notSaved') : undefined,
    saving: state === 'saving',
    onName: (text) => app.tab.dispatch({ type: 'WriteProfile', name: text, bio }),
    onBio: (text) => app.tab.dispatch({ type: 'WriteProfile', name, bio: text }),
    onPicture: (which, url) => app.tab.dispatch({ type: 'ChangeProfilePicture', which, url }),
    onSave: () => app.tab.dispatch({ type: 'SaveProfile' }),
    onClose: () => app.tab.dispatch({ type: 'CloseProfileForm' }),
    onDiscard: () => app.tab.dispatch({ type: 'DiscardProfileForm' }),
  }
}
