import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { PLATFORMS } from '../../../domain/restream'
import { paths } from '../../app/paths'
import { Bone, Skeleton } from '../../components/feedback/Skeleton'
import { FailedState } from '../../components/feedback/StateView'
import { SubPage } from '../../components/layout/SubPage'
import { EntryPanel } from './EntryPanel'
import styles from './restream.module.css'
import { useEntries } from './use-entries'

/** /rtmp: where one's spaces can be streamed to, a panel a platform (spec 3 §2). */
export function RestreamScreen(): ReactNode {
  const { t } = useTranslation('restream')
  const entries = useEntries()
  return (
    <SubPage title={t('title')} backHref={paths.profile}>
      <p className={styles['about']}>{t('about')}</p>
      {entries.status === 'failed' ? <FailedState title={t('failed')} text={t('failedText')} onRetry={entries.read} />
        : entries.status === 'loading' ? <Skeleton>{PLATFORMS.map((platform) => <div key={platform} className={styles['bone']}><Bone width="100%" height={56} /></div>)}</Skeleton>
          : <div className={styles['panels']}>{PLATFORMS.map((platform) =>
            <EntryPanel key={platform} platform={platform} entry={entries.items.find((one) => one.platform === platform) ?? null} />)}</div>}
    </SubPage>
  )
}
