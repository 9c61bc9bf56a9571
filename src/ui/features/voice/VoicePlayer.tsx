import { CircleAlert, Pause, Play } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { VoiceSource } from '../../../application/features/voice/playback'
import { useFeature } from '../../app/use-feature'
import { Icon } from '../../components/layout/Icon'
import { formatDuration } from '../../format/duration'
import { useVoicePlaying } from './use-voice-playing'
import styles from './voice-player.module.css'
import { WaveformSlider } from './WaveformSlider'

interface VoicePlayerProps {
  /** The message; `null` while its file is not available. */
  readonly source: VoiceSource | null
  readonly waveform: readonly number[]
  readonly durationMs: number
  readonly tabIndex?: 0 | -1
}

const inSeconds = (ms: number): string => formatDuration(Math.round(ms / 1_000))

/** Plays a voice message: play or pause, the waveform as a slider, the time and the speed. */
export function VoicePlayer({ source, waveform, durationMs, tabIndex = 0 }: VoicePlayerProps): ReactNode {
  const { t } = useTranslation('voice')
  const { playback } = useFeature('voice').streams
  const { key, isPlaying, hasFailed, ms, speed } = useVoicePlaying(source?.key ?? null)
  const hasBegun = key !== null && (isPlaying || ms > 0)
  return (
    <span className={styles['player']}>
      <button
        type="button"
        className={styles['play']}
        tabIndex={tabIndex}
        disabled={source === null}
        aria-label={t(isPlaying ? 'pause' : 'play')}
        onClick={() => source !== null && playback.toggle(source)}
      >
        <Icon of={isPlaying ? Pause : Play} size={20} />
      </button>
      <WaveformSlider
        waveform={waveform}
        ms={ms}
        durationMs={durationMs}
        tabIndex={tabIndex}
        label={t('position')}
        text={t('at', { at: inSeconds(ms), length: inSeconds(durationMs) })}
        onSeek={(to) => source !== null && playback.seek(source, to)}
      />
      {hasFailed ? (
        <span className={styles['failed']} role="status">
          <Icon of={CircleAlert} size={14} />
          {t('failed')}
        </span>
      ) : (
        <span className={styles['time']} aria-hidden="true">
          {inSeconds(hasBegun ? ms : durationMs)}
        </span>
      )}
      <button
        type="button"
        className={styles['speed']}
        tabIndex={tabIndex}
        aria-label={t('speed', { speed })}
        onClick={playback.nextSpeed}
      >
        {speed}×
      </button>
    </span>
  )
}
