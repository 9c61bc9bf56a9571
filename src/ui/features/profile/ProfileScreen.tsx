import type { ReactNode } from 'react'
import { useHeaderAccount } from '../../app-shell/header-account'
import { OptionalPart } from '../../app/OptionalPart'
import { lazyModule } from '../../components/lazy-module'
import { ProfileView } from './ProfileView'
import { useProfile } from './use-profile'
import { useProfileForm } from './use-profile-form'

const form = lazyModule(() => import('./ProfileFormDialog'))

/** The screens /profile and /profile/:uid. */
export function ProfileScreen(): ReactNode {
  const profile = useProfile()
  const written = useProfileForm()
  const part = form.useModule(written !== null)
  return (
    <>
      <ProfileView {...profile} mobileAccount={useHeaderAccount()} />
      <OptionalPart>{part && written && <part.ProfileFormDialog {...written} />}</OptionalPart>
    </>
  )
}
