import type { ReactNode } from 'react'

interface LiveRegionProps {
  /** The text to announce. A new value of `of` announces an unchanged text again. */
  readonly text: string
  readonly of: string
}

/** Announces a text politely to screen readers. The region is invisible. */
export function LiveRegion({ text, of }: LiveRegionProps): ReactNode {
  return (
    <div className="sr" aria-live="polite" aria-atomic="true">
      <span key={of}>{text}</span>
    </div>
  )
}
