import { Check, RotateCw, Send, Trash2, X } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { RecorderViewModel } from '../../../domain/voice'
import { useApp, useNow } from '../../app/app-context'
import { useFeature } from '../../app/use-feature'
import { IconButton } from '../../components/form/IconButton'
import { formatDuration } from '../../format/duration'
import { useCachedFile } from '../upload/use-cached-file'
import { classNames } from '../../components/class-names'
import styles from './recorder-bar.module.css'
import { VoicePlayer } from './VoicePlayer'

const c = classNames(styles)

interface RecorderBarProps {
  readonly recorder: RecorderViewModel
  /** Whether the finger that records has slid away. */
  readonly isAway: boolean
  readonly onAgain: () => void
}

const REASONS = {
  permissionRefused: 'permissionRefused',
  noDevice: 'noDevice',
  deviceBusy: 'deviceBusy',
  deviceGone: 'stopped',
  unsupported: 'unsupported',
} as const
const isKnown = (reason: string | null): reason is keyof typeof REASONS => Object.hasOwn(REASONS, reason ?? '')

/** The recorder over the composer: it records, shows why it can not, or lets the person listen before sending. */
export function RecorderBar({ recorder, isAway, onAgain }: RecorderBarProps): ReactNode {
  const app = useApp()
  const { t } = useTranslation('voice')
  const ref = useRef<HTMLDivElement>(null)
  const { step, conversationId, reason } = recorder
  const isCapturing = step === 'asking' || step === 'held' || step === 'locked' || step === 'finishing'
  const discard = (): void => app.tab.dispatch({ type: 'voice/Discard', conversationId })
  useEffect(() => {
    // The composer below is hidden, so its focus moves to the last button, which goes on.
    const buttons = ref.current?.querySelectorAll<HTMLElement>('button:enabled')
    buttons?.[buttons.length - 1]?.focus()
  }, [step])
  const onEscape = useEffectEvent(discard)
  useEffect(() => {
    if (!isCapturing) return undefined
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') onEscape()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [isCapturing])
  return (
    <div ref={ref} className={c('bar')} role="group" aria-label={t('recorder')}>
      <span className="sr" role="status">
        {isCapturing ? (step === 'asking' ? '' : t('recording')) : step === 'preview' ? t('ready') : ''}
      </span>
      {isCapturing && (
        <>
          <Progress recorder={recorder} isAway={isAway} />
          <IconButton icon={X} label={t('cancel')} onClick={discard} />
          <IconButton
            icon={Check}
            label={t('done')}
            tone="brand"
            disabled={step === 'asking' || step === 'finishing'}
            onClick={() => app.tab.dispatch({ type: 'voice/Finish', conversationId })}
          />
        </>
      )}
      {step === 'denied' && (
        <>
          <p className={c('reason')} role="alert">
            {t(`reason.${isKnown(reason) ? REASONS[reason] : 'unsupported'}`)}
          </p>
          <IconButton icon={X} label={t('close')} onClick={discard} />
          <IconButton icon={RotateCw} label={t('again')} onClick={onAgain} />
        </>
      )}
      {step === 'preview' && (
        <>
          <Preview recorder={recorder} />
          <IconButton icon={Trash2} label={t('remove')} onClick={discard} />
          <IconButton
            icon={Send}
            label={t('send')}
            tone="brand"
            onClick={() => app.tab.dispatch({ type: 'voice/Send', conversationId })}
          />
        </>
      )}
    </div>
  )
}

/** The time and the level of a running recording. The level is written without a render. */
function Progress({ recorder: { step, beganAt }, isAway }: Pick<RecorderBarProps, 'recorder' | 'isAway'>): ReactNode {
  const { t } = useTranslation('voice')
  const { level$ } = useFeature('voice').streams
  const meter = useRef<HTMLSpanElement>(null)
  const now = useNow(1_000)
  useEffect(() => {
    const levels = level$.subscribe((level) => meter.current?.style.setProperty('--level', String(level)))
    return () => levels.unsubscribe()
  }, [level$])
  if (beganAt === null) return <p className={c('words')}>{t('asking')}</p>
  return (
    <p className={c('words', isAway && 'away')}>
      <span ref={meter} className={c('level')} aria-hidden="true" />
      <span className={c('time')} role="timer">
        {formatDuration(Math.max(0, Math.floor((now - beganAt) / 1_000)))}
      </span>
      {step === 'held' && <span className={c('hint')}>{t(isAway ? 'letGo' : 'slide')}</span>}
    </p>
  )
}

function Preview({ recorder: { recordingId, recording } }: Pick<RecorderBarProps, 'recorder'>): ReactNode {
  const { playback } = useFeature('voice').streams
  const url = useCachedFile(recordingId)
  useEffect(() => () => playback.release(recordingId), [playback, recordingId])
  if (recording === null) return null
  const { durationMs, waveform } = recording
  return (
    <VoicePlayer
      source={url === null ? null : { key: recordingId, url, durationMs }}
      waveform={waveform}
      durationMs={durationMs}
    />
  )
}
