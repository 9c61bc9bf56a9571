import type { ReactNode } from 'react'

/** The logo of X, drawn like our icons. */
export function XLogo({ size = 20 }: { readonly size?: 14 | 20 }): ReactNode {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      aria-hidden="true"
      focusable="false"
    >
      <path d="M4 4l11.5 16H20L8.5 4z" />
      <path d="M4 20l6.6-7.2M19.6 4l-6 6.6" />
    </svg>
  )
}
