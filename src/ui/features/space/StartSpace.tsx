import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router-dom'
import { myGroups } from '../../../domain/group'
import { maySetUp } from '../../../domain/space'
import { useApp } from '../../app/app-context'
import { useAccountState, useFeature } from '../../app/use-feature'
import { groupAvatarData } from '../../app/avatar-data'
import { paths } from '../../app/routing/paths'
import { GroupAvatar } from '../../components/avatar/Avatar'
import { Button, ButtonLink } from '../../components/form/Button'
import { Dialog } from '../../components/overlay/Dialog'
import { SkeletonBlock, Skeleton } from '../../components/feedback/Skeleton'
import { InlineFailure } from '../../components/feedback/StateView'
import { useCurrentUser } from '../chat/actions/use-current-user'
import styles from './spaces.module.css'

/** A link to the space form of the member's group. A member of several groups chooses a group first. */
export function StartSpace(): ReactNode {
  const app = useApp()
  const { t } = useTranslation()
  const navigate = useNavigate()
  const viewer = useCurrentUser()
  const [isAsking, setAsking] = useState(false)
  const mine = myGroups(useAccountState(useFeature('group').slices.account.group))
  const groups = mine.items.filter((group) => maySetUp(group, viewer))
  const onStart = (): void => {
    if (viewer === null || viewer.isVisitor) return app.tab.dispatch({ type: 'ShowVisitorDialog' })
    const [only, ...others] = groups
    if (mine.status === 'shown' && only !== undefined && others.length === 0)
      return void navigate(paths.spaceCreate(only.gid))
    app.account.dispatch({ type: 'group/ShowGroupCentre' })
    return setAsking(true)
  }
  const isNone = groups.length === 0 && mine.status === 'shown'
  return (
    <>
      <Button kind="primary" onClick={onStart}>
        {t('spaces.create')}
      </Button>
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={isNone ? t('spaces.create') : t('spaces.createIn')}
        description={isNone ? t('spaces.createNone') : undefined}
        actions={
          <>
            <Button onClick={() => setAsking(false)}>{t('action.cancel')}</Button>
            {isNone && (
              <ButtonLink kind="primary" to={paths.createGroup}>
                {t('spaces.createGroup')}
              </ButtonLink>
            )}
          </>
        }
      >
        {groups.length === 0 && mine.status === 'failed' && (
          <InlineFailure
            text={t('discover.myGroupsFailedTitle')}
            onRetry={() => app.account.dispatch({ type: 'group/ShowGroupCentre' })}
          />
        )}
        {groups.length === 0 && mine.status === 'loading' && (
          <Skeleton>
            <SkeletonBlock width="100%" height={56} />
          </Skeleton>
        )}
        {groups.length > 0 && (
          <ul className={styles['choices']}>
            {groups.map((group) => (
              <li key={group.gid}>
                <Link to={paths.spaceCreate(group.gid)}>
                  <GroupAvatar group={groupAvatarData(group)} size={40} />
                  <span dir="auto">{group.name}</span>
                </Link>
              </li>
            ))}
          </ul>
        )}
      </Dialog>
    </>
  )
}
