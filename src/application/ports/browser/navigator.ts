import type { Secret } from './vault'

export interface Navigator {
  /** The host of this page, with the port. */
  readonly host: string
  /** Opens a path of this client. */
  readonly go: (to: string) => void
  /** Opens an address outside this client: the address of the mobile app, or its download page. */
  readonly leaveFor: (url: string) => void
  /** Leaves the app for a secret address. */
  readonly leave: (address: Secret) => void
  /** Reloads the program. The new page restores the stored state. */
  readonly reload: () => void
}
