import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { GiftOrder, GiftSendViewModel } from '../../../domain/gift'
import { Button } from '../../components/form/Button'
import { Dialog } from '../../components/overlay/Dialog'
import { Spinner } from '../../components/feedback/Spinner'
import { useFormat } from '../../format/use-format'
import styles from './gift.module.css'

interface SendStatusProps {
  readonly order: GiftOrder
  readonly send: GiftSendViewModel
  readonly onLook: () => void
  readonly onLetGo: () => void
  readonly onClose: () => void
}

/**
 * The state of a gift whose response was lost. The component checks the result. If the check fails, the component shows
 * both balances for comparison (decisions.md).
 */
export function SendStatus({
  order: { title, total, before, currency },
  send,
  onLook,
  onLetGo,
  onClose,
}: SendStatusProps): ReactNode {
  const { t } = useTranslation('gift')
  const { t: core } = useTranslation()
  const { amount } = useFormat()
  const figure = (of: string | null): string => (of === null ? t('notKnown') : `${amount(of)} ${currency}`)
  const isUnknown = send.step === 'unknown'
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(isUnknown ? 'unknown' : 'looking')}
      description={
        isUnknown
          ? t('unknownText', { gift: title, amount: amount(total), currency })
          : t('lookingText', { gift: title })
      }
      actions={
        isUnknown ? (
          <>
            <Button onClick={onLetGo}>{t('letGo')}</Button>
            <Button kind="primary" onClick={onLook}>
              {t('look')}
            </Button>
          </>
        ) : (
          <Button onClick={onClose}>{core('action.close')}</Button>
        )
      }
    >
      {isUnknown ? (
        <dl className={styles['figures']}>
          <div>
            <dt>{t('before')}</dt>
            <dd>{figure(before)}</dd>
          </div>
          <div>
            <dt>{t('now')}</dt>
            <dd>{figure(send.now)}</dd>
          </div>
        </dl>
      ) : (
        <p className={styles['waiting']} role="status">
          <Spinner />
          <span className="sr">{core('state.busy')}</span>
        </p>
      )}
    </Dialog>
  )
}
