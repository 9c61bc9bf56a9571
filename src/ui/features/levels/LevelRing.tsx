import type { ReactNode } from 'react'

interface LevelRingProps {
  /** The filled share of the ring, from 0 to 1. */
  readonly share: number
  /** The size of the ring and the width of its line, in px. */
  readonly size: number
  readonly width: number
}

export function LevelRing({ share, size, width }: LevelRingProps): ReactNode {
  const radius = (size - width) / 2
  const round = 2 * Math.PI * radius
  const place = { cx: size / 2, cy: size / 2, r: radius, fill: 'none', strokeWidth: width }
  return (
    <svg width={size} height={size} viewBox={`0 0 ${size} ${size}`} aria-hidden="true" focusable="false">
      <circle {...place} stroke="var(--surface-4)" />
      <circle
        {...place}
        stroke="currentColor"
        strokeLinecap="round"
        strokeDasharray={`${share * round} ${round}`}
        transform={`rotate(-90 ${size / 2} ${size / 2})`}
      />
    </svg>
  )
}
