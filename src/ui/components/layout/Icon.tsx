import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

interface IconProps {
  readonly of: LucideIcon
  readonly size?: 14 | 16 | 18 | 20 | 22 | 24
}

/**
 * A Lucide icon. The stroke is 1.75 at 20 px and 2 at 16 px, so that lines look equally thick. Each icon stands beside
 * a text or inside a labelled control.
 */
export function Icon({ of: Shape, size = 20 }: IconProps): ReactNode {
  return <Shape size={size} strokeWidth={size <= 16 ? 2 : 1.75} aria-hidden="true" focusable="false" className="icon" />
}
