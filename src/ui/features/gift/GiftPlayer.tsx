import { Gift as GiftIcon } from 'lucide-react'
import { useEffect, useRef, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import type { ChatMessage } from '../../../domain/chat'
import { giftsQuery, giftPlayerViewModel, type GiftPlayerItem } from '../../../domain/gift'
import type { ConversationId, MessageId } from '../../../domain/kernel/ids'
import { useApp } from '../../app/app-context'
import { useAccountState, useFeature, useTabState } from '../../app/use-feature'
import { useFeatureTranslations } from '../../app/use-feature-translations'
import { Icon } from '../../components/layout/Icon'
import { useImage } from '../../components/avatar/use-image'
import { makeAlphaVideo, type AlphaPlayback } from './alpha-video'
import styles from './gift-player.module.css'
import { translations } from './translations'

interface GiftPlayerProps {
  readonly conversationId: ConversationId
  /** The gifts that arrived since the conversation was opened, oldest first. */
  readonly arrived: readonly ChatMessage[]
}

const STILL = '(prefers-reduced-motion: reduce)'

/** Plays the conversation's gifts over the chat, one after the other, without blocking the chat. */
export function GiftPlayer({ conversationId, arrived }: GiftPlayerProps): ReactNode {
  useFeatureTranslations('gift', translations)
  const app = useApp()
  const { slices } = useFeature('gift')
  const gifts = giftsQuery.listed(useAccountState(slices.account.gifts), {})
  const shown = giftPlayerViewModel(useTabState(slices.tab.player))
  const queued = useRef(new Set<MessageId>())
  useEffect(() => {
    app.account.dispatch(giftsQuery.want({}))
  }, [app])
  useEffect(() => {
    queued.current = new Set()
    app.tab.dispatch({ type: 'gift/OpenPlayer', conversationId })
    const look = (): void => app.tab.dispatch({ type: 'gift/HidePlayer', isHidden: document.hidden })
    look()
    document.addEventListener('visibilitychange', look)
    return () => {
      document.removeEventListener('visibilitychange', look)
      app.tab.dispatch({ type: 'gift/ClosePlayer' })
    }
  }, [conversationId, app])
  useEffect(() => {
    // The gift list contains each gift's animation, so wait until the list is loaded.
    if (gifts.status === 'loading') return
    for (const { id, content } of arrived) {
      if (content.kind !== 'gift' || queued.current.has(id)) continue
      queued.current.add(id)
      const animation = gifts.items.find((gift) => gift.id === content.giftId)?.animation ?? null
      app.tab.dispatch({ type: 'gift/Enqueue', item: { id, animation, icon: content.icon, title: content.title } })
    }
  }, [arrived, gifts, app])
  if (shown.mode === 'nothing') return null
  return createPortal(
    <div className={styles['stage']} aria-hidden="true" data-gift={shown.item.id}>
      {shown.mode === 'playing' ? (
        <Moving key={shown.item.id} item={shown.item} isPaused={shown.isPaused} />
      ) : (
        <Still key={shown.item.id} item={shown.item} why={shown.why} />
      )}
    </div>,
    document.body,
  )
}

function Moving({
  item: { id, animation },
  isPaused,
}: {
  readonly item: GiftPlayerItem
  readonly isPaused: boolean
}): ReactNode {
  const app = useApp()
  const host = useRef<HTMLDivElement>(null)
  const playing = useRef<AlphaPlayback | null>(null)
  useEffect(() => {
    if (animation === null || window.matchMedia(STILL).matches) {
      app.tab.dispatch({ type: 'gift/ShowStill', id, why: animation === null ? 'cannotPlay' : 'reducedMotion' })
      return undefined
    }
    const surface = makeAlphaVideo()
    host.current?.append(surface.canvas)
    const run = surface.play(animation, {
      onEnd: () => app.tab.dispatch({ type: 'gift/PlayEnded', id }),
      onFail: () => app.tab.dispatch({ type: 'gift/ShowStill', id, why: 'cannotPlay' }),
    })
    playing.current = run
    return () => run.stop()
  }, [animation, id, app])
  useEffect(() => {
    if (isPaused) playing.current?.pause()
    else playing.current?.goOn()
  }, [isPaused])
  return <div ref={host} className={styles['moving']} />
}

function Still({
  item: { icon, title },
  why,
}: {
  readonly item: GiftPlayerItem
  readonly why: 'reducedMotion' | 'cannotPlay'
}): ReactNode {
  const { t } = useTranslation('gift')
  const { tab } = useApp()
  useEffect(() => {
    tab.dispatch({
      type: 'ShowToast',
      words: why === 'cannotPlay' ? { text: t('cannotPlay') } : { good: t('still', { gift: title }) },
    })
  }, [tab, t, title, why])
  return (
    <div className={styles['still']}>{useImage(icon ?? undefined, 'avatar') ?? <Icon of={GiftIcon} size={24} />}</div>
  )
}
