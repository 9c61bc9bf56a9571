import { ArrowDownLeft, ArrowUpRight, History, Landmark, ShoppingBag, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { LOOP_ID, type Balance } from '../../../domain/balance'
import type { StakingInfo } from '../../../domain/wallet'
import { useNow } from '../../app/app-context'
import { paths } from '../../app/routing/paths'
import { ButtonLink } from '../../components/form/Button'
import { classNames } from '../../components/class-names'
import { Icon } from '../../components/layout/Icon'
import { SkeletonBlock, Skeleton } from '../../components/feedback/Skeleton'
import { useIsMobile } from '../../components/layout/use-is-mobile'
import { formatUsd } from '../../format/money'
import { useFormat } from '../../format/use-format'
import { CurrencyIcon } from './CurrencyIcon'
import { LivePrice } from './LivePrice'
import { walletViewHref, type WalletView } from './views'
import styles from './wallet.module.css'

const c = classNames(styles)
const MINUTE_MS = 60_000

const ACTIONS: readonly {
  readonly view: Exclude<WalletView, 'currency'>
  readonly icon: LucideIcon
  readonly onPhone?: true
}[] = [
  { view: 'deposit', icon: ArrowDownLeft },
  { view: 'withdraw', icon: ArrowUpRight },
  { view: 'stake', icon: Landmark },
  { view: 'history', icon: History, onPhone: true },
]

interface WalletColumnProps {
  /** The balances. `null` until they are loaded. */
  readonly balances: readonly Balance[] | null
  readonly total: string
  readonly staking: StakingInfo | null
  /** Without a network: when the shown figures loaded, in ms since 1970. */
  readonly shownFrom: number | null
  readonly view: WalletView | null
  readonly currencyId: number
  readonly mobileAccount?: ReactNode
}

/** The column with the total in USD, each token, and the stake. */
export function WalletColumn({
  balances,
  total,
  staking,
  shownFrom,
  view,
  currencyId,
  mobileAccount,
}: WalletColumnProps): ReactNode {
  const { t, i18n } = useTranslation('wallet')
  const { moment } = useFormat()
  const isMobile = useIsMobile()
  const open = view ?? (isMobile ? null : 'withdraw')
  return (
    <div className={c('column')}>
      <header className={c('top')}>
        <h1>{t('title')}</h1>
        <ButtonLink to={paths.mall} size={30} icon={ShoppingBag}>
          {t('buy')}
        </ButtonLink>
        {mobileAccount}
      </header>
      {balances === null ? (
        <ColumnBones />
      ) : (
        <>
          <div className={c('sum')}>
            <p>{t('total')}</p>
            <strong title={`$${total}`}>{formatUsd(total, i18n.language)}</strong>
            {shownFrom !== null && <p role="status">{t('offline.from', { moment: moment(shownFrom) })}</p>}
          </div>
          <nav className={c('actions')} aria-label={t('title')}>
            {ACTIONS.filter(({ onPhone }) => isMobile || onPhone !== true).map((action) => (
              <Link
                key={action.view}
                to={walletViewHref(action.view, action.view === 'withdraw' ? currencyId : undefined)}
                className={c('action', open === action.view && 'on')}
                aria-current={open === action.view ? 'page' : undefined}
              >
                <Icon of={action.icon} size={20} />
                {t(action.view)}
              </Link>
            ))}
          </nav>
          <ul className={c('balances')} aria-label={t('balances')}>
            {balances.map((balance) => (
              <BalanceRow
                key={balance.currencyId}
                balance={balance}
                isOn={(open === 'withdraw' || open === 'currency') && balance.currencyId === currencyId}
              />
            ))}
          </ul>
          {staking !== null && staking.level !== null && <StakedCard staking={staking} level={staking.level} />}
        </>
      )}
    </div>
  )
}

function BalanceRow({ balance, isOn }: { readonly balance: Balance; readonly isOn: boolean }): ReactNode {
  const { i18n } = useTranslation('wallet')
  const { amount } = useFormat()
  return (
    <li>
      <Link to={walletViewHref('currency', balance.currencyId)} className={c('balance', isOn && 'on')}>
        <CurrencyIcon name={balance.name} icon={balance.icon} />
        <span className={c('who')}>
          <b>{balance.name}</b>
          {balance.currencyId === LOOP_ID && <LivePrice />}
        </span>
        <span className={c('figures')}>
          <b title={balance.amount}>{amount(balance.amount)}</b>
          <span title={`$${balance.usd}`}>{formatUsd(balance.usd, i18n.language)}</span>
        </span>
      </Link>
    </li>
  )
}

function StakedCard({
  staking: { staked, unlocksAt, rewards },
  level,
}: {
  readonly staking: StakingInfo
  readonly level: number
}): ReactNode {
  const { t } = useTranslation('wallet')
  const { amount, date } = useFormat()
  const now = useNow(MINUTE_MS)
  const isLocked = unlocksAt !== null && unlocksAt > now
  return (
    <section className={c('stakedCard')} aria-label={t('staked')}>
      <p>
        <b>{t('staked')}</b>
        <b title={staked}>{amount(staked)} LOOP</b>
      </p>
      <p>
        <span>{isLocked ? t('unlocks', { level, date: date(unlocksAt) }) : t('unlocked', { level })}</span>
        <span className={c('good')} title={t('rewards', { amount: rewards })}>
          +{amount(rewards)}
        </span>
      </p>
    </section>
  )
}

function ColumnBones(): ReactNode {
  return (
    <div className={c('skeleton')}>
      <Skeleton>
        <SkeletonBlock width={120} />
        <SkeletonBlock width={180} height={32} />
        <SkeletonBlock width="100%" height={58} shape="card" />
        {[0, 1, 2].map((n) => (
          <SkeletonBlock key={n} width="100%" height={52} shape="card" />
        ))}
      </Skeleton>
    </div>
  )
}
