import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { QrSignInRequest } from '../../../../domain/qr-approval'
import { toDateTime } from '../../../format/dates'
import { useFormat } from '../../../format/use-format'
import styles from './approve.module.css'

/** The browser that requests the sign-in, in the server's description, and the time of the request. */
export function RequestingBrowser({ device, askedAt }: QrSignInRequest): ReactNode {
  const { t } = useTranslation()
  const format = useFormat()
  return (
    <dl className={`${styles['part'] ?? ''} ${styles['details'] ?? ''}`}>
      <dt>{t('approve.device')}</dt>
      <dd>
        <bdi>{device}</bdi>
      </dd>
      <dt>{t('approve.since')}</dt>
      <dd>
        <time dateTime={toDateTime(askedAt)}>{format.time(askedAt)}</time>
      </dd>
    </dl>
  )
}
