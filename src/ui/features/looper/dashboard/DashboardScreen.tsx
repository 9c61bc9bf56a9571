import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { LooperPage } from '../LooperPage'
import styles from '../looper.module.css'
import { ProjectCard } from './ProjectCard'

/** /looper/dashboard: the project at a glance. */
export function DashboardScreen(): ReactNode {
  const { t } = useTranslation('looper')
  return (
    <LooperPage>
      {(project) => (
        <div className={styles['page']}>
          <header className={styles['head']}><h1>{t('dashboard.title')}</h1></header>
          <ProjectCard project={project} />
        </div>
      )}
    </LooperPage>
  )
}
