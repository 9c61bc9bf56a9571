import { Hourglass } from 'lucide-react'
import { useEffect, useMemo, useRef, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ChatState } from '../../../domain/chat'
import type { Group } from '../../../domain/group'
import type { ConversationId } from '../../../domain/kernel/ids'
import { slowModeQuery } from '../../../domain/slow-mode'
import { useApp, useNow } from '../../app/app-context'
import { useAccountSlice, useAccountState, useFeature } from '../../app/use-feature'
import { useFeatureTranslations } from '../../app/use-feature-translations'
import { Icon } from '../../components/layout/Icon'
import { formatDuration } from '../../format/duration'
import { durationText } from './duration-text'
import styles from './slow-mode.module.css'
import { translations } from './translations'

interface SlowModeBarProps {
  readonly of: Pick<Group, 'gid' | 'conversationId'>
  /** Called with `true` while the member has to wait. */
  readonly onWait: (isWaiting: boolean) => void
}

/** Changes when the server takes a message of this member, or refuses one in this conversation. */
const outcomesIn =
  (id: ConversationId) =>
  ({ data: { outbox } }: ChatState): string => {
    const failed = outbox.items.filter(({ conversationId, failure }) => conversationId === id && failure !== null)
    return `${outbox.sent.at(-1)} ${failed.map(({ clientId }) => clientId).join(' ')}`
  }

/** Above the composer of a plain member in a slow group: the rule, or the time until the next message. */
export function SlowModeBar({ of: { gid, conversationId }, onWait }: SlowModeBarProps): ReactNode {
  useFeatureTranslations('slow-mode', translations)
  const { t } = useTranslation('slow-mode')
  const app = useApp()
  const mode = slowModeQuery.value(useAccountState(useFeature('slow-mode').slices.account.state), { gid })
  const seconds = mode?.seconds ?? 0
  const select = useMemo(() => outcomesIn(conversationId), [conversationId])
  const outcomes = useAccountSlice(useFeature('chat').slices.account.chat, select)
  useEffect(() => app.account.dispatch(slowModeQuery.want({ gid })), [app, gid])
  // Only the server knows when the member may write again, so the bar asks after each message that it took or refused.
  const answered = useRef(outcomes)
  useEffect(() => {
    if (answered.current === outcomes) return
    answered.current = outcomes
    if (seconds > 0) app.account.dispatch(slowModeQuery.want({ gid }))
  }, [app, gid, outcomes, seconds])
  const now = useNow(1_000)
  // The clock may be set back while the member waits.
  const left = mode === null ? 0 : Math.min(seconds, Math.max(0, Math.ceil((mode.freeAt - now) / 1_000)))
  const isWaiting = left > 0
  useEffect(() => {
    onWait(isWaiting)
    return () => onWait(false)
  }, [onWait, isWaiting])
  if (seconds === 0) return null
  return (
    <p className={styles['bar']} role="timer">
      <Icon of={Hourglass} size={14} />
      {isWaiting ? t('wait', { left: formatDuration(left) }) : t('on', { time: durationText(t, seconds) })}
    </p>
  )
}
