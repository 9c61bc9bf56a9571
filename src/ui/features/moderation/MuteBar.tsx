import { MessageCircleOff } from 'lucide-react'
import { useEffect, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Gid } from '../../../domain/kernel/ids'
import { ownMuteQuery, type OwnMute } from '../../../domain/moderation'
import { useApp, useNow } from '../../app/app-context'
import { useAccountState, useFeature } from '../../app/use-feature'
import { useFeatureTranslations } from '../../app/use-feature-translations'
import { Icon } from '../../components/layout/Icon'
import styles from './mute-bar.module.css'
import { reportsPathOfAppeal } from './reports-path'
import { translations } from './translations'
import { useEndText } from './use-end-text'

const SECOND_MS = 1_000

interface MuteBarProps {
  readonly gid: Gid
  /** Called with `true` while the member is muted. */
  readonly onMute: (isMuted: boolean) => void
}

/** Above the composer of a muted member: until when, why, and the way to appeal. It goes when the mute ends. */
export function MuteBar({ gid, onMute }: MuteBarProps): ReactNode {
  const app = useApp()
  const mute = ownMuteQuery.value(useAccountState(useFeature('moderation').slices.account.ownMute), { gid })
  useEffect(() => app.account.dispatch(ownMuteQuery.want({ gid })), [app, gid])
  const now = useNow(SECOND_MS)
  const until = mute?.until ?? null
  const isMuted = until !== null && until > now
  useEffect(() => {
    onMute(isMuted)
    return () => onMute(false)
  }, [onMute, isMuted])
  return mute !== null && isMuted ? <Muted mute={mute} until={until} now={now} /> : null
}

interface MutedProps {
  readonly mute: OwnMute
  readonly until: number
  readonly now: number
}

function Muted({ mute: { reason, decision }, until, now }: MutedProps): ReactNode {
  useFeatureTranslations('moderation', translations)
  const { t } = useTranslation('moderation')
  const time = useEndText()(until, now)
  return (
    <p className={styles['bar']} role="status">
      <Icon of={MessageCircleOff} size={16} />
      <span className={styles['text']} dir="auto">
        {reason === ''
          ? t('mute.until', { time })
          : t('mute.untilBecause', { time, reason, interpolation: { escapeValue: false } })}
      </span>
      <Link to={reportsPathOfAppeal(decision)}>{t('mute.appeal')}</Link>
    </p>
  )
}
