import { useId, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Period } from '../../../../domain/looper'
import styles from './analytics.module.css'

interface PeriodChoiceProps<P extends Period> {
  readonly value: P
  readonly options: readonly P[]
  readonly onChange: (period: P) => void
}

/** The choice of a period for the figures. All options are visible. */
export function PeriodChoice<P extends Period>({ value, options, onChange }: PeriodChoiceProps<P>): ReactNode {
  const { t } = useTranslation('looper')
  const name = useId()
  return (
    <fieldset className={styles['periods']}>
      <legend className="sr">{t('period.label')}</legend>
      {options.map((period) => (
        <label key={period}>
          <input type="radio" name={name} checked={period === value} onChange={() => onChange(period)} />
          <span>{t(`period.upper.${period}`)}</span>
        </label>
      ))}
    </fieldset>
  )
}
