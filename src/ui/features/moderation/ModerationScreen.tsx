import { Flag } from 'lucide-react'
import { useEffect, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { Gid } from '../../../domain/kernel/ids'
import { reportsQuery } from '../../../domain/moderation'
import { useApp } from '../../app/app-context'
import { paths } from '../../app/routing/paths'
import { useAccountState, useFeature } from '../../app/use-feature'
import { Skeleton, SkeletonBlock } from '../../components/feedback/Skeleton'
import { EmptyState, FailedState } from '../../components/feedback/StateView'
import { Button } from '../../components/form/Button'
import { SubPage } from '../../components/layout/SubPage'
import { Tabs } from '../../components/layout/Tabs'
import { DecisionDialog } from './DecisionDialog'
import styles from './moderation.module.css'
import { ReportCard } from './ReportCard'

/** The page /moderation: the reports that the member decides about. `?gid=` shows one group. */
export function ModerationScreen(): ReactNode {
  const { t } = useTranslation('moderation')
  const [params] = useSearchParams()
  const asked = params.get('gid')
  const gid = Gid.is(asked) ? asked : null
  const [shown, setShown] = useState<'open' | 'decided'>('open')
  return (
    <SubPage title={t('title')} backHref={gid === null ? paths.profile : paths.groupEdit(gid)}>
      <Tabs
        label={t('filter')}
        value={shown}
        onChange={setShown}
        options={[
          { value: 'open', label: t('open'), panel: <List key="open" gid={gid} isDecided={false} /> },
          { value: 'decided', label: t('decided'), panel: <List key="decided" gid={gid} isDecided /> },
        ]}
      />
    </SubPage>
  )
}

function List({ gid, isDecided }: { readonly gid: Gid | null; readonly isDecided: boolean }): ReactNode {
  const { t } = useTranslation('moderation')
  const app = useApp()
  const { slices } = useFeature('moderation')
  const input = { gid, isDecided }
  const { status, items, more } = reportsQuery.listed(useAccountState(slices.account.reports), input)
  useEffect(() => {
    app.account.dispatch(reportsQuery.want({ gid, isDecided }))
  }, [app, gid, isDecided])
  if (status === 'loading')
    return (
      <Skeleton>
        <SkeletonBlock width="100%" height={160} shape="card" />
        <SkeletonBlock width="100%" height={160} shape="card" />
      </Skeleton>
    )
  if (status === 'failed')
    return (
      <FailedState
        title={t('failed')}
        text={t('failedText')}
        onRetry={() => app.account.dispatch(reportsQuery.want(input))}
      />
    )
  return (
    <>
      {items.length === 0 ? (
        <EmptyState
          icon={Flag}
          heading="h2"
          title={t(isDecided ? 'noneDecided' : 'empty')}
          text={t(isDecided ? 'noneDecidedText' : 'emptyText')}
        />
      ) : (
        <ul className={styles['cards']} aria-label={t(isDecided ? 'decided' : 'open')}>
          {items.map((report) => (
            <ReportCard key={report.id} report={report} />
          ))}
        </ul>
      )}
      {(more === 'ready' || more === 'loading') && (
        <Button busy={more === 'loading'} onClick={() => app.account.dispatch(reportsQuery.more(input))}>
          {t('more')}
        </Button>
      )}
      <DecisionDialog reports={items} />
    </>
  )
}
