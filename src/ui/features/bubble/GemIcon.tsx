import { useId, type ReactNode } from 'react'
import type { BubbleKind } from '../../../domain/bubble'
import { BACK, BOMB, FUSE, GEMS, SHINE, STONE } from './gems'

interface GemIconProps {
  readonly kind: BubbleKind
  readonly size: number
}

/** A still bubble with its gem. The icon is decorative, because the gem's name stands beside it. */
export function GemIcon({ kind, size }: GemIconProps): ReactNode {
  const id = useId()
  const colors = GEMS[kind]
  const isBomb = kind === 'bomb'
  return (
    <svg viewBox="0 0 100 100" width={size} height={size} aria-hidden="true" focusable="false">
      <radialGradient id={id}>
        <stop offset=".55" stopColor={colors.glow} stopOpacity=".1" />
        <stop offset=".86" stopColor={colors.glow} stopOpacity=".42" />
        <stop offset="1" stopColor={colors.rim} stopOpacity=".95" />
      </radialGradient>
      <circle cx="50" cy="50" r="48" fill={BACK} fillOpacity=".28" />
      <circle cx="50" cy="50" r="48" fill={`url(#${id})`} />
      {(isBomb ? BOMB : STONE).map(({ d, tone, alpha }) => (
        <path key={d} d={d} fill={colors[tone]} opacity={alpha} />
      ))}
      {[...(isBomb ? FUSE : []), ...SHINE].map(({ d, color, width, alpha }) => (
        <path
          key={`${d} ${width}`}
          d={d}
          fill="none"
          stroke={color}
          strokeWidth={width}
          strokeLinecap="round"
          opacity={alpha}
        />
      ))}
      <circle cx="56" cy="16" r="3" fill="#ffffff" opacity=".9" />
    </svg>
  )
}
