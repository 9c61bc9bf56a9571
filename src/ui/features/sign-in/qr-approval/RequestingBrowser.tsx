import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { QrAsking } from '../../../../domain/session'
import { toDateTime } from '../../../format/dates'
import { useFormat } from '../../../format/use-format'
import styles from './approve.module.css'

/** Which browser wants to be let in, as the server knows it, and since when. */
export function RequestingBrowser({ device, askedAt }: QrAsking): ReactNode {
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
