import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { PartnerQuestion } from '../../../domain/partner-sign-in'
import { Button } from '../../components/form/Button'
import { Dialog } from '../../components/overlay/Dialog'
import { useFeatureTranslations } from '../../app/use-feature-translations'
import { translations } from './translations'

export interface PartnerDialogProps {
  /** The question to the user. `null` closes the dialog. */
  readonly asks: PartnerQuestion | null
  readonly onStay: () => void
  readonly onChange: () => void
}

/** A confirmation for a partner link that would sign the user in, or switch to another account. */
export function PartnerDialog({ asks, onStay, onChange }: PartnerDialogProps): ReactNode {
  useFeatureTranslations('partner-sign-in', translations)
  const { t } = useTranslation('partner-sign-in')
  // The dialog keeps its last text during the closing animation.
  const [last, setLast] = useState<PartnerQuestion>(asks ?? 'signIn')
  if (asks !== null && asks !== last) setLast(asks)
  return (
    <Dialog
      open={asks !== null}
      onClose={onStay}
      title={t(`question.${last}.title`)}
      description={t(`question.${last}.text`)}
      actions={
        <>
          <Button onClick={onStay}>{t(`question.${last}.stay`)}</Button>
          <Button kind="primary" onClick={onChange}>
            {t(`question.${last}.change`)}
          </Button>
        </>
      }
    />
  )
}
