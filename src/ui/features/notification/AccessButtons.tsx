import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { accessRequestViewModel, type AccessRequest, type AccessRequestRef } from '../../../domain/notification'
import { useApp } from '../../app/app-context'
import { useAccountState, useFeature } from '../../app/use-feature'
import { useFeatureTranslations } from '../../app/use-feature-translations'
import { Button } from '../../components/form/Button'
import styles from './notification.module.css'
import { translations } from './translations'

interface AccessButtonsProps {
  readonly order: AccessRequestRef
  /** The request's status in the list or the message. Only owner and admins see the status (spec 2 §6). */
  readonly status?: AccessRequest['status']
  readonly tabIndex?: 0 | -1
}

/**
 * The buttons to accept or ignore a pending access request. After the decision, its result replaces the buttons. The
 * notification list, notification cards and chats use this component.
 */
export function AccessButtons({ order, status = 'pending', tabIndex = 0 }: AccessButtonsProps): ReactNode {
  useFeatureTranslations('notification', translations)
  const { t } = useTranslation('notification')
  const { t: inCore } = useTranslation()
  const app = useApp()
  const { slices } = useFeature('notification')
  const { step, isByOther } = accessRequestViewModel(useAccountState(slices.account.requests), order, status)
  const decide = (accepts: boolean): void => {
    app.account.dispatch({ type: 'notification/Decide', order, accepts })
  }
  const line = (text: string): ReactNode => (
    <span className={styles['line']} role="status">
      {text}
    </span>
  )
  switch (step) {
    case 'accepted':
    case 'ignored':
      return line(isByOther ? t(`byOther.${step}`) : t(`step.${step}`))
    case 'unknown':
      return null
    case 'unclear':
      return (
        <span className={styles['buttons']}>
          {line(t('unclear'))}
          <Button
            size={36}
            tabIndex={tabIndex}
            onClick={() => {
              app.account.dispatch({ type: 'notification/LookUpDecision', order })
            }}
          >
            {t('check')}
          </Button>
        </span>
      )
    case 'pending':
    case 'deciding': {
      const isBusy = step === 'deciding'
      return (
        <span className={styles['buttons']} aria-busy={isBusy}>
          <Button size={36} tabIndex={tabIndex} disabled={isBusy} onClick={() => decide(false)}>
            {inCore('access.ignore')}
          </Button>
          <Button size={36} kind="primary" tabIndex={tabIndex} disabled={isBusy} onClick={() => decide(true)}>
            {inCore('access.accept')}
          </Button>
        </span>
      )
    }
  }
}
