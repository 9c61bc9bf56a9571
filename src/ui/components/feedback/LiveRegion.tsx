import type { ReactNode } from 'react'

interface LiveRegionProps {
  /** The text to announce. The same text with another `of` is announced again. */
  readonly text: string
  readonly of: string
}

/** Announces a text politely to screen readers. Invisible. */
export function LiveRegion({ text, of }: LiveRegionProps): ReactNode {
  return (
    <div className="sr" aria-live="polite" aria-atomic="true">
      <span key={of}>{text}</span>
    </div>
  )
}
