import type { ReactNode } from 'react'
import { useFrameAccount } from '../../app/frame-account'
import { onDemand } from '../../components/on-demand'
import { ProfileView } from './ProfileView'
import { useProfile } from './use-profile'
import { useProfileForm } from './use-profile-form'

const form = onDemand(() => import('./ProfileFormDialog'))

/** /profile and /profile/:uid. */
export function ProfileScreen(): ReactNode {
  const profile = useProfile()
  const written = useProfileForm()
  const part = form.usePart(written !== null)
  return (
    <>
      <ProfileView {...profile} mobileAccount={useFrameAccount()} />
      {part && written && <part.ProfileFormDialog {...written} />}
    </>
  )
}
