import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { JoinViewModel } from '../../../domain/join'
import { Button } from '../../components/form/Button'
import { Dialog } from '../../components/overlay/Dialog'
import styles from './join-view.module.css'

export interface JoinViewProps extends Omit<JoinViewModel, 'step'> {
  readonly open: boolean
  readonly step: Exclude<JoinViewModel['step'], 'closed'>
  readonly onJoin: () => void
  readonly onGoToApply: () => void
  readonly onApply: () => void
  readonly onClose: () => void
}

/** The steps of joining a group. */
export function JoinView({
  open,
  step,
  isBusy,
  isUnsent,
  name,
  why,
  onJoin,
  onGoToApply,
  onApply,
  onClose,
}: JoinViewProps): ReactNode {
  const { t } = useTranslation()
  const cancel = <Button onClick={onClose}>{t('action.cancel')}</Button>
  switch (step) {
    case 'looking':
    case 'public':
      return (
        <Dialog
          open={open}
          onClose={onClose}
          title={t(why === 'write' ? 'join.writeTitle' : 'join.title', { name })}
          description={t(why === 'write' ? 'join.writeText' : 'join.text')}
          actions={
            <>
              {cancel}
              <Button kind="primary" busy={isBusy || step === 'looking'} onClick={onJoin}>
                {t('join.join')}
              </Button>
            </>
          }
        />
      )
    case 'private':
      return (
        <Dialog
          open={open}
          onClose={onClose}
          title={t('join.privateTitle', { name })}
          description={t('join.requireApply')}
          actions={
            <>
              {cancel}
              <Button kind="primary" onClick={onGoToApply}>
                {t('join.goToApply')}
              </Button>
            </>
          }
        />
      )
    case 'apply':
      return (
        <Dialog
          open={open}
          onClose={onClose}
          title={t('join.applyTitle', { name })}
          description={t('join.applyText')}
          actions={
            <>
              {cancel}
              <Button kind="primary" busy={isBusy} onClick={onApply}>
                {t('join.send')}
              </Button>
            </>
          }
        >
          {isUnsent && (
            <p role="alert" className={styles['unsent']}>
              {t('join.unsent')}
            </p>
          )}
        </Dialog>
      )
  }
}
