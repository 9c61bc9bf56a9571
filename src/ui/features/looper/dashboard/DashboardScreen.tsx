import { lazy, Suspense, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { looperBody } from '../../../../application/features/looper/looper'
import { DEFAULT_PERIODS, FIGURE_QUERIES as figures, PERIODS, type Project } from '../../../../domain/looper'
import { useFeature } from '../../../app/use-feature'
import { Bone, Skeleton } from '../../../components/feedback/Skeleton'
import { useAddressChoice } from '../figures/address-choice'
import { PeriodChoice } from '../figures/PeriodChoice'
import { LooperPage } from '../LooperPage'
import styles from '../looper.module.css'
import { useListed } from '../use-looper'
import { Communities } from './Communities'
import { ProjectCard } from './ProjectCard'

const Trends = lazy(async () => ({ default: (await import('../figures/Trends')).Trends }))

const COMPARE = ['none', 'before'] as const

/** /looper/dashboard: the project at a glance. */
export function DashboardScreen(): ReactNode {
  return <LooperPage>{(project) => <Dashboard key={project.projectId} project={project} />}</LooperPage>
}

function Dashboard({ project }: { readonly project: Project }): ReactNode {
  const { t } = useTranslation('looper')
  const { cells } = useFeature(looperBody)
  const { projectId } = project
  const [period, setPeriod] = useAddressChoice('period', PERIODS.charts, DEFAULT_PERIODS.charts)
  const [compare, setCompare] = useAddressChoice('compare', COMPARE, 'none')
  const isCompared = compare === 'before'
  // What the list of projects told stands until the figures of now are there.
  const { items: [now] } = useListed(figures.stat, cells.account.stat, { projectId })
  return (
    <div className={styles['page']}>
      <header className={styles['head']}>
        <h1>{t('dashboard.title')}</h1>
        <label className={styles['compare']}><input type="checkbox" checked={isCompared} onChange={({ currentTarget }) => setCompare(currentTarget.checked ? 'before' : 'none')} />{t('trends.compare')}</label>
        <PeriodChoice value={period} options={PERIODS.charts} onChange={setPeriod} />
      </header>
      <ProjectCard project={now ?? project} />
      <Suspense fallback={<Skeleton><Bone width="100%" height={380} shape="card" /><Bone width="100%" height={340} shape="card" /></Skeleton>}><Trends projectId={projectId} period={period} isCompared={isCompared} /></Suspense>
      <Communities projectId={projectId} count={(now ?? project).communities} />
    </div>
  )
}
