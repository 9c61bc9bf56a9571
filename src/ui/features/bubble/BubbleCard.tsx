import { useEffect, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ContentOf } from '../../../domain/chat'
import { isElsewhere, standsWith } from '../../../domain/bubble'
import { isVisitor } from '../../../domain/session'
import { useApp } from '../../app/app-context'
import { useAccountState } from '../../app/use-feature'
import { useFeatureTranslations } from '../../app/use-feature-translations'
import { Button } from '../../components/form/Button'
import { useFormat } from '../../format/use-format'
import { useContentActions } from '../chat/message-kinds/content-actions-context'
import type { BodyProps } from '../chat/message-kinds/message-kind'
import { GemIcon } from './GemIcon'
import { translations } from './screens'
import { useRain, useWinners } from './use-bubble'
import { WinnersDialog } from './WinnersDialog'
import styles from './bubble.module.css'

/** Whether the rain has ended. The component renders again at the end, or when the clock is set to the server's time. */
const useIsOver = (until: number): boolean => {
  const app = useApp()
  const [isOver, setOver] = useState(() => app.now() >= until)
  useEffect(() => {
    const ticks = app.seconds$.subscribe(() => setOver(app.now() >= until))
    return () => ticks.unsubscribe()
  }, [app, until])
  return isOver
}

/**
 * The message of a bubble rain: amount, conditions to join, and a Join or Winners button that fits the rain's state.
 */
export function BubbleCard({
  content: { eventId, isExclusive, seconds, levelLimit },
  message,
  tabIndex,
}: BodyProps<ContentOf<'bubble'>>): ReactNode {
  useFeatureTranslations('bubble', translations)
  const { t } = useTranslation('bubble')
  const app = useApp()
  const { amount } = useFormat()
  const { onRain } = useContentActions()
  const session = useAccountState(app.account.slices.session)
  const [isOpen, setOpen] = useState(false)
  const { state, say } = useRain()
  const { phase, failure, won } = standsWith(state, eventId)
  const isTimeUp = useIsOver(message.at + seconds * 1_000)
  const { event } = useWinners(eventId, `${isTimeUp} ${phase}`)
  const conversationId = message.sent?.conversationId
  const isMine = phase === 'raining' || phase === 'joining'
  useEffect(() => {
    if (phase !== 'idle') onRain()
  }, [phase, onRain])
  const isOver = isTimeUp || event?.ended === true
  const mayJoin = !isOver && event?.clicked !== true && won === null && phase !== 'over'
  const details = [
    ...(event === null ? [] : [t('bubbles', { count: event.total })]),
    ...(isExclusive ? [t('exclusive')] : []),
    ...(levelLimit > 1 ? [t('andUp', { level: levelLimit })] : []),
  ]
  const isBusyElsewhere = isElsewhere(state, eventId)
  const join = (): void => {
    if (isVisitor(session)) app.tab.dispatch({ type: 'ShowVisitorDialog' })
    else if (conversationId !== undefined) say({ type: 'bubble/Join', conversationId, eventId })
  }
  return (
    <span className={styles['card']}>
      <GemIcon kind="gem" size={48} />
      <span className={styles['words']}>
        <b>{event === null ? t('rain') : t('rainOf', { amount: amount(event.all), currency: event.currency })}</b>
        <span className={styles['line']}>
          {mayJoin && isBusyElsewhere
            ? t('elsewhere')
            : mayJoin && failure !== null
              ? t('notJoined')
              : details.join(' · ')}
        </span>
      </span>
      {mayJoin ? (
        <Button size={36} kind="primary" tabIndex={tabIndex} busy={isMine} disabled={isBusyElsewhere} onClick={join}>
          {t('join')}
        </Button>
      ) : (
        <Button size={36} tabIndex={tabIndex} onClick={() => setOpen(true)}>
          {t('winners')}
        </Button>
      )}
      <WinnersDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        eventId={eventId}
        sender={message.sender.name}
        isOver={isOver}
        isSender={message.own}
      />
    </span>
  )
}
