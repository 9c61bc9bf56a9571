import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useFeatureTranslations } from '../../app/use-feature-translations'
import { Button } from '../../components/form/Button'
import { Dialog } from '../../components/overlay/Dialog'
import { translations } from './screens'

const TEXTS = { leave: 'runningLeave', end: 'runningEnd', start: 'runningStart' } as const
const YES = { leave: 'leave', end: 'end', start: 'ok' } as const

interface RestreamWarningProps {
  /** The action that would end a running restream. `null` closes the dialog. */
  readonly what: keyof typeof TEXTS | null
  readonly onClose: () => void
  readonly onYes: () => void
}

/** A warning about a running live stream (spec 2 §4). Closing the dialog changes nothing (RST-4). */
export function RestreamWarning({ what, onClose, onYes }: RestreamWarningProps): ReactNode {
  useFeatureTranslations('restream', translations)
  const { t } = useTranslation('restream')
  const { t: core } = useTranslation()
  return (
    <Dialog
      open={what !== null}
      onClose={onClose}
      title={t('runningTitle')}
      description={what === null ? '' : t(TEXTS[what])}
      actions={
        <>
          {what !== 'start' && <Button onClick={onClose}>{core('action.cancel')}</Button>}
          <Button kind={what === 'start' ? 'primary' : 'danger'} onClick={onYes}>
            {what === null ? '' : t(YES[what])}
          </Button>
        </>
      }
    />
  )
}
