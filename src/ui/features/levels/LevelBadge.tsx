import { useEffect, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Xid } from '../../../domain/kernel/ids'
import { isAsked, progressOf, userLevelIn } from '../../../domain/levels'
import { useApp } from '../../app/app-context'
import { useAccountState, useFeature } from '../../app/use-feature'
import { useFeatureTranslations } from '../../app/use-feature-translations'
import { LevelRing } from './LevelRing'
import styles from './levels.module.css'
import { translations } from './translations'

/** Badges that become visible together share a request. */
let gathered: Set<Xid> | null = null

const gather = (xid: Xid, say: (xids: readonly Xid[]) => void): void => {
  if (gathered !== null) {
    gathered.add(xid)
    return
  }
  const together = new Set([xid])
  gathered = together
  void Promise.resolve().then(() => {
    gathered = null
    say([...together])
  })
}

/** A person's level beside the name. Empty until the level is loaded. */
export function LevelBadge({ xid }: { readonly xid: string }): ReactNode {
  useFeatureTranslations('levels', translations)
  const { t } = useTranslation('levels')
  const app = useApp()
  const { slices } = useFeature('levels')
  const state = useAccountState(slices.account.people)
  const standing = userLevelIn(state, xid)
  const isWanted = Xid.is(xid) && !isAsked(state, xid)
  useEffect(() => {
    if (isWanted)
      gather(xid, (xids) => {
        app.account.dispatch({ type: 'levels/LoadUserLevels', xids: [...xids] })
      })
  }, [isWanted, xid, app])
  if (standing === null || standing.level === 0) return null
  return (
    <span className={styles['mark']} title={t('mark', { level: standing.level })}>
      <LevelRing share={progressOf(standing)} size={12} width={2} />
      <span className="sr">{t('mark', { level: '' })}</span>
      {standing.level}
    </span>
  )
}
