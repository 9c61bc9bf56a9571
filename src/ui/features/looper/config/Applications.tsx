import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { applicationsQuery, type Application } from '../../../../domain/looper'
import { useFeature } from '../../../app/use-feature'
import { Button, ButtonLink } from '../../../components/form/Button'
import { SkeletonBlock, Skeleton } from '../../../components/feedback/Skeleton'
import { InlineFailure } from '../../../components/feedback/StateView'
import { toDateTime } from '../../../format/dates'
import { formatTableTime } from '../../../format/fixed-dates'
import { REPORTS_PATH } from '../../moderation/reports-path'
import styles from '../looper.module.css'
import { LabelTag } from '../status-tags'
import { useProjectAction } from '../use-project-action'
import { useProjectList } from '../use-looper'
import { LooperDialog } from './LooperDialog'

type Asked = { readonly application: Application; readonly accepted: boolean }

/** The applications of all groups for a verification, with the decision of a super user. */
export function Applications({ projectId }: { readonly projectId: string }): ReactNode {
  const { t } = useTranslation('looper')
  const { slices } = useFeature('looper')
  const { status, items, read } = useProjectList(applicationsQuery, slices.account.applications, {})
  const [asked, setAsked] = useState<Asked | null>(null)
  return (
    <section className={styles['applications']} aria-labelledby="applications">
      <h2 id="applications">{t('applications.heading')}</h2>
      <p>
        <ButtonLink to={REPORTS_PATH}>{t('applications.reports')}</ButtonLink>
      </p>
      {status === 'failed' ? (
        <InlineFailure text={t('applications.failed')} onRetry={read} />
      ) : status === 'loading' ? (
        <Skeleton>
          <SkeletonBlock width="100%" height={52} shape="card" />
        </Skeleton>
      ) : items.length === 0 ? (
        <p className={styles['aside']}>{t('applications.empty')}</p>
      ) : (
        <ul className={styles['applied']}>
          {items.map((application) => (
            <Row
              key={application.gid}
              application={application}
              onDecide={(accepted) => setAsked({ application, accepted })}
            />
          ))}
        </ul>
      )}
      {asked !== null && <DecideDialog projectId={projectId} {...asked} onClose={() => setAsked(null)} />}
    </section>
  )
}

function Row({
  application: { name, label, projectName, xUrl, appliedAt },
  onDecide,
}: {
  readonly application: Application
  readonly onDecide: (accepted: boolean) => void
}): ReactNode {
  const { t } = useTranslation('looper')
  const about = { name, interpolation: { escapeValue: false } }
  return (
    <li>
      <div>
        <strong dir="auto">{name}</strong>
        <LabelTag label={label} />
        <span className={styles['aside']}>
          {xUrl === null ? (
            <span dir="auto">{projectName}</span>
          ) : (
            <a href={xUrl} target="_blank" rel="noreferrer" dir="auto">
              {projectName}
            </a>
          )}
          {' · '}
          <time dateTime={appliedAt === null ? undefined : toDateTime(appliedAt)}>{formatTableTime(appliedAt)}</time>
        </span>
      </div>
      <div>
        <Button size={30} aria-label={t('applications.refuseOf', about)} onClick={() => onDecide(false)}>
          {t('applications.refuse')}
        </Button>
        <Button size={30} kind="primary" aria-label={t('applications.acceptOf', about)} onClick={() => onDecide(true)}>
          {t('applications.accept')}
        </Button>
      </div>
    </li>
  )
}

function DecideDialog({
  projectId,
  application: { gid, name, label, projectName },
  accepted,
  onClose,
}: Asked & { readonly projectId: string; readonly onClose: () => void }): ReactNode {
  const { t } = useTranslation('looper')
  const deed = useProjectAction(onClose)
  const about = { name, project: projectName, label: t(`label.${label}`), interpolation: { escapeValue: false } }
  return (
    <LooperDialog
      deed={deed}
      title={t(accepted ? 'applications.acceptTitle' : 'applications.refuseTitle', about)}
      text={t(accepted ? 'applications.acceptText' : 'applications.refuseText', about)}
      yes={t(accepted ? 'applications.accept' : 'applications.refuse')}
      kind={accepted ? 'primary' : 'danger'}
      onYes={() => deed.perform({ kind: 'decide', projectId, gid, accepted })}
      onClose={onClose}
    />
  )
}
