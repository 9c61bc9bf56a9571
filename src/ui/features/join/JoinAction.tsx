import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Group } from '../../../domain/group'
import { targetOf } from '../../../domain/join'
import { useJoin } from './use-join'
import { Button } from '../../components/form/Button'
import { useRequested } from './use-requested'

interface JoinActionProps {
  readonly group: Group
  readonly size?: 30 | 36
  readonly kind?: 'primary' | 'outline'
}

/** A button to join a group. The button is disabled for members and after an application. */
export function JoinAction({ group, size = 36, kind = 'primary' }: JoinActionProps): ReactNode {
  const { t } = useTranslation()
  const join = useJoin()
  const isRequested = useRequested(group.gid)
  const isPrivate = group.joinType === 'private'
  if (group.isMember)
    return (
      <Button size={size} disabled>
        {t('discover.joined')}
      </Button>
    )
  if (isPrivate && isRequested)
    return (
      <Button size={size} disabled>
        {t('join.requested')}
      </Button>
    )
  return (
    <Button size={size} kind={kind} onClick={() => join(targetOf(group))}>
      {t(isPrivate ? 'join.goToApply' : 'join.join')}
    </Button>
  )
}
