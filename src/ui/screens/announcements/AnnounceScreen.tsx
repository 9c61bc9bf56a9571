import { Lock } from 'lucide-react'
import { useEffect, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { isEditor } from '../../../domain/chat'
import { groupByKey, type Group } from '../../../domain/group'
import { sessionOf } from '../../../domain/session'
import { useApp, useSource } from '../../app/app-context'
import { paths } from '../../app/paths'
import { ButtonLink } from '../../components/Button'
import { Bone, Skeleton } from '../../components/Skeleton'
import { EmptyState, FailedState } from '../../components/StateView'
import { useViewer } from '../group/acts/use-viewer'
import { NotFoundView } from '../not-found/NotFoundView'
import styles from './announce-form.module.css'
import { AnnounceForm } from './AnnounceForm'
import { AnnouncePage } from './AnnouncePage'
import { useAnnounceForm } from './use-announce-form'

/** /group/{gid}/announce-create (R1-033), for those who may announce there. */
export function AnnounceScreen(): ReactNode {
  const app = useApp()
  const { t } = useTranslation()
  const { key = '' } = useParams()
  const shown = groupByKey(useSource(app.account.sources.group), key)
  const sessionId = sessionOf(useSource(app.account.sources.session))?.sessionId
  const viewer = useViewer()
  const show = () => app.account.say({ type: 'ShowGroup', key })
  useEffect(() => {
    if (sessionId !== undefined) app.account.say({ type: 'ShowGroup', key })
  }, [app, key, sessionId])
  if (shown.status === 'missing') return <NotFoundView homeHref={paths.groupCentre} />
  if (shown.status === 'failed') {
    return <AnnouncePage backHref={paths.group(key)}><FailedState title={t('group.loadFailedTitle')} text={t('group.loadFailedText')} onRetry={show} /></AnnouncePage>
  }
  if (shown.status !== 'shown' || viewer === null) {
    return (
      <AnnouncePage backHref={paths.group(key)}>
        <Skeleton><div className={styles['bones']}><Bone width={260} /><Bone width={400} height={120} /><Bone width={120} height={36} /></div></Skeleton>
      </AnnouncePage>
    )
  }
  return isEditor(viewer, shown.group) ? <Writing group={shown.group} /> : (
    <AnnouncePage backHref={paths.group(key)}>
      <EmptyState
        icon={Lock} title={t('announce.notAllowedTitle')} text={t('announce.notAllowedText')}
        action={<ButtonLink to={paths.group(key)}>{t('announce.back')}</ButtonLink>}
      />
    </AnnouncePage>
  )
}

function Writing({ group }: { readonly group: Group }): ReactNode {
  return <AnnouncePage backHref={paths.group(group.gid)} of={group.name}><AnnounceForm {...useAnnounceForm(group)} /></AnnouncePage>
}
