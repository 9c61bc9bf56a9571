import { CloudOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { UploadViewModel } from '../../../domain/upload'
import { Icon } from '../../components/layout/Icon'
import styles from './upload-progress.module.css'

type OnWay = Extract<UploadViewModel, { readonly percent: number }>

const ROUND = 2 * Math.PI * 14

export function UploadProgress({ upload: { status, percent } }: { readonly upload: OnWay }): ReactNode {
  const { t } = useTranslation()
  const label =
    status === 'paused'
      ? t('upload.paused')
      : status === 'queued'
        ? t('upload.queued')
        : t('upload.percent', { percent })
  return (
    <span
      className={styles['mark']}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
    >
      <svg viewBox="0 0 32 32" width="36" height="36" aria-hidden="true" focusable="false">
        <circle className={styles['track']} cx="16" cy="16" r="14" />
        <circle
          className={styles['done']}
          cx="16"
          cy="16"
          r="14"
          strokeDasharray={`${(ROUND * percent) / 100} ${ROUND}`}
        />
      </svg>
      <span className={styles['figure']}>{status === 'paused' ? <Icon of={CloudOff} size={16} /> : percent}</span>
    </span>
  )
}
