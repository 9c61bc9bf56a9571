import { useId, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { truncateGraphemes } from '../../../domain/kernel/graphemes'
import { decimalOf, type Decimal } from '../../../domain/kernel/decimal'
import { divide, multiply } from '../../../domain/kernel/decimal-math'
import { classNames } from '../../components/class-names'
import { FieldLayout } from '../../components/form/TextField'
import styles from './wallet.module.css'

const c = classNames(styles)

/** The shares of the available amount, in percent. */
const PARTS = ['10', '50', '100'] as const
const HUNDRED = decimalOf('100')

const partOf = (available: Decimal, percent: string, places: number): string => {
  const share = decimalOf(percent)
  const product = share === null ? null : multiply(available, share)
  return (product === null || HUNDRED === null ? null : divide(product, HUNDRED, places)) ?? ''
}

interface AmountFieldProps {
  readonly label: string
  readonly unit: string
  readonly value: string
  readonly available: Decimal
  readonly places: number
  readonly aside: string
  readonly worth: string | undefined
  readonly error: string | undefined
  readonly onChange: (text: string) => void
}

/** A field for an amount as the member types it. Nothing is rounded or reformatted during typing. */
export function AmountField({
  label,
  unit,
  value,
  available,
  places,
  aside,
  worth,
  error,
  onChange,
}: AmountFieldProps): ReactNode {
  const { t } = useTranslation('wallet')
  const id = useId()
  return (
    <div>
      <FieldLayout label={label} id={id} error={error} hint={worth} aside={<span className={c('aside')}>{aside}</span>}>
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
          <span>{unit}</span>
        </span>
      </FieldLayout>
      <div className={c('parts')} role="group" aria-label={t('form.amount')}>
        {PARTS.map((percent) => (
          <button key={percent} type="button" onClick={() => onChange(partOf(available, percent, places))}>
            {percent}%
          </button>
        ))}
      </div>
    </div>
  )
}
