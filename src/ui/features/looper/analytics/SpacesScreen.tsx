import { AudioLines } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import {
  DEFAULT_PERIODS,
  FIGURE_QUERIES as figures,
  PERIODS,
  RTMP_PLATFORMS,
  SPACE_FACES,
  SPACES_PAGE,
  type Project,
  type SpaceRow,
} from '../../../../domain/looper'
import { useApp } from '../../../app/app-context'
import { paths } from '../../../app/routing/paths'
import { useFeature } from '../../../app/use-feature'
import { Avatar } from '../../../components/avatar/Avatar'
import { SelectField } from '../../../components/form/SelectField'
import { EmptyState } from '../../../components/feedback/StateView'
import { formatTableTime } from '../../../format/fixed-dates'
import { nameOfLanguage } from '../../../format/language-name'
import { useFormat } from '../../../format/use-format'
import { LooperPage } from '../LooperPage'
import styles from '../looper.module.css'
import type { Column } from '../table/column'
import { DataTable } from '../table/DataTable'
import { useAllPages } from '../table/use-all-pages'
import { useTableView } from '../table/use-table-view'
import { useProjectList } from '../use-looper'
import { useQueryParam, usePageNumber } from './use-query-param'
import own from './analytics.module.css'
import { TablePager, AnalyticsSection, StatCards } from './stat-cards'
import { PeriodChoice } from './PeriodChoice'

/** The screen /looper/space-summary: spaces of the project's communities. */
export function SpacesScreen(): ReactNode {
  return <LooperPage>{(project) => <Spaces key={project.projectId} project={project} />}</LooperPage>
}

const HOUR = 60

const useDuration = (): ((seconds: number) => string) => {
  const { t } = useTranslation('looper')
  const { number } = useFormat()
  return (seconds) => {
    const minutes = Math.round(seconds / 60)
    return minutes < HOUR
      ? t('spaces.minutes', { minutes })
      : t('spaces.hours', { hours: number(Math.floor(minutes / HOUR)), minutes: minutes % HOUR })
  }
}

function Spaces({ project: { projectId } }: { readonly project: Project }): ReactNode {
  const { t } = useTranslation('looper')
  const {
    product: { areaLanguages },
  } = useApp()
  const {
    slices: { account: slices },
  } = useFeature('looper')
  const { number, compact } = useFormat()
  const duration = useDuration()
  const [period, setPeriod] = useQueryParam('period', PERIODS.spaces, DEFAULT_PERIODS.spaces, 'page')
  const [locale, setLocale] = useQueryParam('area', ['', ...areaLanguages], '', 'page')
  const stats = useProjectList(figures.spaceStats, slices.spaceStats, { projectId, locale, period })
  return (
    <div className={styles['page']}>
      <header className={styles['head']}>
        <h1>{t('spaces.title')}</h1>
        <div className={own['filters']}>
          <SelectField
            label={t('spaces.area')}
            value={locale}
            options={[
              { value: '', label: t('spaces.everywhere') },
              ...areaLanguages.map((value) => ({ value, label: nameOfLanguage(value), lang: value })),
            ]}
            onChange={setLocale}
          />
          <PeriodChoice value={period} options={PERIODS.spaces} onChange={setPeriod} />
        </div>
      </header>
      <section className={styles['group']} aria-label={t('spaces.overview')}>
        <h2>{t('spaces.overview')}</h2>
        <AnalyticsSection listed={stats} height={180}>
          {(now) => (
            <>
              <StatCards
                label={t('spaces.overview')}
                stats={[
                  { id: 'spaces', label: t('spaces.total'), value: number(now.spaces) },
                  { id: 'audience', label: t('spaces.audience'), value: compact(now.audience) },
                  { id: 'duration', label: t('spaces.duration'), value: duration(now.duration) },
                  { id: 'rtmp', label: t('spaces.rtmp'), value: number(now.rtmp) },
                ]}
              />
              <StatCards
                label={t('spaces.platforms')}
                stats={RTMP_PLATFORMS.map((platform) => ({
                  id: platform,
                  label: t(`spaces.${platform}`),
                  value: number(now[platform]),
                }))}
              />
            </>
          )}
        </AnalyticsSection>
      </section>
      <List projectId={projectId} locale={locale} period={period} />
    </div>
  )
}

function List({
  projectId,
  locale,
  period,
}: {
  readonly projectId: string
  readonly locale: string
  readonly period: (typeof PERIODS.spaces)[number]
}): ReactNode {
  const { t } = useTranslation('looper')
  const {
    slices: { account: slices },
  } = useFeature('looper')
  const [page, setPage] = usePageNumber('page')
  const view = useTableView('spaces')
  const columns = useColumns()
  const listed = useProjectList(figures.spaceList, slices.spaceList, { projectId, locale, period, page })
  const total = listed.total ?? listed.items.length
  const pages = Math.ceil(total / SPACES_PAGE)
  const all = useAllPages(figures.spaceList, slices.spaceList, pages, (of) => ({ projectId, locale, period, page: of }))
  return (
    <section className={styles['group']} aria-label={t('spaces.list')}>
      <h2>{t('spaces.list')}</h2>
      <AnalyticsSection
        listed={listed}
        height={SPACES_PAGE * 56}
        empty={<EmptyState icon={AudioLines} heading="h3" title={t('spaces.empty')} text={t('spaces.emptyText')} />}
      >
        {(_, rows) => (
          <DataTable
            label={t('spaces.list')}
            rows={rows}
            columns={columns}
            keyOf={({ channelId }) => channelId}
            view={view}
            file={`spaces-${projectId}-${period}`}
            total={total}
            before={(page - 1) * SPACES_PAGE}
            {...(pages > 1 && all)}
          />
        )}
      </AnalyticsSection>
      <TablePager page={page} pages={pages} onPage={setPage} />
    </section>
  )
}

const useColumns = (): readonly Column<SpaceRow>[] => {
  const { t } = useTranslation('looper')
  const { number } = useFormat()
  const duration = useDuration()
  return [
    {
      id: 'space',
      label: t('spaces.space'),
      width: 'minmax(156px, 2fr)',
      isHead: true,
      value: ({ title }) => title,
      cell: ({ channelId, title }) => (
        <Link className={styles['cut']} to={paths.space(channelId)} dir="auto">
          {title}
        </Link>
      ),
    },
    {
      id: 'status',
      label: t('spaces.status'),
      width: 'minmax(88px, .7fr)',
      value: ({ status }) => status,
      cell: ({ status }) => t(`spaceStatus.${status}`),
    },
    {
      id: 'starts',
      label: t('spaces.starts'),
      width: 'minmax(140px, 1fr)',
      value: ({ startsAt }) => startsAt,
      filed: ({ startsAt }) => formatTableTime(startsAt),
      cell: ({ startsAt }) => formatTableTime(startsAt),
    },
    {
      id: 'duration',
      label: t('spaces.duration'),
      width: 'minmax(128px, .8fr)',
      end: true,
      value: (row) => row.duration,
      cell: (row) => duration(row.duration),
    },
    {
      id: 'audience',
      label: t('spaces.listeners'),
      width: 'minmax(96px, .6fr)',
      end: true,
      value: ({ audience }) => audience,
      cell: ({ audience }) => number(audience),
    },
    {
      id: 'gifts',
      label: t('spaces.gifts'),
      width: 'minmax(84px, .6fr)',
      end: true,
      value: ({ gifts }) => Number(gifts),
      cell: ({ gifts }) => gifts,
    },
    {
      id: 'people',
      label: t('spaces.people'),
      width: '140px',
      filed: ({ hosts, speakers }) => [...hosts, ...speakers].map(({ name }) => name).join('; '),
      cell: (row) => <Faces row={row} />,
    },
    {
      id: 'platforms',
      label: t('spaces.platforms'),
      width: 'minmax(140px, 1.2fr)',
      filed: ({ platforms }) => platforms.join('; '),
      cell: ({ platforms }) => platforms.map((platform) => t(`spaces.${platform}`)).join(', '),
    },
    {
      id: 'recap',
      label: t('spaces.recap'),
      width: '88px',
      cell: ({ channelId, title, status }) =>
        status === 'ended' && (
          <Link className={styles['small']} to={paths.recap(channelId)} aria-label={t('spaces.recapOf', { title })}>
            {t('spaces.recap')}
          </Link>
        ),
    },
  ]
}

/** The avatars of hosts and speakers: five per row, ten in all (R3-322). */
function Faces({ row: { hosts, speakers } }: { readonly row: SpaceRow }): ReactNode {
  const all = [...hosts, ...speakers]
  return (
    <span className={own['faces']} data-row={SPACE_FACES.row}>
      {all.slice(0, SPACE_FACES.most).map(({ xid, uid, name, avatar }) => {
        const face = (
          <>
            <Avatar person={{ id: xid, name, imageUrl: avatar ?? undefined }} size={20} />
            <span className="sr">{name}</span>
          </>
        )
        return uid === null ? (
          <span key={xid} title={name}>
            {face}
          </span>
        ) : (
          <Link key={xid} to={paths.profileOf(uid)} title={name}>
            {face}
          </Link>
        )
      })}
    </span>
  )
}
