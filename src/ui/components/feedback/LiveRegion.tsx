import type { ReactNode } from 'react'

interface LiveTextProps {
  /** What to say now; the same words with another key are said again. */
  readonly text: string
  readonly of: string
}

/** Said politely to a screen reader, seen by nobody. */
export function LiveRegion({ text, of }: LiveTextProps): ReactNode {
  return (
    <div className="sr" aria-live="polite" aria-atomic="true">
      <span key={of}>{text}</span>
    </div>
  )
}
