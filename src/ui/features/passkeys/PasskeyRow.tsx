import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Passkey } from '../../../domain/passkeys'
import { useNow } from '../../app/app-context'
import { Button } from '../../components/form/Button'
import { useFormat } from '../../format/use-format'
import styles from './passkeys.module.css'

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
    <li className={styles['row']}>
      <div className={styles['what']}>
        <p className={styles['name']}>{name}</p>
        <p className={styles['details']}>{details.filter((detail) => detail !== '').join(' · ')}</p>
      </div>
      <Button size={30} busy={busy} disabled={disabled} aria-label={t('removeName', { name })} onClick={onRemove}>
        {t('remove')}
      </Button>
      {problem !== null && (
        <p role="alert" className={styles['problem']}>
          {problem}
        </p>
      )}
    </li>
  )
}
