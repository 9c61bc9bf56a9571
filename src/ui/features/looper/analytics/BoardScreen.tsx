import { Blocks, LockKeyhole } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import {
  FIGURE_QUERIES as figures,
  type BoardRow,
  type BoardStats,
  type Label,
  type Project,
} from '../../../../domain/looper'
import { paths } from '../../../app/routing/paths'
import { useFeature } from '../../../app/use-feature'
import { BarChart } from '../../../charts/BarChart'
import { DonutChart } from '../../../charts/DonutChart'
import { GroupAvatar } from '../../../components/avatar/Avatar'
import { Button } from '../../../components/form/Button'
import { Icon } from '../../../components/layout/Icon'
import { EmptyState } from '../../../components/feedback/StateView'
import { useFormat } from '../../../format/use-format'
import { useWholeList } from '../../../hooks/use-whole-list'
import { LooperPage } from '../LooperPage'
import styles from '../looper.module.css'
import { Growth, LabelTag } from '../status-tags'
import type { Column } from '../table/column'
import { DataTable } from '../table/DataTable'
import { useTableView } from '../table/use-table-view'
import { useProjectList } from '../use-looper'
import own from './analytics.module.css'
import { AnalyticsSection } from './stat-cards'
import { axisLabel } from './axis-label'
import { useRegionName } from './use-region-name'

/**
 * The screen /looper/community-board: a project's active members by region language, and the activity of its
 * communities.
 */
export function BoardScreen(): ReactNode {
  return <LooperPage>{(project) => <Board key={project.projectId} project={project} />}</LooperPage>
}

function Board({ project: { projectId } }: { readonly project: Project }): ReactNode {
  const { t } = useTranslation('looper')
  const {
    slices: { account: slices },
  } = useFeature('looper')
  const stats = useProjectList(figures.boardStats, slices.boardStats, { projectId })
  return (
    <div className={styles['page']}>
      <header className={styles['head']}>
        <h1>{t('board.title')}</h1>
      </header>
      <section className={styles['group']} aria-label={t('board.global')}>
        <h2>{t('board.global')}</h2>
        <AnalyticsSection listed={stats} height={280}>
          {(now) => (
            <div className={own['pair']}>
              <Rings label={t('board.daily')} file={`daily-areas-${projectId}`} areas={now.daily} cutOut={0.65} />
              <Rings label={t('board.weekly')} file={`weekly-areas-${projectId}`} areas={now.weekly} cutOut={0.8} />
            </div>
          )}
        </AnalyticsSection>
      </section>
      <section className={styles['card']} aria-label={t('board.activity')}>
        <h2>{t('board.activity')}</h2>
        <AnalyticsSection listed={stats} height={280}>
          {({ activity }) => <Activity projectId={projectId} activity={activity} />}
        </AnalyticsSection>
      </section>
      <Communities projectId={projectId} />
    </div>
  )
}

const COLOURS = ['--c-community', '--c-space', '--c-agent', '--c-5', '--c-6', '--c-x'] as const

function Rings({
  label,
  file,
  areas,
  cutOut,
}: {
  readonly label: string
  readonly file: string
  readonly areas: BoardStats['daily']
  readonly cutOut: number
}): ReactNode {
  const { t } = useTranslation('looper')
  const { number } = useFormat()
  const nameOf = useRegionName()
  return (
    <section className={styles['card']} aria-label={label} data-cut-out={cutOut}>
      <h3>{label}</h3>
      <DonutChart
        label={label}
        file={file}
        cutOut={cutOut}
        rowTitle={t('board.area')}
        valueTitle={t('board.users')}
        format={number}
        slices={areas.map(({ area, count }, n) => ({
          id: area,
          label: nameOf(area),
          value: count,
          colour: COLOURS[n % COLOURS.length] ?? '--c-x',
        }))}
      >
        <b className={own['sum']}>{number(areas.reduce((sum, { count }) => sum + count, 0))}</b>
      </DonutChart>
      <ul className={own['legend']} aria-hidden="true">
        {areas.map(({ area, count }, n) => (
          <li key={area}>
            <i style={{ background: `var(${COLOURS[n % COLOURS.length] ?? '--c-x'})` }} />
            {nameOf(area)} <b>{number(count)}</b>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The most groups of bars that stay readable. */
const BARS = 12
const TICK = 10

function Activity({
  projectId,
  activity,
}: {
  readonly projectId: string
  readonly activity: BoardStats['activity']
}): ReactNode {
  const { t } = useTranslation('looper')
  const { number } = useFormat()
  const shown = activity.slice(0, BARS)
  if (shown.length === 0) return <p className={own['none']}>{t('part.none')}</p>
  return (
    <BarChart
      label={t('board.activityChart')}
      file={`activity-${projectId}`}
      height={280}
      rowTitle={t('board.community')}
      format={number}
      groups={shown.map(({ name }, n) => ({ id: String(n), label: name, tick: axisLabel(name, TICK) }))}
      series={[
        { id: 'today', label: t('part.today'), colour: '--c-community', values: shown.map(({ today }) => today) },
        {
          id: 'yesterday',
          label: t('part.yesterday'),
          colour: '--c-6',
          values: shown.map(({ yesterday }) => yesterday),
        },
      ]}
    />
  )
}

const RANK: Readonly<Record<Label, number>> = { none: 0, blue: 1, gold: 2 }

function Communities({ projectId }: { readonly projectId: string }): ReactNode {
  const { t } = useTranslation('looper')
  const {
    slices: { account: slices },
  } = useFeature('looper')
  const { number } = useFormat()
  const nameOf = useRegionName()
  const view = useTableView('board')
  const listed = useProjectList(figures.board, slices.board, { projectId })
  const readAll = useWholeList(listed)
  const columns: readonly Column<BoardRow>[] = [
    {
      id: 'community',
      label: t('board.community'),
      width: 'minmax(200px, 2.2fr)',
      isHead: true,
      value: ({ name }) => name,
      cell: ({ gid, name, icon }) => (
        <>
          <GroupAvatar group={{ id: gid ?? name, ownerId: gid ?? name, name, imageUrl: icon ?? undefined }} size={32} />
          {gid === null ? (
            <span className={styles['cut']} dir="auto">
              {name}
            </span>
          ) : (
            <Link className={styles['cut']} to={paths.group(gid)} dir="auto">
              {name}
            </Link>
          )}
        </>
      ),
    },
    {
      id: 'label',
      label: t('board.label'),
      width: 'minmax(116px, 1fr)',
      value: ({ label }) => RANK[label],
      cell: ({ label }) => <LabelTag label={label} />,
    },
    {
      id: 'area',
      label: t('board.area'),
      width: 'minmax(100px, 1fr)',
      value: ({ area }) => nameOf(area),
      cell: ({ area }) => nameOf(area),
    },
    {
      id: 'join',
      label: t('board.join'),
      width: 'minmax(100px, .9fr)',
      value: ({ isPrivate }) => Number(isPrivate),
      filed: ({ isPrivate }) => (isPrivate ? t('board.private') : t('board.open')),
      cell: ({ isPrivate }) =>
        isPrivate ? (
          <>
            <Icon of={LockKeyhole} size={14} />
            {t('board.private')}
          </>
        ) : (
          t('board.open')
        ),
    },
    {
      id: 'active',
      label: t('board.active'),
      width: 'minmax(156px, 1.1fr)',
      end: true,
      value: ({ active }) => active,
      cell: ({ active, activePercent }) => (
        <>
          {number(active)}
          <Growth text={activePercent} />
        </>
      ),
    },
    {
      id: 'yesterday',
      label: t('board.yesterday'),
      width: 'minmax(108px, .8fr)',
      end: true,
      value: ({ yesterday }) => yesterday,
      cell: ({ yesterday }) => number(yesterday),
    },
    {
      id: 'members',
      label: t('board.members'),
      width: 'minmax(108px, .8fr)',
      end: true,
      value: ({ members }) => members,
      cell: ({ members }) => number(members),
    },
    {
      id: 'spaces',
      label: t('board.spaces'),
      width: 'minmax(92px, .6fr)',
      end: true,
      value: ({ spaces }) => spaces,
      cell: ({ spaces }) => number(spaces),
    },
  ]
  return (
    <section className={styles['group']} aria-label={t('board.table')}>
      <h2>{t('board.table')}</h2>
      <AnalyticsSection
        listed={listed}
        height={520}
        empty={<EmptyState icon={Blocks} heading="h3" title={t('board.empty')} text={t('board.emptyText')} />}
      >
        {(_, rows) => (
          <DataTable
            label={t('board.table')}
            rows={rows}
            columns={columns}
            keyOf={({ gid, name }) => gid ?? name}
            view={view}
            file={`communities-${projectId}`}
            total={listed.total ?? rows.length}
            readAll={readAll}
            exporting={listed.more === 'loading'}
          />
        )}
      </AnalyticsSection>
      {listed.more !== 'none' && (
        <div className={own['more']}>
          <Button busy={listed.more === 'loading'} onClick={listed.readMore}>
            {t('history.more')}
          </Button>
        </div>
      )}
    </section>
  )
}
