export interface SystemNotice {
  readonly title: string
  readonly body: string
  /** The tag of the notice. A newer notice replaces an older notice with the same tag. */
  readonly tag: string
  readonly onPress: () => void
}

/** Notices of the operating system, shown while no tab is visible. */
export interface SystemNotices {
  /**
   * Requests permission and resolves to whether it is granted. The browser may show a prompt, so call this function
   * only when the member presses a button.
   */
  readonly allow: () => Promise<boolean>
  /** Shows a notice. Does nothing without permission. Returns a function that closes the notice. */
  readonly show: (notice: SystemNotice) => () => void
}
