import type { ReactNode } from 'react'
import { usePartnerVisibility } from './use-partner-visibility'

interface PartnerToolsProps {
  readonly draw: (shown: { readonly showsGift: boolean; readonly showsBubble: boolean }) => ReactNode
}

/**
 * Draws the tools for gifts and bubbles that a partner lets its users see; none as long as that is not known (R1-235).
 */
export function PartnerTools({ draw }: PartnerToolsProps): ReactNode {
  const { gift, bubble } = usePartnerVisibility()
  return draw({ showsGift: gift, showsBubble: bubble })
}
