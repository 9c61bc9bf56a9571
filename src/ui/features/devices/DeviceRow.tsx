import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { isActive, type DeviceSession } from '../../../domain/devices'
import { useNow } from '../../app/app-context'
import { Button } from '../../components/form/Button'
import { useFormat } from '../../format/use-format'
import { SettingsRow } from '../settings/SettingsRow'
import styles from './devices.module.css'
import { languageLabel } from './language-label'

interface DeviceRowProps {
  readonly session: DeviceSession
  readonly busy: boolean
  /** The reason why the last sign-out failed. */
  readonly problem: string | null
  readonly disabled: boolean
  readonly onEnd: () => void
}

const MINUTE_MS = 60_000

export function DeviceRow({ session, busy, problem, disabled, onEnd }: DeviceRowProps): ReactNode {
  const { t, i18n } = useTranslation('devices')
  const format = useFormat()
  const now = useNow(MINUTE_MS)
  const { device, language, signedInAt, seenAt, isCurrent } = session
  const details = [
    isActive(session, now) ? t('active') : t('seen', { when: format.dayAndTime(seenAt, now) }),
    t('signedInAt', { when: format.dayAndTime(signedInAt, now) }),
    languageLabel(language, i18n.language),
  ]
  return (
    <SettingsRow
      name={
        <>
          {device}
          {isCurrent && <span className={styles['badge']}>{t('thisDevice')}</span>}
        </>
      }
      details={details}
      action={
        !isCurrent && (
          <Button size={30} busy={busy} disabled={disabled} aria-label={t('endName', { device })} onClick={onEnd}>
            {t('end')}
          </Button>
        )
      }
      problem={problem}
    />
  )
}
