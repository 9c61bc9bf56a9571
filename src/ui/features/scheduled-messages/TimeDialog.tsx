import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Instant } from '../../../domain/kernel/instant'
import { useApp } from '../../app/app-context'
import { Button } from '../../components/form/Button'
import { Dialog } from '../../components/overlay/Dialog'
import { refusalText } from './failure-text'
import styles from './scheduled-messages.module.css'
import { fieldOfInstant, fieldRefusal, instantOfField, TimeField } from './TimeField'

interface TimeDialogProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly onPick: (when: Instant) => void
}

const HOUR_MS = 3_600_000

/** Asks for the time of a message. */
export function TimeDialog({ open, onClose, onPick }: TimeDialogProps): ReactNode {
  const { t } = useTranslation('scheduled-messages')
  const { t: core } = useTranslation()
  const app = useApp()
  const [value, setValue] = useState(() => fieldOfInstant(app.now() + HOUR_MS))
  const [error, setError] = useState<string>()
  const pick = (): void => {
    const [when, refusal] = [instantOfField(value), fieldRefusal(value, app.now())]
    if (when === null) setError(t('noTime'))
    else if (refusal !== null) setError(refusalText(t, refusal))
    else onPick(when)
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('sendLater')}
      actions={
        <>
          <Button onClick={onClose}>{core('action.cancel')}</Button>
          <Button kind="primary" onClick={pick}>
            {t('schedule')}
          </Button>
        </>
      }
    >
      <div className={styles['item']}>
        <TimeField
          value={value}
          error={error}
          onChange={(typed) => {
            setValue(typed)
            setError(undefined)
          }}
        />
      </div>
    </Dialog>
  )
}
