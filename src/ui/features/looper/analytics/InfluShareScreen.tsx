import { UsersRound } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import {
  COMMUNITY_METRICS,
  DEFAULT_PERIODS,
  FIGURE_QUERIES as figures,
  INFLU_PAGE,
  INFLU_SORTS,
  InfluSort,
  PERIODS,
  X_METRICS,
  type InfluRow,
  type Period,
  type Project,
} from '../../../../domain/looper'
import { useFeature } from '../../../app/use-feature'
import { Avatar } from '../../../components/avatar/Avatar'
import { EmptyState } from '../../../components/feedback/StateView'
import { useFormat } from '../../../format/use-format'
import { looperHref, looperPaths } from '../looper-paths'
import { LooperPage } from '../LooperPage'
import styles from '../looper.module.css'
import type { Column } from '../table/column'
import { DataTable } from '../table/DataTable'
import { useAllPages } from '../table/use-all-pages'
import { useTableView, type TableView } from '../table/use-table-view'
import { useProjectList } from '../use-looper'
import { useQueryParam, usePageNumber } from './use-query-param'
import own from './analytics.module.css'
import { TablePager, AnalyticsSection, StatCards } from './stat-cards'
import { PeriodChoice } from './PeriodChoice'
import { usePercent, useShare } from './use-percent'

/** The screen /looper/influshare: accounts that mention the project, with their influence. */
export function InfluShareScreen(): ReactNode {
  return <LooperPage>{(project) => <InfluShare key={project.projectId} project={project} />}</LooperPage>
}

function InfluShare({ project: { projectId } }: { readonly project: Project }): ReactNode {
  const { t } = useTranslation('looper')
  const {
    slices: { account: slices },
  } = useFeature('looper')
  const { compact } = useFormat()
  // A new period starts at page 1 (R3-092).
  const [period, setPeriod] = useQueryParam('period', PERIODS.influshare, DEFAULT_PERIODS.influshare, 'page')
  const stats = useProjectList(figures.influStats, slices.influStats, { projectId, period })
  return (
    <div className={styles['page']}>
      <header className={styles['head']}>
        <h1>{t('influ.title')}</h1>
        <PeriodChoice value={period} options={PERIODS.influshare} onChange={setPeriod} />
      </header>
      <AnalyticsSection listed={stats} height={188}>
        {(now) =>
          (
            [
              [t('influ.x'), X_METRICS],
              [t('influ.community'), COMMUNITY_METRICS],
            ] as const
          ).map(([label, metrics]) => (
            <section key={label} aria-label={label} className={styles['group']}>
              <h2>{label}</h2>
              <StatCards
                label={label}
                stats={metrics.map((id) => ({
                  id,
                  label: t(`metric.${id}`),
                  value: compact(now[id].value),
                  growth: now[id].growth,
                }))}
              />
            </section>
          ))
        }
      </AnalyticsSection>
      <Accounts projectId={projectId} period={period} />
    </div>
  )
}

/** The sort order in the URL. The server sorts by a single column, in descending order. */
const useSort = (): readonly [InfluSort, TableView] => {
  const view = useTableView('influ')
  const [sort, setSort] = useQueryParam('sort', INFLU_SORTS, 'all', 'page')
  return [
    sort,
    {
      ...view,
      sort: { column: sort, direction: 'descending' },
      onSort: (column) => {
        if (InfluSort.is(column)) setSort(column)
      },
    },
  ]
}

function Accounts({ projectId, period }: { readonly projectId: string; readonly period: Period }): ReactNode {
  const { t } = useTranslation('looper')
  const {
    slices: { account: slices },
  } = useFeature('looper')
  const [page, setPage] = usePageNumber('page')
  const [sort, view] = useSort()
  const columns = useColumns(projectId)
  const listed = useProjectList(figures.influList, slices.influList, { projectId, period, sort, page })
  const total = listed.total ?? listed.items.length
  const pages = Math.ceil(total / INFLU_PAGE)
  const all = useAllPages(figures.influList, slices.influList, pages, (of) => ({ projectId, period, sort, page: of }))
  return (
    <section className={styles['group']} aria-label={t('influ.list')}>
      <h2>{t('influ.list')}</h2>
      <AnalyticsSection
        listed={listed}
        height={INFLU_PAGE * 52}
        empty={<EmptyState icon={UsersRound} heading="h3" title={t('influ.empty')} text={t('influ.emptyText')} />}
      >
        {(_, rows) => (
          <DataTable
            label={t('influ.list')}
            rows={rows}
            columns={columns}
            keyOf={({ xAccount }) => xAccount}
            view={view}
            file={`influshare-${projectId}-${period}`}
            total={total}
            before={(page - 1) * INFLU_PAGE}
            {...(pages > 1 && all)}
          />
        )}
      </AnalyticsSection>
      <TablePager page={page} pages={pages} onPage={setPage} />
    </section>
  )
}

const SHARES = [
  ['all', 'all', 'all'],
  ['x', 'onX', 'x'],
  ['space', 'space', 'space'],
  ['group', 'group', 'community'],
] as const

const useColumns = (projectId: string): readonly Column<InfluRow>[] => {
  const { t } = useTranslation('looper')
  const [percent, share] = [usePercent(), useShare()]
  return [
    {
      id: 'account',
      label: t('influ.account'),
      width: 'minmax(220px, 2fr)',
      isHead: true,
      filed: ({ xAccount }) => xAccount,
      cell: (row) => <Account row={row} projectId={projectId} />,
    },
    ...SHARES.map(([id, label, field]): Column<InfluRow> => ({
      id,
      label: t(`influ.${label}`),
      width: 'minmax(120px, 1fr)',
      end: true,
      value: (row) => row[field].value,
      cell: (row) => (
        <span className={styles['share']}>
          <b>{share(row[field].value)}</b>
          <span>{percent(row[field].percent)}</span>
        </span>
      ),
    })),
  ]
}

function Account({
  row: { xAccount, avatar, loopXid, looper },
  projectId,
}: {
  readonly row: InfluRow
  readonly projectId: string
}): ReactNode {
  const { t } = useTranslation('looper')
  return (
    <>
      <Avatar
        person={{
          id: loopXid ?? xAccount,
          name: looper?.name ?? xAccount,
          imageUrl: looper?.avatar ?? avatar ?? undefined,
        }}
        size={32}
      />
      <span className={styles['who']}>
        <Link
          to={looperHref(looperPaths.feeds, projectId, { kol_account: xAccount, loop_xid: loopXid ?? '' })}
          title={t('influ.feedsOf', { name: xAccount })}
        >
          <b>@{xAccount}</b>
        </Link>
        {looper !== null && (
          <span>
            <i className={own['looper']}>{t('influ.looper')}</i> <bdi>{looper.name}</bdi>
          </span>
        )}
      </span>
    </>
  )
}
