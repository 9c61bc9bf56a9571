/** Where this tab is led. */
export interface Navigator {
  readonly go: (to: string) => void
}
