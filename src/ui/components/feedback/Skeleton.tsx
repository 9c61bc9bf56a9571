import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { classNames } from '../class-names'
import styles from './skeleton.module.css'

const c = classNames(styles)

interface SkeletonBlockProps {
  readonly width: number | string
  readonly height?: number
  readonly shape?: 'line' | 'circle' | 'group' | 'card'
}

/** A placeholder of the size of the content that loads. */
export function SkeletonBlock({ width, height = 12, shape = 'line' }: SkeletonBlockProps): ReactNode {
  return <span className={c('skeletonBlock', shape)} style={{ width, height }} />
}

/**
 * Announces once that content is loading. Screen readers skip the placeholders. Without a network nothing loads, so the
 * style sheet then shows a sentence in place of the placeholders.
 */
export function Skeleton({ children }: { readonly children: ReactNode }): ReactNode {
  const { t } = useTranslation()
  return (
    <div className={c('skeleton')}>
      <p className="sr" role="status">
        {t('state.loading')}
      </p>
      <div aria-hidden="true" className={c('bones')}>
        {children}
      </div>
      <p className={c('unavailable')}>{t('state.unavailable')}</p>
    </div>
  )
}
