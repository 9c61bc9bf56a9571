import { Layers } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { PERIODS, type Period, type RankItem } from '../../../domain/influence'
import { SelectField } from '../../components/form/SelectField'
import styles from './influence.module.css'

interface FiltersProps {
  readonly period: Period
  readonly onPeriod: (period: Period) => void
  readonly projectId: string
  readonly onProject: (projectId: string) => void
  readonly projects: readonly RankItem[]
}

/** The filters: project and period. All four periods are visible. */
export function Filters({ period, onPeriod, projectId, onProject, projects }: FiltersProps): ReactNode {
  const { t } = useTranslation('influence')
  const name = useId()
  // The list also contains a project from the URL that has no rank.
  const named =
    projectId === '' || projects.some((other) => other.projectId === projectId)
      ? []
      : [{ value: projectId, label: projectId }]
  return (
    <div className={styles['filters']}>
      <SelectField
        label={t('project')}
        icon={Layers}
        value={projectId}
        onChange={onProject}
        options={[
          { value: '', label: t('allProjects') },
          ...projects.map((other) => ({ value: other.projectId, label: other.name })),
          ...named,
        ]}
      />
      <fieldset className={styles['periods']}>
        <legend className="sr">{t('period')}</legend>
        {PERIODS.map((other) => (
          <label key={other}>
            <input type="radio" name={name} checked={other === period} onChange={() => onPeriod(other)} />
            <span>{t(`periods.${other}`)}</span>
          </label>
        ))}
      </fieldset>
    </div>
  )
}
