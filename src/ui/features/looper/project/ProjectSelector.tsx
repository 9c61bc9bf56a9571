import { ChevronDown } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Project } from '../../../../domain/looper'
import { GroupAvatar } from '../../../components/avatar/Avatar'
import { Icon } from '../../../components/layout/Icon'
import { lazyModule } from '../../../components/lazy-module'
import { XMark } from '../../../components/layout/XMark'
import styles from '../looper.module.css'

const dialog = lazyModule(() => import('./ProjectDialog'))

interface ProjectSelectorProps {
  readonly project: Project
  readonly projects: readonly Project[]
  readonly onChoose: (project: Project) => void
}

const handleOf = (xUrl: string): string => new URL(xUrl).pathname.replace(/^\//, '')

/** The current project with its link on X (R3-082). A press opens the project dialog. */
export function ProjectSelector({ project, projects, onChoose }: ProjectSelectorProps): ReactNode {
  const { t } = useTranslation('looper')
  const [isOpen, setOpen] = useState(false)
  const part = dialog.useModule(isOpen)
  const { name, avatar, projectId, xUrl } = project
  return (
    <div className={styles['selector']}>
      <button
        type="button"
        className={styles['selected']}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-label={t('project.current', { name })}
        onPointerEnter={dialog.preload}
        onFocus={dialog.preload}
        onClick={() => setOpen(true)}
      >
        <GroupAvatar group={{ id: projectId, ownerId: projectId, name, imageUrl: avatar ?? undefined }} size={40} />
        <span className={styles['who']}>
          <b>{name}</b>
          {xUrl !== null && <span />}
        </span>
        <Icon of={ChevronDown} size={18} />
      </button>
      {xUrl !== null && (
        <a
          className={styles['xLink']}
          href={xUrl}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={t('project.onX', { name })}
        >
          <Icon of={XMark} size={14} />
          {handleOf(xUrl)}
        </a>
      )}
      {part !== null && (
        <part.ProjectDialog
          open={isOpen}
          projects={projects}
          currentId={projectId}
          onChoose={(to) => {
            setOpen(false)
            onChoose(to)
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  )
}
