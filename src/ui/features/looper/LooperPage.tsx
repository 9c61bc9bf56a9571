import { FolderKanban } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { isMember } from '../../../domain/session'
import type { Project } from '../../../domain/looper'
import { useApp } from '../../app/app-context'
import { useAccountState } from '../../app/use-feature'
import { paths } from '../../app/routing/paths'
import { ButtonLink } from '../../components/form/Button'
import { classNames } from '../../components/class-names'
import { SkeletonBlock, Skeleton } from '../../components/feedback/Skeleton'
import { EmptyState, FailedState } from '../../components/feedback/StateView'
import { looperHref, looperPaths } from './looper-paths'
import { PhoneHeader } from './PhoneHeader'
import { ProjectList } from './project/ProjectList'
import { ProjectSelector } from './project/ProjectSelector'
import { SideFoot, SideMenu } from './SideMenu'
import { useCurrentProject, type CurrentProject } from './use-looper'
import styles from './looper.module.css'

const c = classNames(styles)

interface LooperPageProps {
  readonly children: (project: Project) => ReactNode
}

/**
 * The layout of the project console: project and menu on the left, on phones at the top. Without a project the page is
 * empty (R3-077).
 */
export function LooperPage({ children }: LooperPageProps): ReactNode {
  const app = useApp()
  const { t } = useTranslation('looper')
  const isIn = isMember(useAccountState(app.account.slices.session))
  return isIn ? (
    <Inside>{children}</Inside>
  ) : (
    <EmptyState
      icon={FolderKanban}
      heading="h1"
      title={t('project.signIn')}
      text={t('project.signInText')}
      action={
        <ButtonLink kind="primary" to={paths.signIn}>
          {t('project.toSignIn')}
        </ButtonLink>
      }
    />
  )
}

function Inside({ children }: LooperPageProps): ReactNode {
  const { t } = useTranslation('looper')
  const navigate = useNavigate()
  const current = useCurrentProject()
  const { status, project, read, choose } = current
  if (status === 'failed' && project === null)
    return <FailedState title={t('project.failed')} text={t('project.failedText')} onRetry={read} />
  const go = (to: Project): void => {
    choose(to)
    void navigate(looperHref(looperPaths.dashboard, to.projectId))
  }
  return (
    <div className={c('area')}>
      <div className={c('side')}>
        <PhoneHeader />
        {project === null ? (
          <span className={c('noProject')}>
            {status === 'loading' ? <SkeletonBlock width="100%" height={56} shape="card" /> : t('project.notChosen')}
          </span>
        ) : (
          <ProjectSelector project={project} projects={current.projects} onChoose={go} />
        )}
        <SideMenu projectId={project?.projectId ?? null} />
        {project !== null && <SideFoot project={project} />}
      </div>
      <div className={c('content')}>
        {project === null ? <WithoutProject {...current} onChoose={go} /> : children(project)}
      </div>
    </div>
  )
}

function WithoutProject({
  status,
  projects,
  onChoose,
}: CurrentProject & { readonly onChoose: (project: Project) => void }): ReactNode {
  const { t } = useTranslation('looper')
  if (status === 'loading') return <PageSkeleton />
  if (projects.length === 0)
    return <EmptyState icon={FolderKanban} heading="h1" title={t('project.none')} text={t('project.noneText')} />
  return (
    <div className={c('page', 'choosing')}>
      <header className={c('head')}>
        <h1>{t('project.needed')}</h1>
      </header>
      <p className={c('aside')}>{t('project.neededText')}</p>
      <ProjectList projects={projects} currentId={null} onChoose={onChoose} />
    </div>
  )
}

export function PageSkeleton(): ReactNode {
  return (
    <div className={c('page')}>
      <Skeleton>
        <SkeletonBlock width={220} height={32} />
        <SkeletonBlock width="100%" height={132} shape="card" />
        <SkeletonBlock width="100%" height={264} shape="card" />
        <SkeletonBlock width="100%" height={132} shape="card" />
      </Skeleton>
    </div>
  )
}
