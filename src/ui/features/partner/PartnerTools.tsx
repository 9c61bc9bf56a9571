import type { ReactNode } from 'react'
import { usePartnerVisibility } from './use-partner-visibility'

interface PartnerToolsProps {
  readonly draw: (shown: { readonly showsGift: boolean; readonly showsBubble: boolean }) => ReactNode
}

/** Passes the tools that the partner enables to `draw`. Passes no tools until the configuration is loaded (R1-235). */
export function PartnerTools({ draw }: PartnerToolsProps): ReactNode {
  const { gift, bubble } = usePartnerVisibility()
  return draw({ showsGift: gift, showsBubble: bubble })
}
