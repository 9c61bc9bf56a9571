import { Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Group } from '../../../domain/group'
import type { GroupPermissions } from '../../../domain/group-admin'
import { paths } from '../../app/routing/paths'
import { ButtonLink } from '../../components/form/Button'
import { EmptyState, FailedState } from '../../components/feedback/StateView'
import { SubPage, type BackAction } from '../../components/layout/SubPage'
import { FormSkeleton } from './form/FormSkeleton'
import { NotFoundView } from '../../app-shell/not-found/NotFoundView'
import { useGroupFromRoute } from '../group/use-group-from-route'

interface GroupAdminPageProps {
  readonly title: string
  readonly back: (group: Group) => string
  /** Whether these rights allow the page. */
  readonly may: (rights: GroupPermissions) => boolean
  readonly onLeave?: BackAction | undefined
  /** Whether the page has a second column on a wide screen. */
  readonly isWide?: boolean
  readonly children: (group: Group, rights: GroupPermissions) => ReactNode
}

/** An administration page. The page appears once the group is loaded, if the member's rights allow it. */
export function GroupAdminPage({
  title,
  back,
  may,
  onLeave,
  isWide = false,
  children,
}: GroupAdminPageProps): ReactNode {
  const { t } = useTranslation()
  const at = useGroupFromRoute()
  switch (at.status) {
    case 'missing':
      return <NotFoundView homeHref={paths.groupCentre} />
    case 'loading':
      return (
        <SubPage title={title} backHref={paths.groupCentre} isWide={isWide}>
          <FormSkeleton label={t('state.loading')} />
        </SubPage>
      )
    case 'failed':
      return (
        <SubPage title={title} backHref={paths.groupCentre} isWide={isWide}>
          <FailedState title={t('group.loadFailedTitle')} text={t('group.loadFailedText')} onRetry={at.onRetry} />
        </SubPage>
      )
    case 'shown':
      return (
        <SubPage title={title} backHref={back(at.group)} onLeave={onLeave} isWide={isWide}>
          {may(at.rights) ? (
            children(at.group, at.rights)
          ) : (
            <EmptyState
              icon={Lock}
              title={t('groupForm.forbiddenTitle')}
              text={t('groupForm.forbiddenText')}
              action={<ButtonLink to={paths.group(at.group.gid)}>{t('groupForm.toGroup')}</ButtonLink>}
            />
          )}
        </SubPage>
      )
  }
}
