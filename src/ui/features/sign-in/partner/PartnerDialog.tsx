import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { PartnerQuestion } from '../../../../domain/session'
import { Button } from '../../../components/form/Button'
import { Dialog } from '../../../components/overlay/Dialog'

export interface PartnerDialogProps {
  /** `null`: nothing any more. */
  readonly asks: PartnerQuestion | null
  readonly onStay: () => void
  readonly onChange: () => void
}

/** A partner's link would sign this person in, or put another account in the place of theirs. */
export function PartnerDialog({ asks, onStay, onChange }: PartnerDialogProps): ReactNode {
  const { t } = useTranslation()
  // While it closes it still says what it asked.
  const [last, setLast] = useState<PartnerQuestion>(asks ?? 'signIn')
  if (asks !== null && asks !== last) setLast(asks)
  return (
    <Dialog
      open={asks !== null}
      onClose={onStay}
      title={t(`partner.${last}.title`)}
      description={t(`partner.${last}.text`)}
      actions={
        <>
          <Button onClick={onStay}>{t(`partner.${last}.stay`)}</Button>
          <Button kind="primary" onClick={onChange}>
            {t(`partner.${last}.change`)}
          </Button>
        </>
      }
    />
  )
}
