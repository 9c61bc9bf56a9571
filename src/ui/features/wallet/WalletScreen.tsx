import { CloudOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import { LOOP_ID } from '../../../domain/balance'
import { worthHeld } from '../../../domain/wallet'
import { EmptyState, FailedState } from '../../components/feedback/StateView'
import { useIsMobile } from '../../components/layout/use-is-mobile'
import { useTranslation } from 'react-i18next'
import { useHeaderAccount } from '../../app-shell/header-account'
import { ColumnLayout } from '../../app-shell/ColumnLayout'
import { CurrencyView } from './CurrencyView'
import { DepositView } from './DepositView'
import { HistoryView } from './HistoryView'
import { StakeView } from './StakeView'
import { useOfflineFigures } from './use-offline-figures'
import { useFreshFigures } from './use-fresh-figures'
import { balanceIn, useBalances, useStaking } from './use-wallet'
import { isWalletView } from './views'
import { WalletColumn } from './WalletColumn'
import { WithdrawView } from './WithdrawView'
import styles from './wallet.module.css'

/**
 * The screen /wallet: balances on the left, the open view in the middle, history on the right; on phones one at a time.
 */
export function WalletScreen(): ReactNode {
  const { t } = useTranslation('wallet')
  const [query] = useSearchParams()
  const isMobile = useIsMobile()
  const account = useHeaderAccount()
  const balances = useBalances()
  const staking = useStaking()
  const asked = query.get('view')
  const view = isWalletView(asked) ? asked : null
  const shown = view ?? 'withdraw'
  const chosen =
    balances.items.find(({ currencyId }) => String(currencyId) === query.get('currency')) ??
    balanceIn(balances.items, LOOP_ID)
  const currencyId = chosen?.currencyId ?? LOOP_ID
  const read = (): void => {
    balances.read()
    staking.read()
  }
  useFreshFigures(read)
  const offline = useOfflineFigures(read)
  if (offline.isOffline && balances.status !== 'shown')
    return <EmptyState icon={CloudOff} heading="h1" title={t('offline.none')} text={t('offline.noneText')} />
  if (balances.status === 'failed') return <FailedState title={t('failed')} text={t('failedText')} onRetry={read} />
  const isReady = balances.status === 'shown'
  const middleOf = (): ReactNode => {
    switch (shown) {
      case 'history':
        return null
      case 'currency':
        return chosen === undefined ? null : <CurrencyView balance={chosen} staking={staking.info} />
      case 'deposit':
        return <DepositView balances={balances.items} currencyId={currencyId} />
      case 'stake':
        return <StakeView balances={balances.items} staking={staking.info} onSettled={read} />
      case 'withdraw':
        return <WithdrawView balances={balances.items} currencyId={currencyId} onSettled={read} />
    }
  }
  const middle = isReady ? middleOf() : null
  return (
    <ColumnLayout
      mobile={view === null ? 'list' : 'content'}
      list={
        <WalletColumn
          balances={isReady ? balances.items : null}
          total={worthHeld(balances.items, staking.info)}
          staking={staking.info}
          shownFrom={offline.isOffline ? offline.at : null}
          view={view}
          currencyId={currencyId}
          mobileAccount={isMobile ? account : undefined}
        />
      }
    >
      <div className={styles['content']}>
        {middle !== null && <div className={styles['middle']}>{middle}</div>}
        {(!isMobile || shown === 'history' || shown === 'currency') && (
          <HistoryView currencyId={shown === 'currency' ? currencyId : null} />
        )}
      </div>
    </ColumnLayout>
  )
}
