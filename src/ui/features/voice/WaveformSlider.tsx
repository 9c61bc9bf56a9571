import { useRef, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react'
import styles from './voice-player.module.css'

/** The step of the arrow keys. */
const STEP_MS = 5_000

interface WaveformSliderProps {
  readonly waveform: readonly number[]
  readonly ms: number
  readonly durationMs: number
  readonly tabIndex: 0 | -1
  readonly label: string
  /** The position in words, for screen readers. */
  readonly text: string
  readonly onSeek: (ms: number) => void
}

const targetOf = (key: string, ms: number, durationMs: number): number | null => {
  switch (key) {
    case 'ArrowLeft':
    case 'ArrowDown':
      return ms - STEP_MS
    case 'ArrowRight':
    case 'ArrowUp':
      return ms + STEP_MS
    case 'Home':
      return 0
    case 'End':
      return durationMs
    default:
      return null
  }
}

/** The loudness over time. The bars up to the position have another colour; a press or an arrow key moves it. */
export function WaveformSlider({
  waveform,
  ms,
  durationMs,
  tabIndex,
  label,
  text,
  onSeek,
}: WaveformSliderProps): ReactNode {
  const ref = useRef<HTMLSpanElement>(null)
  const share = durationMs === 0 ? 0 : ms / durationMs
  const seekTo = ({ clientX }: PointerEvent): void => {
    const box = ref.current?.getBoundingClientRect()
    if (box === undefined || box.width === 0) return
    onSeek(Math.max(0, Math.min(1, (clientX - box.left) / box.width)) * durationMs)
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    const to = targetOf(event.key, ms, durationMs)
    if (to === null) return
    // The page would scroll with the same keys.
    event.preventDefault()
    onSeek(Math.max(0, Math.min(durationMs, to)))
  }
  return (
    <span
      ref={ref}
      className={styles['wave']}
      role="slider"
      tabIndex={tabIndex}
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={Math.round(durationMs / 1_000)}
      aria-valuenow={Math.round(ms / 1_000)}
      aria-valuetext={text}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        seekTo(event)
      }}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) seekTo(event)
      }}
    >
      <svg viewBox={`0 0 ${waveform.length} 20`} preserveAspectRatio="none" aria-hidden="true" focusable="false">
        {waveform.map((loudness, i) => {
          const height = Math.max(1.6, loudness / 5)
          return (
            <rect
              // Bars have no identity besides their place.
              key={`${i}`}
              className={styles[i < share * waveform.length ? 'played' : 'bar']}
              x={i + 0.2}
              y={(20 - height) / 2}
              width={0.6}
              height={height}
            />
          )
        })}
      </svg>
    </span>
  )
}
