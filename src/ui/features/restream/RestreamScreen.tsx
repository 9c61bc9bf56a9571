import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { PLATFORMS } from '../../../domain/restream'
import { paths } from '../../app/routing/paths'
import { SkeletonBlock, Skeleton } from '../../components/feedback/Skeleton'
import { FailedState } from '../../components/feedback/StateView'
import { SubPage } from '../../components/layout/SubPage'
import { TargetPanel } from './TargetPanel'
import styles from './restream.module.css'
import { useStreamTargets } from './use-stream-targets'

/** The screen /rtmp: stream targets of the member's spaces, with a panel per platform (spec 3 §2). */
export function RestreamScreen(): ReactNode {
  const { t } = useTranslation('restream')
  const entries = useStreamTargets()
  return (
    <SubPage title={t('title')} backHref={paths.profile}>
      <p className={styles['about']}>{t('about')}</p>
      {entries.status === 'failed' ? (
        <FailedState title={t('failed')} text={t('failedText')} onRetry={entries.read} />
      ) : entries.status === 'loading' ? (
        <Skeleton>
          {PLATFORMS.map((platform) => (
            <div key={platform} className={styles['skeletonBlock']}>
              <SkeletonBlock width="100%" height={56} />
            </div>
          ))}
        </Skeleton>
      ) : (
        <div className={styles['panels']}>
          {PLATFORMS.map((platform) => (
            <TargetPanel
              key={platform}
              platform={platform}
              entry={entries.items.find((stored) => stored.platform === platform) ?? null}
            />
          ))}
        </div>
      )}
    </SubPage>
  )
}
