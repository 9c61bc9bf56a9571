import { useId, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { truncateGraphemes } from '../../../domain/kernel/graphemes'
import type { Balance } from '../../../domain/balance'
import { QUICK_PARTS, quickAmount } from '../../../domain/bubble'
import { FieldLayout } from '../../components/form/TextField'
import { classNames } from '../../components/class-names'
import { useFormat } from '../../format/use-format'
import styles from './bubble.module.css'

const c = classNames(styles)

interface TotalFieldProps {
  readonly balance: Balance
  readonly value: string
  readonly error: string | undefined
  readonly onChange: (text: string) => void
}

/** The total amount as the member types it. Three buttons fill in a share of the balance. */
export function TotalField({ balance, value, error, onChange }: TotalFieldProps): ReactNode {
  const { t } = useTranslation('bubble')
  const { amount } = useFormat()
  const id = useId()
  return (
    <div>
      <FieldLayout
        label={t('send.total')}
        id={id}
        error={error}
        aside={
          <span className={c('hint')}>
            {t('send.have', { amount: amount(balance.amount), currency: balance.name })}
          </span>
        }
      >
        <span className={c('amount', error !== undefined && 'wrong')}>
          <input
            id={id}
            value={value}
            inputMode="decimal"
            autoComplete="off"
            spellCheck={false}
            aria-describedby={`${id}-note`}
            aria-invalid={error !== undefined}
            onChange={({ currentTarget }) => onChange(truncateGraphemes(currentTarget.value, 100))}
          />
          <span>{balance.name}</span>
        </span>
      </FieldLayout>
      <div className={c('parts')} role="group" aria-label={t('send.parts')}>
        {QUICK_PARTS.map((percent) => (
          <button key={percent} type="button" onClick={() => onChange(quickAmount(balance, percent))}>
            {percent}%
          </button>
        ))}
      </div>
    </div>
  )
}
