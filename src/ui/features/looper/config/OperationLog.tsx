import { ChevronDown } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Label, opLogsQuery, StaffRole, type OpLog } from '../../../../domain/looper'
import { useFeature } from '../../../app/use-feature'
import { Button } from '../../../components/form/Button'
import { Icon } from '../../../components/layout/Icon'
import { SkeletonBlock, Skeleton } from '../../../components/feedback/Skeleton'
import { InlineFailure } from '../../../components/feedback/StateView'
import { toDateTime } from '../../../format/dates'
import { formatTableTime } from '../../../format/fixed-dates'
import styles from '../looper.module.css'
import { useProjectList } from '../use-looper'

/**
 * The operations on the project, with author and time (spec 3 §7 op_logs). The operations load when the section opens.
 */
export function OperationLog({ projectId }: { readonly projectId: string }): ReactNode {
  const { t } = useTranslation('looper')
  const [isOpen, setOpen] = useState(false)
  return (
    <details className={styles['history']} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        {t('history.heading')}
        <Icon of={ChevronDown} size={18} />
      </summary>
      {isOpen && <Lines projectId={projectId} />}
    </details>
  )
}

function Lines({ projectId }: { readonly projectId: string }): ReactNode {
  const { t } = useTranslation('looper')
  const { slices } = useFeature('looper')
  const { status, items, more, read, readMore } = useProjectList(opLogsQuery, slices.account.logs, { projectId })
  if (status === 'failed') return <InlineFailure text={t('history.failed')} onRetry={read} />
  if (status === 'loading')
    return (
      <Skeleton>
        {[0, 1, 2].map((n) => (
          <SkeletonBlock key={n} width="100%" height={28} />
        ))}
      </Skeleton>
    )
  if (items.length === 0) return <p className={styles['aside']}>{t('history.empty')}</p>
  return (
    <>
      <ol className={styles['lines']}>
        {items.map((line) => (
          <Line key={line.logId} line={line} />
        ))}
      </ol>
      {more !== 'none' && (
        <Button size={30} busy={more === 'loading'} onClick={readMore}>
          {t('history.more')}
        </Button>
      )}
    </>
  )
}

function Line({ line: { kind, who, whom, change, at } }: { readonly line: OpLog }): ReactNode {
  const { t } = useTranslation('looper')
  const become = Label.is(change) ? t(`label.${change}`) : StaffRole.is(change) ? t(`role.${change}`) : change
  return (
    <li>
      <span>{t(`history.line.${kind}`, { who, whom, change: become })}</span>
      <time dateTime={at === null ? undefined : toDateTime(at)}>{formatTableTime(at)}</time>
    </li>
  )
}
