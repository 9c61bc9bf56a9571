import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

interface IconProps {
  readonly of: LucideIcon
  readonly size?: 14 | 16 | 18 | 20 | 22 | 24
}

/**
 * Lucide, stroke 1.75 at 20 and 2 at 16 so that lines look equally thick. Always beside words or inside a named
 * control.
 */
export function Icon({ of: Shape, size = 20 }: IconProps): ReactNode {
  return <Shape size={size} strokeWidth={size <= 16 ? 2 : 1.75} aria-hidden="true" focusable="false" className="icon" />
}
