import { Mic } from 'lucide-react'
import { useEffect, useRef, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ConversationId } from '../../../domain/kernel/ids'
import { recorderOf } from '../../../domain/voice'
import { useApp } from '../../app/app-context'
import { useFeature, useTabState } from '../../app/use-feature'
import { useFeatureTranslations } from '../../app/use-feature-translations'
import { IconButton } from '../../components/form/IconButton'
import { lazyModule } from '../../components/lazy-module'
import { translations } from './translations'
import { useHoldToRecord } from './use-hold-to-record'
import styles from './voice-tool.module.css'

const bar = lazyModule(() => import('./RecorderBar'))
/** The row of the recorded message. A recording may begin without a network, so both load with the button. */
const bubble = lazyModule(() => import('./VoiceBubble'))

/** The microphone button of the composer. While something is recorded, the recorder covers the composer. */
export function VoiceTool({ conversationId }: { readonly conversationId: ConversationId }): ReactNode {
  useFeatureTranslations('voice', translations)
  const app = useApp()
  const { t } = useTranslation('voice')
  const { slices, streams } = useFeature('voice')
  const recorder = recorderOf(useTabState(slices.tab.recorders), conversationId)
  const button = useRef<HTMLButtonElement>(null)
  const isOpen = recorder !== null && recorder.step !== 'over'
  const part = bar.useModule(true)
  useEffect(() => bubble.preload(), [])
  const onRecord = (isHeld: boolean): void => {
    streams.playback.pause()
    app.tab.dispatch({ type: 'voice/Record', conversationId, recordingId: app.newClientId(), isHeld })
  }
  const [isAway, hold] = useHoldToRecord({
    onRecord,
    onLock: () => app.tab.dispatch({ type: 'voice/Lock', conversationId }),
    onFinish: () => app.tab.dispatch({ type: 'voice/Finish', conversationId }),
    onCancel: () => app.tab.dispatch({ type: 'voice/Discard', conversationId }),
  })
  useEffect(
    () => () => {
      // In a chat that is not open, nothing plays and no microphone stays open. A running recording is kept.
      streams.playback.pause()
      const step = recorderOf(slices.tab.recorders.get(), conversationId)?.step
      if (step === 'asking') app.tab.dispatch({ type: 'voice/Discard', conversationId })
      if (step === 'held' || step === 'locked') app.tab.dispatch({ type: 'voice/Finish', conversationId })
    },
    [app, slices, streams, conversationId],
  )
  useEffect(() => {
    const from = button.current
    // The focus was in the recorder, which is gone.
    return () => {
      if (isOpen) requestAnimationFrame(() => document.activeElement === document.body && from?.focus())
    }
  }, [isOpen])
  return (
    <>
      <span className={styles['hold']}>
        <IconButton ref={button} icon={Mic} label={t('record')} {...hold} />
      </span>
      {part !== null && isOpen && (
        <part.RecorderBar recorder={recorder} isAway={isAway} onAgain={() => onRecord(false)} />
      )}
    </>
  )
}
