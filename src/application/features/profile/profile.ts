import { profileFeature } from '../../../domain/profile/feature'
import { implementFeature } from '../implement-feature'
import { makeOpenProfileEffects, makeProfileFormEffects, makeUserNameEffects } from './profile-form.effects'
import { profileToasts } from './profile-toasts'
import { makeProfileEffects } from './profile.effects'

export const profileImplementation = implementFeature(
  profileFeature,
  ({ ports, dispatchToAccount, dispatchToTab }) => ({
    account: { 'profile/profile': makeProfileEffects(ports) },
    tab: {
      'profile/form': makeProfileFormEffects({ ports, dispatchToAccount }),
      'profile/openProfile': makeOpenProfileEffects({ ports, dispatchToTab }),
      'profile/userNames': makeUserNameEffects(ports),
    },
    toastsOf: profileToasts,
  }),
)
