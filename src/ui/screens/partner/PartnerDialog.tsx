import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../components/Button'
import { Dialog } from '../../components/Dialog'

export interface PartnerDialogProps {
  readonly open: boolean
  readonly onStay: () => void
  readonly onChange: () => void
}

/** A partner's link would put another account in the place of the member that is signed in. */
export function PartnerDialog({ open, onStay, onChange }: PartnerDialogProps): ReactNode {
  const { t } = useTranslation()
  return (
    <Dialog
      open={open}
      onClose={onStay}
      title={t('partner.title')}
      description={t('partner.text')}
      actions={
        <>
          <Button onClick={onStay}>{t('partner.stay')}</Button>
          <Button kind="primary" onClick={onChange}>{t('partner.change')}</Button>
        </>
      }
    />
  )
}
