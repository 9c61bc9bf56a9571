import { UserRoundCheck, UserRoundPlus } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../components/form/Button'
import { useConfirm } from '../../components/overlay/use-confirm'
import type { RelationItem } from './profile-item'

interface FollowButtonProps {
  readonly name: string
  readonly relation: RelationItem
  readonly look: 'head' | 'row'
}

/** A button to follow at once or to unfollow. Unfollowing needs a confirmation (R1-178). */
export function FollowButton({ name, relation, look }: FollowButtonProps): ReactNode {
  const { t } = useTranslation()
  const { ask, prompt } = useConfirm()
  const { follow, blocked, onFollow, onUnfollow } = relation
  if (blocked === 'byMe')
    return (
      <Button size={look === 'row' ? 30 : 36} onClick={relation.onUnblock}>
        {t('profile.unblock')}
      </Button>
    )
  const unfollow = () =>
    ask({
      title: t('profile.unfollowTitle', { name }),
      text: t('profile.unfollowText'),
      yes: t('profile.unfollow'),
      onYes: onUnfollow,
    })
  return (
    <>
      <Button
        kind={follow ? 'plain' : look === 'row' ? 'outline' : 'primary'}
        size={look === 'row' ? 30 : 36}
        icon={look === 'row' ? undefined : follow ? UserRoundCheck : UserRoundPlus}
        aria-label={look === 'row' ? t(follow ? 'profile.unfollowName' : 'profile.followName', { name }) : undefined}
        aria-pressed={follow}
        onClick={follow ? unfollow : onFollow}
      >
        {t(follow ? 'profile.followed' : 'profile.follow')}
      </Button>
      {prompt}
    </>
  )
}
