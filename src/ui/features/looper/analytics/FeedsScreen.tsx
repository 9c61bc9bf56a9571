import { ChevronLeft, UserRoundX } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router-dom'
import {
  DEFAULT_PERIODS,
  FIGURE_QUERIES as figures,
  PERIODS,
  type KolKey,
  type Project,
} from '../../../../domain/looper'
import { useFeature } from '../../../app/use-feature'
import { Icon } from '../../../components/layout/Icon'
import { SelectField } from '../../../components/form/SelectField'
import { EmptyState } from '../../../components/feedback/StateView'
import { looperHref, looperPaths } from '../looper-paths'
import { LooperPage } from '../LooperPage'
import styles from '../looper.module.css'
import { useProjectList } from '../use-looper'
import { useQueryParam } from './use-query-param'
import { FeedList } from './FeedList'
import own from './analytics.module.css'
import { AttenShare, KolCard } from './Kol'
import { AnalyticsSection } from './stat-cards'

/** The screen /looper/influshare-feeds: an account's activity for projects (R3-073). */
export function FeedsScreen(): ReactNode {
  return <LooperPage>{(project) => <Feeds key={project.projectId} project={project} />}</LooperPage>
}

function Feeds({ project: { projectId } }: { readonly project: Project }): ReactNode {
  const { t } = useTranslation('looper')
  const [query] = useSearchParams()
  const [period, setPeriod] = useQueryParam('kolPeriod', PERIODS.kol, DEFAULT_PERIODS.kol)
  const key: KolKey = { projectId, account: query.get('kol_account') ?? '', xid: query.get('loop_xid') ?? '' }
  return (
    <div className={styles['page']}>
      <header className={styles['head']}>
        <Link className={own['back']} to={looperHref(looperPaths.influshare, projectId)} aria-label={t('feeds.back')}>
          <Icon of={ChevronLeft} />
        </Link>
        <h1>{t('feeds.title')}</h1>
        <SelectField
          label={t('period.label')}
          value={period}
          options={PERIODS.kol.map((value) => ({ value, label: t(`period.kol.${value}`) }))}
          onChange={setPeriod}
        />
      </header>
      {key.account === '' ? (
        <EmptyState icon={UserRoundX} title={t('feeds.nobody')} text={t('feeds.nobodyText')} />
      ) : (
        <>
          <Kol kol={key} period={period} />
          <FeedList kol={key} />
        </>
      )}
    </div>
  )
}

function Kol({ kol, period }: { readonly kol: KolKey; readonly period: (typeof PERIODS.kol)[number] }): ReactNode {
  const {
    slices: { account: slices },
  } = useFeature('looper')
  const listed = useProjectList(figures.kol, slices.kol, { ...kol, period })
  return (
    <AnalyticsSection listed={listed} height={360}>
      {(info) => (
        <div className={own['pair']}>
          <KolCard info={info} />
          <AttenShare info={info} />
        </div>
      )}
    </AnalyticsSection>
  )
}
