import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ConversationId } from '../../../domain/kernel/ids'
import { leftIn, rainViewModel, type RainViewModel } from '../../../domain/bubble'
import { useFeatureTranslations } from '../../app/use-feature-translations'
import { Avatar } from '../../components/avatar/Avatar'
import { useFormat } from '../../format/use-format'
import { Button } from '../../components/form/Button'
import { BubbleButtons } from './BubbleButtons'
import { RainField } from './RainField'
import { RainHeader, useSecondsLeft } from './RainHeader'
import { RainSummary } from './RainSummary'
import { translations } from './screens'
import { useRain } from './use-bubble'
import { usePrefersReducedMotion } from './use-prefers-reduced-motion'
import styles from './bubble.module.css'

/** The least number of seconds between two announcements to screen readers. */
const LINE_SECONDS = 3

/** The bubble rain over a conversation's messages, then the summary of the rain. */
export function RainLayer({ conversationId }: { readonly conversationId: ConversationId }): ReactNode {
  useFeatureTranslations('bubble', translations)
  const { state, say } = useRain()
  const rain = rainViewModel(state, conversationId)
  const isGone = rain?.endedBy === 'quit'
  useEffect(() => {
    if (isGone) say({ type: 'bubble/CloseRain' })
  }, [isGone, say])
  return rain === null || rain.event === null || isGone ? null : (
    <Rain
      key={rain.event.id}
      rain={rain}
      onTap={(bubbleId) => {
        say({ type: 'bubble/Tap', eventId: rain.event?.id ?? '', bubbleId })
      }}
      onLeave={() => {
        say({ type: rain.phase === 'raining' ? 'bubble/LeaveRain' : 'bubble/CloseRain' })
      }}
    />
  )
}

interface RainProps {
  readonly rain: RainViewModel
  readonly onTap: (id: string) => void
  readonly onLeave: () => void
}

function Rain({ rain, onTap, onLeave }: RainProps): ReactNode {
  const { t } = useTranslation('bubble')
  const root = useRef<HTMLElement>(null)
  const isStill = usePrefersReducedMotion()
  const isRunning = rain.phase === 'raining'
  const isShowing = rain.notice?.kind === 'won'
  // The layer covers the messages, so the messages become inert. The conversation's header stays usable.
  useEffect(() => {
    const layer = root.current
    if (layer === null) return undefined
    const below = Array.from(layer.parentElement?.children ?? []).filter(
      (element) => element !== layer && element.tagName !== 'HEADER',
    )
    for (const element of below) element.setAttribute('inert', '')
    const bubble = layer.querySelector<HTMLElement>('[data-roving][tabindex="0"]') ?? layer
    bubble.focus()
    return () => {
      for (const element of below) element.removeAttribute('inert')
    }
  }, [])
  return (
    <section
      ref={root}
      className={styles['rain']}
      data-theme="dark"
      tabIndex={-1}
      aria-label={t('from', { name: rain.event?.sender ?? '' })}
    >
      <RainHeader rain={rain} />
      <div className={styles['field']}>
        {isRunning && isStill && (
          <div className={styles['still']}>
            <BubbleButtons rain={rain} onTap={onTap} />
          </div>
        )}
        {(isRunning || isShowing) && !isStill && <RainField rain={rain} onTap={onTap} />}
        {!isRunning && !isShowing && <RainSummary rain={rain} onClose={onLeave} />}
        <Notice rain={rain} />
        {isRunning && <LastPop rain={rain} />}
        {isRunning && <NearLine rain={rain} />}
      </div>
      {/* The last Tab stop, although it stands in the header: a rain is short, and the bubbles come first. */}
      {isRunning && (
        <span className={styles['leave']}>
          <Button onClick={onLeave}>{t('leave')}</Button>
        </span>
      )}
    </section>
  )
}

/** The result of the member's tap, for three seconds (spec 1 §8). */
function Notice({ rain: { notice, event } }: { readonly rain: RainViewModel }): ReactNode {
  const { t } = useTranslation('bubble')
  const { amount } = useFormat()
  return (
    <div className={styles['notice']} role="status">
      {notice?.kind === 'won' && (
        <>
          <b>{t('congrats')}</b>
          <strong>{`+${amount(notice.rewards)} ${event?.currency ?? ''}`}</strong>
        </>
      )}
      {notice?.kind === 'oops' && (
        <>
          <b>{t('oops')}</b>
          <span>{notice.words}</span>
        </>
      )}
      {notice?.kind === 'lost' && (
        <>
          <b>{t('oops')}</b>
          <span>{t('lost')}</span>
        </>
      )}
    </div>
  )
}

/** The latest bubble that any member popped. */
function LastPop({ rain: { lastPop, popped, event } }: { readonly rain: RainViewModel }): ReactNode {
  const { t } = useTranslation('bubble')
  const { amount } = useFormat()
  const pop = lastPop === null ? undefined : popped[lastPop]
  return pop === undefined || pop.own ? null : (
    <p key={lastPop} className={styles['pop']} aria-hidden="true">
      <Avatar person={{ id: pop.uid, name: pop.name, imageUrl: undefined }} size={28} />
      <span>{t('popped', { name: pop.name, amount: amount(pop.rewards), currency: event?.currency ?? '' })}</span>
    </p>
  )
}

/** Announces the remaining gems and time to screen readers, at most every three seconds. */
function NearLine({ rain }: { readonly rain: RainViewModel }): ReactNode {
  const { t } = useTranslation('bubble')
  const seconds = useSecondsLeft(rain)
  const turn = Math.floor(seconds / LINE_SECONDS)
  const [announced, setAnnounced] = useState({ turn, gems: leftIn(rain), seconds })
  if (announced.turn !== turn) setAnnounced({ turn, gems: leftIn(rain), seconds })
  return (
    <p className="sr" aria-live="polite">
      {t('nearLine', { gems: t('near', { count: announced.gems }), time: t('seconds', { count: announced.seconds }) })}
    </p>
  )
}
