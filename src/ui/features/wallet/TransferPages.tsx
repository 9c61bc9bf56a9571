import { CircleAlert, CircleCheck, Clock } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { WalletInfo } from '../../../application/ports/signer'
import type { TransferKey, TransferMessage, TransferOrder, TransferViewModel } from '../../../domain/wallet'
import { useApp, useObservable } from '../../app/app-context'
import { Button } from '../../components/form/Button'
import { classNames } from '../../components/class-names'
import { Icon } from '../../components/layout/Icon'
import { Spinner } from '../../components/feedback/Spinner'
import { useIsMobile } from '../../components/layout/use-is-mobile'
import { ConfirmTransfer } from './ConfirmTransfer'
import { TransferSteps } from './transfer/TransferSteps'
import { ViewHeader } from './ViewHeader'
import styles from './wallet.module.css'

const c = classNames(styles)

interface TransferPagesProps {
  readonly of: TransferKey
  readonly move: TransferViewModel
  readonly say: (message: TransferMessage) => void
  readonly children: ReactNode
}

/**
 * The form of a withdrawal or a stake, or the state of the sent request. Only the stored step selects the view, so that
 * a reload restores the view.
 */
export function TransferPages({ of, move, say, children }: TransferPagesProps): ReactNode {
  const { t } = useTranslation('wallet')
  const isMobile = useIsMobile()
  const { wallets$ } = useApp()
  // The search begins with the check before the review, so that the review shows the wallets at once.
  const needsWallet = of === 'withdraw' && (move.step === 'checking' || move.step === 'confirming')
  const wallets = useObservable<readonly WalletInfo[] | null>(needsWallet ? wallets$ : null, null)
  if (move.step === 'editing') return children
  // On phones no other element leads back to the wallet.
  return (
    <>
      {isMobile && <ViewHeader id={`${of}-step`} title={t(of)} />}
      <MovePage of={of} move={move} say={say} wallets={wallets} />
    </>
  )
}

interface MovePageProps extends Omit<TransferPagesProps, 'children'> {
  readonly wallets: readonly WalletInfo[] | null
}

function MovePage({ of, move, say, wallets }: MovePageProps): ReactNode {
  const { t } = useTranslation('wallet')
  const { step, order, failure } = move
  const close = (
    <Button kind="primary" size={44} onClick={() => say({ type: 'wallet/CloseTransfer', key: of })}>
      {t(step === 'settled' ? 'progress.close' : 'progress.again')}
    </Button>
  )
  switch (step) {
    case 'editing':
      return null
    case 'checking':
      return (
        <Outcome
          order={order}
          step={step}
          busy
          title={t('confirm.checking')}
          action={<Button onClick={() => say({ type: 'wallet/LeaveReview', key: of })}>{t('progress.cancel')}</Button>}
        />
      )
    case 'confirming':
      return <ConfirmTransfer of={of} move={move} say={say} wallets={wallets} />
    case 'signing':
      return (
        <Outcome
          order={order}
          step={step}
          busy
          title={t('progress.signing')}
          text={t('progress.signingText')}
          action={
            <Button onClick={() => say({ type: 'wallet/CancelSigning', key: of })}>{t('progress.cancel')}</Button>
          }
        />
      )
    case 'sending':
      return <Outcome order={order} step={step} busy title={t('progress.sending')} />
    case 'settled':
      return (
        <Outcome
          order={order}
          step={step}
          look="good"
          title={t(order?.kind === 'withdraw' ? 'progress.sent' : 'progress.settled')}
          action={close}
          text={t(
            order?.kind === 'withdraw'
              ? 'progress.settledWithdraw'
              : order?.kind === 'stake'
                ? 'progress.settledStake'
                : 'progress.settledUnstake',
          )}
        />
      )
    case 'failed':
      return (
        <Outcome
          order={null}
          look="bad"
          title={t('progress.failed')}
          text={failure?._tag === 'Refused' ? failure.words : t('progress.failedText')}
          action={close}
        />
      )
    case 'looking':
      return <Outcome order={null} busy title={t('progress.looking')} text={t('progress.lookingText')} />
    case 'unseen':
      return (
        <Outcome
          order={null}
          look="unclear"
          title={t('progress.unseen')}
          text={t('progress.unseenText')}
          action={
            <>
              <Button size={44} onClick={() => say({ type: 'wallet/CloseTransfer', key: of })}>
                {t('progress.startOver')}
              </Button>
              <Button kind="primary" size={44} onClick={() => say({ type: 'wallet/LookUpTransfer', key: of })}>
                {t('progress.look')}
              </Button>
            </>
          }
        />
      )
  }
}

interface OutcomeProps {
  /** The request, as long as its outcome is expected or known to be good. */
  readonly order: TransferOrder | null
  /** The step of the request, if it is shown. */
  readonly step?: TransferViewModel['step']
  readonly title: string
  readonly text?: string
  readonly busy?: boolean
  readonly look?: 'good' | 'bad' | 'unclear'
  readonly action?: ReactNode
}

const ICONS = { good: CircleCheck, bad: CircleAlert, unclear: Clock } as const

function Outcome({ order, step = 'editing', title, text, busy = false, look, action }: OutcomeProps): ReactNode {
  const sign = (
    <span className={c('sign')}>{busy ? <Spinner /> : look !== undefined && <Icon of={ICONS[look]} size={24} />}</span>
  )
  if (order !== null)
    return (
      <section className={c('confirm', look)} role="status">
        <TransferSteps title={title} order={order} step={step} />
        <div className={c('state')}>
          {sign}
          {text !== undefined && <p>{text}</p>}
        </div>
        {action !== undefined && <div className={c('acts')}>{action}</div>}
      </section>
    )
  return (
    <section className={c('outcome', look)} role={look === 'bad' ? 'alert' : 'status'}>
      {sign}
      <h2>{title}</h2>
      {text !== undefined && <p>{text}</p>}
      {action !== undefined && <div className={c('acts')}>{action}</div>}
    </section>
  )
}
