import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { browserKindOf } from './browser-kind'
import styles from './media.module.css'
import { usePermission } from './use-permission'

interface DeviceProps {
  readonly kind: 'microphone' | 'camera'
}

/** The sentence that the device is blocked, and the steps that allow it in this browser. */
export const useHowToAllow = ({ kind }: DeviceProps): string => {
  const { t } = useTranslation()
  const browser = browserKindOf(navigator.userAgent, navigator.maxTouchPoints > 1)
  return `${t(`media.blocked.${kind}`)} ${t(`media.allow.${browser}`)}`
}

/** Only the person can lift the block, so the sentence stays until the browser allows the device. */
export function BlockedDevice({ kind }: DeviceProps): ReactNode {
  const text = useHowToAllow({ kind })
  const isBlocked = usePermission(kind) === 'denied'
  return (
    <div role="status" className={styles['block']}>
      {isBlocked && <p className={styles['fault']}>{text}</p>}
    </div>
  )
}
