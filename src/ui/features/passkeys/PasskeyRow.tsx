import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Passkey } from '../../../domain/passkeys'
import { useNow } from '../../app/app-context'
import { Button } from '../../components/form/Button'
import { useFormat } from '../../format/use-format'
import { SettingsRow } from '../settings/SettingsRow'

interface PasskeyRowProps {
  readonly passkey: Passkey
  readonly busy: boolean
  /** The reason why the last removal failed. */
  readonly problem: string | null
  readonly disabled: boolean
  readonly onRemove: () => void
}

const MINUTE_MS = 60_000

export function PasskeyRow({ passkey, busy, problem, disabled, onRemove }: PasskeyRowProps): ReactNode {
  const { t } = useTranslation('passkeys')
  const format = useFormat()
  const now = useNow(MINUTE_MS)
  const { name, addedAt, usedAt, isSynced } = passkey
  const details = [
    t('addedAt', { when: format.dayAndTime(addedAt, now) }),
    usedAt === null ? t('unused') : t('usedAt', { when: format.dayAndTime(usedAt, now) }),
    isSynced ? t('synced') : '',
  ]
  return (
    <SettingsRow
      name={name}
      details={details}
      action={
        <Button size={30} busy={busy} disabled={disabled} aria-label={t('removeName', { name })} onClick={onRemove}>
          {t('remove')}
        </Button>
      }
      problem={problem}
    />
  )
}
