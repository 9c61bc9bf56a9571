import { Copy } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Balance } from '../../../domain/balance'
import { chainBy, type ChainId, type DepositChain } from '../../../domain/wallet'
import { useCopy } from '../../hooks/use-copy'
import { Button } from '../../components/form/Button'
import { classNames } from '../../components/class-names'
import { lazyModule } from '../../components/lazy-module'
import { SkeletonBlock, Skeleton } from '../../components/feedback/Skeleton'
import { InlineFailure } from '../../components/feedback/StateView'
import { AddressText } from './AddressText'
import { ChainChoice } from './ChainChoice'
import { nameOfCurrency } from './currency-names'
import { useChains, useDepositAddress } from './use-wallet'
import { ViewHeader } from './ViewHeader'
import styles from './wallet.module.css'

const c = classNames(styles)
const picture = lazyModule(() => import('../sign-in/qr/QrImage'))
const QR_SIZE = 176

interface DepositViewProps {
  readonly balances: readonly Balance[]
  /** The token whose network is selected first. */
  readonly currencyId: number
}

/** The deposit addresses, one per network, as QR code and text. */
export function DepositView({ balances, currencyId }: DepositViewProps): ReactNode {
  const { t } = useTranslation('wallet')
  const chains = useChains()
  const [chosen, setChosen] = useState<ChainId | null>(null)
  const chain =
    chains.items.find(({ chainId }) => chainId === chosen) ??
    chains.items.find(({ currencyIds }) => currencyIds.includes(currencyId)) ??
    chains.items[0]
  return (
    <section className={c('form')} aria-labelledby="deposit-title">
      <ViewHeader id="deposit-title" title={t('depositOf.title')} />
      {chains.status === 'failed' ? (
        <InlineFailure text={t('depositOf.failed')} onRetry={chains.read} />
      ) : (
        <ChainChoice
          chainIds={chains.items.map(({ chainId }) => chainId)}
          value={chain?.chainId ?? null}
          isLoading={chains.status === 'loading'}
          onChange={setChosen}
        />
      )}
      {chain !== undefined && <AddressCard key={chain.chainId} chain={chain} names={balances} />}
    </section>
  )
}

function AddressCard({
  chain,
  names,
}: {
  readonly chain: DepositChain
  readonly names: readonly Balance[]
}): ReactNode {
  const { t, i18n } = useTranslation('wallet')
  const copy = useCopy()
  const { status, value, read } = useDepositAddress(chain.chainId)
  const part = picture.useModule(value !== null)
  const network = chainBy(chain.chainId)?.name ?? ''
  const currencies = new Intl.ListFormat(i18n.language, { type: 'disjunction' }).format(
    chain.currencyIds.flatMap((id) => names.find(({ currencyId }) => currencyId === id)?.name ?? nameOfCurrency(id)),
  )
  if (status === 'failed') return <InlineFailure text={t('depositOf.failed')} onRetry={read} />
  return (
    <div className={c('deposit')}>
      <div className={c('qr')}>
        {value !== null && part !== null ? (
          <part.QrImage value={value.address} label={t('depositOf.qr', { network })} size={QR_SIZE} />
        ) : (
          <Skeleton>
            <SkeletonBlock width={QR_SIZE} height={QR_SIZE} shape="card" />
          </Skeleton>
        )}
      </div>
      <div className={c('depositText')}>
        <p className={c('warning')}>{t('depositOf.takes', { currencies, network })}</p>
        <h3>{t('depositOf.address')}</h3>
        {value === null ? (
          <Skeleton>
            <SkeletonBlock width="100%" height={20} />
          </Skeleton>
        ) : (
          <>
            <AddressText address={value.address} />
            <Button icon={Copy} onClick={() => copy(value.address)}>
              {t('depositOf.copy')}
            </Button>
            <p>
              {value.memo === null ? (
                t('depositOf.noMemo')
              ) : (
                <>
                  {t('depositOf.memo')}: <code>{value.memo}</code>
                </>
              )}
            </p>
          </>
        )}
        <p>
          {t('depositOf.minimum', { minimum: chain.minimum })} ·{' '}
          {t('depositOf.confirmations', { count: chain.confirmations })}
        </p>
      </div>
    </div>
  )
}
