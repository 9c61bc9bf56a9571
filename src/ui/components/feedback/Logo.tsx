import type { ReactNode } from 'react'

interface LogoProps {
  readonly size?: number
}

/** The product's logo: a ring that a person joins. */
export function Logo({ size = 30 }: LogoProps): ReactNode {
  return (
    <svg viewBox="0 0 32 32" width={size} height={size} aria-hidden="true" focusable="false">
      <circle cx="15" cy="17" r="9.5" fill="none" stroke="var(--brand)" strokeWidth="5.5" />
      <circle cx="24.5" cy="8" r="4.5" fill="var(--brand)" stroke="var(--ring-back, var(--canvas))" strokeWidth="2.5" />
    </svg>
  )
}
