import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ADVANCED_FROM, type Project } from '../../../../domain/looper'
import { GroupAvatar } from '../../../components/avatar/Avatar'
import { classNames } from '../../../components/class-names'
import { Icon } from '../../../components/layout/Icon'
import styles from '../looper.module.css'

const c = classNames(styles)

interface ProjectListProps {
  readonly projects: readonly Project[]
  readonly currentId: string | null
  /** The number of projects without a search, which decides the layout. */
  readonly count?: number
  readonly onChoose: (project: Project) => void
}

/** A list of projects. More than ten projects become a grid of small cards (spec 3 §9). */
export function ProjectList({ projects, currentId, count = projects.length, onChoose }: ProjectListProps): ReactNode {
  const { t } = useTranslation('looper')
  return (
    <ul
      className={c('projects', count >= ADVANCED_FROM && 'advanced')}
      data-layout={count >= ADVANCED_FROM ? 'advanced' : 'normal'}
      aria-label={t('project.dialog')}
    >
      {projects.map((project) => {
        const { projectId, name, avatar, communities } = project
        return (
          <li key={projectId}>
            <button
              type="button"
              className={c('project', projectId === currentId && 'on')}
              aria-current={projectId === currentId ? 'true' : undefined}
              onClick={() => onChoose(project)}
            >
              <GroupAvatar
                group={{ id: projectId, ownerId: projectId, name, imageUrl: avatar ?? undefined }}
                size={36}
              />
              <span className={c('who')}>
                <b>{name}</b>
                <span>{t('project.communities', { count: communities })}</span>
              </span>
              {projectId === currentId && <Icon of={Check} size={18} />}
            </button>
          </li>
        )
      })}
    </ul>
  )
}
