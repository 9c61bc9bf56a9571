import { FlaskConical, Wallet } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { WalletInfo } from '../../../application/ports/signer'
import type { TransferKey, TransferMessage, TransferViewModel } from '../../../domain/wallet'
import { Button } from '../../components/form/Button'
import { SkeletonBlock, Skeleton } from '../../components/feedback/Skeleton'
import { Icon } from '../../components/layout/Icon'
import { TransferSteps } from './transfer/TransferSteps'
import styles from './wallet.module.css'

interface ConfirmTransferProps {
  readonly of: TransferKey
  readonly move: TransferViewModel
  /** The browser's wallets; `null` until they are known. */
  readonly wallets: readonly WalletInfo[] | null
  readonly say: (message: TransferMessage) => void
}

/** Shows every field of the request that the confirm button posts (WDR-8). */
export function ConfirmTransfer({ of, move: { order, fault }, wallets, say }: ConfirmTransferProps): ReactNode {
  const { t } = useTranslation('wallet')
  if (order === null) return null
  const edit = (
    <Button size={44} onClick={() => say({ type: 'wallet/LeaveReview', key: of })}>
      {t('confirm.edit')}
    </Button>
  )
  return (
    <section className={styles['confirm']} aria-labelledby="confirm-move">
      <TransferSteps
        titleId="confirm-move"
        title={t(order.kind === 'withdraw' ? 'confirm.title' : 'confirm.stakeTitle')}
        order={order}
        step="confirming"
      />
      {fault !== null && (
        <p role="alert" className={styles['fault']}>
          {t(`fault.${fault}`)}
        </p>
      )}
      {order.kind === 'withdraw' ? (
        <Signing wallets={wallets} onSign={(wallet) => say({ type: 'wallet/ConfirmTransfer', key: of, wallet })}>
          {edit}
        </Signing>
      ) : (
        <div className={styles['acts']}>
          {edit}
          <Button
            kind="primary"
            size={44}
            onClick={() => say({ type: 'wallet/ConfirmTransfer', key: of, wallet: null })}
          >
            {t(order.kind === 'stake' ? 'confirm.stake' : 'confirm.unstake')}
          </Button>
        </div>
      )}
    </section>
  )
}

/** The browser's wallets. A press on a wallet requests its signature. */
function Signing({
  wallets,
  onSign,
  children,
}: Pick<ConfirmTransferProps, 'wallets'> & {
  readonly onSign: (wallet: string) => void
  readonly children: ReactNode
}): ReactNode {
  const { t } = useTranslation('wallet')
  return (
    <>
      <p className={styles['hint']}>{t(wallets?.length === 0 ? 'confirm.noWallets' : 'confirm.signText')}</p>
      <ul className={styles['wallets']} aria-label={t('confirm.sign')}>
        {wallets === null && (
          <li>
            <Skeleton>
              <SkeletonBlock width="100%" height={52} shape="card" />
            </Skeleton>
          </li>
        )}
        {wallets?.map(({ id, name, rdns, icon, kind }) => (
          <li key={id}>
            <button type="button" className={styles['wallet']} onClick={() => onSign(id)}>
              {icon === null ? (
                <Icon of={kind === 'test' ? FlaskConical : Wallet} size={20} />
              ) : (
                <img src={icon} alt="" width="24" height="24" />
              )}
              <b>
                <bdi>{kind === 'test' ? t('confirm.test') : kind === 'injected' ? t('confirm.injected') : name}</bdi>
              </b>
              {kind === 'announced' && <span>{rdns}</span>}
            </button>
          </li>
        ))}
      </ul>
      <div className={styles['acts']}>{children}</div>
    </>
  )
}
