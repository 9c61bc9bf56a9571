/** The badge on the icon of the installed app. */
export interface AppBadge {
  /** Shows the number of unread messages; 0 shows no badge. Does nothing in a browser without badges. */
  readonly show: (unread: number) => void
}
