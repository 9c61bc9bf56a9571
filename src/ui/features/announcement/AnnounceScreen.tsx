import { Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import type { Group } from '../../../domain/group'
import { paths } from '../../app/routing/paths'
import { useTranslationPart } from '../../app/routing/lazy-page'
import { ButtonLink } from '../../components/form/Button'
import { SkeletonBlock, Skeleton } from '../../components/feedback/Skeleton'
import { EmptyState, FailedState } from '../../components/feedback/StateView'
import { useGroupFromRoute } from '../group/use-group-from-route'
import { NotFoundView } from '../../app-shell/not-found/NotFoundView'
import styles from './announce-form.module.css'
import { AnnounceForm } from './AnnounceForm'
import { AnnouncePage } from './AnnouncePage'
import { useAnnounceForm } from './use-announce-form'

/** The screen /group/{gid}/announce-create (R1-033), for members who may announce in the group. */
export function AnnounceScreen(): ReactNode {
  useTranslationPart('spacesAndAdmin')
  return <LoadedScreen />
}

function LoadedScreen(): ReactNode {
  const { t } = useTranslation()
  const { key = '' } = useParams()
  const at = useGroupFromRoute()
  if (at.status === 'missing') return <NotFoundView homeHref={paths.groupCentre} />
  if (at.status === 'failed') {
    return (
      <AnnouncePage backHref={paths.group(key)}>
        <FailedState title={t('group.loadFailedTitle')} text={t('group.loadFailedText')} onRetry={at.onRetry} />
      </AnnouncePage>
    )
  }
  if (at.status === 'loading') {
    return (
      <AnnouncePage backHref={paths.group(key)}>
        <Skeleton>
          <div className={styles['skeleton']}>
            <SkeletonBlock width={260} />
            <SkeletonBlock width={400} height={120} />
            <SkeletonBlock width={120} height={36} />
          </div>
        </Skeleton>
      </AnnouncePage>
    )
  }
  return at.rights.announce ? (
    <Writing group={at.group} />
  ) : (
    <AnnouncePage backHref={paths.group(key)}>
      <EmptyState
        icon={Lock}
        title={t('announceForm.notAllowedTitle')}
        text={t('announceForm.notAllowedText')}
        action={<ButtonLink to={paths.group(key)}>{t('announce.back')}</ButtonLink>}
      />
    </AnnouncePage>
  )
}

function Writing({ group }: { readonly group: Group }): ReactNode {
  return (
    <AnnouncePage backHref={paths.group(group.gid)} of={group.name}>
      <AnnounceForm {...useAnnounceForm(group)} />
    </AnnouncePage>
  )
}
