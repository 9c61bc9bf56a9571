import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { MALL_METHODS, MALL_NETWORKS, MALL_TOKENS, type MallOrderViewModel } from '../../../domain/mall'
import { paths } from '../../app/routing/paths'
import { Button } from '../../components/form/Button'
import { Dialog } from '../../components/overlay/Dialog'
import { formatUsd } from '../../format/money'
import { useFormat } from '../../format/use-format'
import type { useMall } from './use-mall'
import styles from './mall.module.css'

interface PayDialogProps {
  readonly open: boolean
  readonly order: MallOrderViewModel
  readonly say: ReturnType<typeof useMall>['say']
  readonly onClose: () => void
}

/**
 * The dialog for payment method, then token, then network (spec 2 §4 Mall). Each step appears after the previous
 * choice.
 */
export function PayDialog({
  open,
  order: { bought, method, token, network, isComplete },
  say,
  onClose,
}: PayDialogProps): ReactNode {
  const { t, i18n } = useTranslation('mall')
  const { amount } = useFormat()
  const navigate = useNavigate()
  return (
    <Dialog
      open={open && bought !== null}
      onClose={onClose}
      title={t('pay')}
      description={
        bought === null
          ? undefined
          : t('summary', { quantity: amount(bought.quantity), price: formatUsd(bought.price, i18n.language) })
      }
      actions={
        <Button
          kind="primary"
          disabled={!isComplete}
          onClick={() => {
            void navigate(method === 'card' ? paths.rechargeCard : paths.rechargeCurrency)
          }}
        >
          {t('next')}
        </Button>
      }
    >
      <div className={styles['steps']}>
        <Step
          label={t('method')}
          value={method}
          options={MALL_METHODS.map((value) => ({ value, label: t(value) }))}
          onChange={(value) => say({ type: 'mall/ChooseMethod', method: value })}
        />
        {method === 'crypto' && (
          <Step
            label={t('token')}
            value={token}
            options={MALL_TOKENS.map((value) => ({ value, label: value }))}
            onChange={(value) => say({ type: 'mall/ChooseToken', token: value })}
          />
        )}
        {token !== null && (
          <Step
            label={t('network')}
            value={network}
            options={MALL_NETWORKS.map((value) => ({ value, label: t(`on.${value}`) }))}
            onChange={(value) => say({ type: 'mall/ChooseNetwork', network: value })}
          />
        )}
      </div>
    </Dialog>
  )
}

interface StepProps<T extends string> {
  readonly label: string
  readonly value: T | null
  readonly options: readonly { readonly value: T; readonly label: string }[]
  readonly onChange: (value: T) => void
}

function Step<T extends string>({ label, value, options, onChange }: StepProps<T>): ReactNode {
  return (
    <fieldset className={styles['step']}>
      <legend>{label}</legend>
      {options.map((option) => (
        <label key={option.value} className={styles['option']}>
          <input type="radio" name={label} checked={option.value === value} onChange={() => onChange(option.value)} />
          <span>{option.label}</span>
        </label>
      ))}
    </fieldset>
  )
}
