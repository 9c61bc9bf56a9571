export interface SystemNotice {
  readonly title: string
  readonly body: string
  /** A newer notice replaces an older notice with the same tag. */
  readonly tag: string
  readonly onPress: () => void
}

/** Operating system notices, shown while no tab is visible. */
export interface SystemNotices {
  /** Shows the browser's permission prompt if it is unanswered, so call it only from a press. */
  readonly allow: () => Promise<boolean>
  /** Does nothing without permission. Returns a function that closes the notice. */
  readonly show: (notice: SystemNotice) => () => void
}
