import { Search } from 'lucide-react'
import { type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { projectsQuery, type Project } from '../../../../domain/looper'
import { useApp } from '../../../app/app-context'
import { useFeature, useTabState } from '../../../app/use-feature'
import { Button } from '../../../components/form/Button'
import { Dialog } from '../../../components/overlay/Dialog'
import { SkeletonBlock, Skeleton } from '../../../components/feedback/Skeleton'
import { EmptyState, InlineFailure } from '../../../components/feedback/StateView'
import { TextField } from '../../../components/form/TextField'
import styles from '../looper.module.css'
import { useProjectList } from '../use-looper'
import { ProjectList } from './ProjectList'

interface ProjectDialogProps {
  readonly open: boolean
  readonly projects: readonly Project[]
  readonly currentId: string
  readonly onChoose: (project: Project) => void
  readonly onClose: () => void
}

/** The dialog with the member's projects. The search runs on the server (spec 3 §2). */
export function ProjectDialog({ open, projects, currentId, onChoose, onClose }: ProjectDialogProps): ReactNode {
  const { t } = useTranslation('looper')
  const app = useApp()
  const { slices } = useFeature('looper')
  const {
    data: { keyword, searched, searchAt },
  } = useTabState(slices.tab.search)
  const type = (to: string): void => app.tab.dispatch({ type: 'looper/TypeKeyword', keyword: to })
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('project.dialog')}
      actions={<Button onClick={onClose}>{t('project.close')}</Button>}
    >
      <div className={styles['fields']}>
        <TextField
          label={t('project.search')}
          type="search"
          autoComplete="off"
          value={keyword}
          hint={searchAt === null ? '' : t('project.searching')}
          onChange={type}
        />
      </div>
      <div className={styles['found']}>
        {searched === '' ? (
          <ProjectList projects={projects} currentId={currentId} onChoose={onChoose} />
        ) : (
          <Found keyword={searched} count={projects.length} currentId={currentId} onChoose={onChoose} />
        )}
      </div>
    </Dialog>
  )
}

function Found({
  keyword,
  count,
  currentId,
  onChoose,
}: Pick<ProjectDialogProps, 'currentId' | 'onChoose'> & {
  readonly keyword: string
  readonly count: number
}): ReactNode {
  const { t } = useTranslation('looper')
  const { slices } = useFeature('looper')
  const { status, items, read } = useProjectList(projectsQuery, slices.account.projects, { keyword })
  if (status === 'loading')
    return (
      <Skeleton>
        {[0, 1, 2].map((n) => (
          <SkeletonBlock key={n} width="100%" height={52} shape="card" />
        ))}
      </Skeleton>
    )
  if (status === 'failed') return <InlineFailure text={t('project.failed')} onRetry={read} />
  if (items.length === 0)
    return <EmptyState icon={Search} heading="h3" title={t('project.nothing')} text={t('project.nothingText')} />
  return <ProjectList projects={items} count={count} currentId={currentId} onChoose={onChoose} />
}
