export interface SystemNotice {
  readonly title: string
  readonly body: string
  /** A newer notice takes the place of an older one of the same tag. */
  readonly tag: string
  readonly onPress: () => void
}

/** Notices that the system shows while nobody looks at the page. */
export interface SystemNotices {
  /** Shows the browser's question where it has not been answered; so only called on a press. */
  readonly allow: () => Promise<boolean>
  /** Nothing happens where it is not allowed. What it answers takes the notice away again. */
  readonly show: (notice: SystemNotice) => () => void
}
