import { ArrowDownLeft, ArrowUpRight, Landmark, ShoppingBag } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { LOOP_ID, type Balance } from '../../../domain/balance'
import { chainBy, type StakingInfo } from '../../../domain/wallet'
import { paths } from '../../app/routing/paths'
import { ButtonLink } from '../../components/form/Button'
import { SkeletonBlock, Skeleton } from '../../components/feedback/Skeleton'
import { formatUsd } from '../../format/money'
import { useFormat } from '../../format/use-format'
import { CurrencyIcon } from './CurrencyIcon'
import { LivePrice } from './LivePrice'
import { useChains } from './use-wallet'
import { ViewHeader } from './ViewHeader'
import { walletViewHref } from './views'
import styles from './wallet.module.css'

interface CurrencyViewProps {
  readonly balance: Balance
  readonly staking: StakingInfo | null
}

/** The view of a token: exact balance, value, networks and actions. */
export function CurrencyView({
  balance: { currencyId, name, icon, amount, usd },
  staking,
}: CurrencyViewProps): ReactNode {
  const { t, i18n } = useTranslation('wallet')
  const format = useFormat()
  const chains = useChains()
  const isLoop = currencyId === LOOP_ID
  const networks = chains.items
    .filter(({ currencyIds }) => currencyIds.includes(currencyId))
    .flatMap(({ chainId }) => chainBy(chainId)?.name ?? [])
  return (
    <section className={styles['form']} aria-labelledby="currency-title">
      <ViewHeader id="currency-title" title={name}>
        <CurrencyIcon name={name} icon={icon} />
      </ViewHeader>
      <p className={styles['sum']}>
        <strong title={`${amount} ${name}`}>{format.amount(amount)}</strong>
      </p>
      <dl className={styles['lines']}>
        <div>
          <dt>{t('currencyOf.exact')}</dt>
          <dd>
            {amount} {name}
          </dd>
        </div>
        <div>
          <dt>{t('currencyOf.worth')}</dt>
          <dd title={`$${usd}`}>{formatUsd(usd, i18n.language)}</dd>
        </div>
        {isLoop && (
          <div>
            <dt>{t('currencyOf.price')}</dt>
            <dd>
              <LivePrice />
            </dd>
          </div>
        )}
        {isLoop && staking !== null && (
          <div>
            <dt>{t('staked')}</dt>
            <dd>{staking.staked} LOOP</dd>
          </div>
        )}
        <div>
          <dt>{t('form.network')}</dt>
          <dd>
            {chains.status === 'loading' ? (
              <Skeleton>
                <SkeletonBlock width={120} height={16} />
              </Skeleton>
            ) : networks.length === 0 ? (
              '–'
            ) : (
              new Intl.ListFormat(i18n.language, { type: 'conjunction' }).format(networks)
            )}
          </dd>
        </div>
      </dl>
      <nav className={styles['acts']} aria-label={name}>
        <ButtonLink to={walletViewHref('deposit', currencyId)} size={44} icon={ArrowDownLeft}>
          {t('deposit')}
        </ButtonLink>
        <ButtonLink to={walletViewHref('withdraw', currencyId)} size={44} icon={ArrowUpRight}>
          {t('withdraw')}
        </ButtonLink>
        {isLoop && (
          <ButtonLink to={walletViewHref('stake')} size={44} icon={Landmark}>
            {t('stake')}
          </ButtonLink>
        )}
        {isLoop && (
          <ButtonLink to={paths.mall} size={44} icon={ShoppingBag}>
            {t('buy')}
          </ButtonLink>
        )}
      </nav>
    </section>
  )
}
