import { type ReactNode } from 'react'
import { OptionalPart } from '../../../app/OptionalPart'
import { useTranslation } from 'react-i18next'
import { DEFAULT_PERIODS, FIGURE_QUERIES as figures, PERIODS, type Project } from '../../../../domain/looper'
import { useFeature } from '../../../app/use-feature'
import { SkeletonBlock, Skeleton } from '../../../components/feedback/Skeleton'
import { useQueryParam } from '../analytics/use-query-param'
import { PeriodChoice } from '../analytics/PeriodChoice'
import { LooperPage } from '../LooperPage'
import styles from '../looper.module.css'
import { useProjectList } from '../use-looper'
import { Communities } from './Communities'
import { lazyComponent } from '../../../components/lazy-component'
import { ProjectCard } from './ProjectCard'

const Trends = lazyComponent(async () => ({ default: (await import('../analytics/Trends')).Trends }))

const COMPARE = ['none', 'before'] as const

/** The screen /looper/dashboard: the project at a glance. */
export function DashboardScreen(): ReactNode {
  return <LooperPage>{(project) => <Dashboard key={project.projectId} project={project} />}</LooperPage>
}

function Dashboard({ project }: { readonly project: Project }): ReactNode {
  const { t } = useTranslation('looper')
  const { slices } = useFeature('looper')
  const { projectId } = project
  const [period, setPeriod] = useQueryParam('period', PERIODS.charts, DEFAULT_PERIODS.charts)
  const [compare, setCompare] = useQueryParam('compare', COMPARE, 'none')
  const isCompared = compare === 'before'
  // Until the current figures load, the dashboard shows the figures from the list of projects.
  const {
    items: [now],
  } = useProjectList(figures.stat, slices.account.stat, { projectId })
  return (
    <div className={styles['page']}>
      <header className={styles['head']}>
        <h1>{t('dashboard.title')}</h1>
        <label className={styles['compare']}>
          <input
            type="checkbox"
            checked={isCompared}
            onChange={({ currentTarget }) => setCompare(currentTarget.checked ? 'before' : 'none')}
          />
          {t('trends.compare')}
        </label>
        <PeriodChoice value={period} options={PERIODS.charts} onChange={setPeriod} />
      </header>
      <ProjectCard project={now ?? project} />
      <OptionalPart
        waiting={
          <Skeleton>
            <SkeletonBlock width="100%" height={380} shape="card" />
            <SkeletonBlock width="100%" height={340} shape="card" />
          </Skeleton>
        }
      >
        <Trends projectId={projectId} period={period} isCompared={isCompared} />
      </OptionalPart>
      <Communities projectId={projectId} count={(now ?? project).communities} />
    </div>
  )
}
