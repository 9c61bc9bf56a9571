import { useId, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { CHAINS, type ChainId } from '../../../domain/wallet'
import { SkeletonBlock, Skeleton } from '../../components/feedback/Skeleton'
import { useTransferTime } from './use-transfer-time'
import styles from './wallet.module.css'

interface ChainChoiceProps {
  readonly chainIds: readonly ChainId[]
  readonly value: ChainId | null
  readonly isLoading: boolean
  readonly error?: string | undefined
  readonly onChange: (chainId: ChainId) => void
}

/** The choice among the networks that carry the token. */
export function ChainChoice({ chainIds, value, isLoading, error, onChange }: ChainChoiceProps): ReactNode {
  const { t } = useTranslation('wallet')
  const name = useId()
  const time = useTransferTime()
  return (
    <fieldset className={styles['chains']}>
      <legend>{t('form.network')}</legend>
      {isLoading && (
        <Skeleton>
          <SkeletonBlock width="100%" height={56} shape="card" />
        </Skeleton>
      )}
      <div className={styles['chainRow']}>
        {CHAINS.filter(({ id }) => chainIds.includes(id)).map((chain) => (
          <label key={chain.id} className={styles['chain']}>
            <input type="radio" name={name} checked={chain.id === value} onChange={() => onChange(chain.id)} />
            <b>{chain.name}</b>
            <small>{time(chain)}</small>
          </label>
        ))}
      </div>
      {!isLoading && chainIds.length === 0 && <p className={styles['hint']}>{t('form.noChains')}</p>}
      {error !== undefined && (
        <p role="alert" className={styles['fault']}>
          {error}
        </p>
      )}
    </fieldset>
  )
}
