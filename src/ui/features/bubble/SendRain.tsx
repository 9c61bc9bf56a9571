import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ConversationId, Gid } from '../../../domain/kernel/ids'
import { useFeatureTranslations } from '../../app/use-feature-translations'
import { Button } from '../../components/form/Button'
import { Dialog } from '../../components/overlay/Dialog'
import { SkeletonBlock, Skeleton } from '../../components/feedback/Skeleton'
import { EmptyState, FailedState } from '../../components/feedback/StateView'
import { useFormat } from '../../format/use-format'
import { Gem } from 'lucide-react'
import { translations } from './screens'
import { SendForm } from './SendForm'
import { SendOutcome } from './SendOutcome'
import { useRainForm } from './use-rain-form'
import styles from './bubble.module.css'

interface SendRainProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly conversationId: ConversationId
  readonly gid: Gid
}

const FORM = 'rain-form'

/** The dialog that sends a rain: the form, then the result. A running request continues after the dialog closes. */
export function SendRain({ open, onClose, conversationId, gid }: SendRainProps): ReactNode {
  useFeatureTranslations('bubble', translations)
  const { t } = useTranslation('bubble')
  const { amount } = useFormat()
  const { send, purse, read, readPurse, say, change } = useRainForm(open, conversationId, gid)
  const [isTried, setTried] = useState(false)
  const isEditing = send.step === 'editing' || send.step === 'checking'
  const close = (): void => {
    if (send.step === 'sent') say({ type: 'bubble/CloseForm' })
    setTried(false)
    onClose()
  }
  const isReady = purse.status === 'shown' && read !== null && send.form !== null
  const hasCurrency = purse.items.some(({ bubbleEnabled }) => bubbleEnabled)
  const order = read?.order ?? null
  const body = (): ReactNode => {
    if (!isEditing)
      return (
        <SendOutcome
          send={send}
          currency={purse.items.find(({ currencyId }) => currencyId === send.order?.currencyId)?.name ?? ''}
        />
      )
    if (purse.status === 'failed')
      return <FailedState kind="plain" title={t('send.failed')} text={t('send.failedText')} onRetry={readPurse} />
    if (!isReady || send.form === null)
      return (
        <Skeleton>
          <SkeletonBlock width="100%" height={44} />
          <SkeletonBlock width="100%" height={72} />
          <SkeletonBlock width="100%" height={72} />
          <SkeletonBlock width="100%" height={72} />
        </Skeleton>
      )
    if (!hasCurrency)
      return <EmptyState icon={Gem} heading="h3" title={t('send.noCurrency')} text={t('send.noCurrencyText')} />
    return (
      <SendForm
        id={FORM}
        form={send.form}
        read={read}
        balances={purse.items}
        isTried={isTried}
        isShort={send.isShort}
        isUnchecked={send.failure !== null}
        onChange={change}
        onSubmit={() => {
          setTried(true)
          if (order !== null) say({ type: 'bubble/ConfirmRain', order })
        }}
      />
    )
  }
  const isKeen = isEditing && isReady && hasCurrency
  return (
    <Dialog
      open={open}
      onClose={close}
      title={t('send.title')}
      description={isEditing ? t('send.text') : undefined}
      actions={
        <>
          {send.step === 'looking' && (
            <Button onClick={() => say({ type: 'bubble/LookUpRain' })}>{t('send.lookNow')}</Button>
          )}
          {send.step === 'unseen' && (
            <Button onClick={() => say({ type: 'bubble/LookUpRain' })}>{t('send.lookNow')}</Button>
          )}
          {(send.step === 'unseen' || send.step === 'failed') && (
            <Button onClick={() => say({ type: 'bubble/CloseForm' })}>
              {t(send.step === 'unseen' ? 'send.again' : 'send.edit')}
            </Button>
          )}
          {!isEditing && (
            <Button kind="primary" onClick={close}>
              {t(send.step === 'sent' ? 'send.done' : 'close')}
            </Button>
          )}
          {isKeen && (
            <Button kind="primary" type="submit" form={FORM} busy={send.step === 'checking'}>
              {order === null
                ? t('send.submit')
                : t('send.submitWith', { amount: amount(order.total), currency: read?.balance?.name ?? '' })}
            </Button>
          )}
        </>
      }
    >
      <div className={styles['sheet']}>{body()}</div>
    </Dialog>
  )
}
