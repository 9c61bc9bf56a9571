import type { Secret } from './vault'

/** Where this tab is led. */
export interface Navigator {
  /** Where this page came from: its host, with the port. */
  readonly host: string
  /** A path of this client. */
  readonly go: (to: string) => void
  /** An address that is none of this client: the app's, or its download page. */
  readonly leaveFor: (url: string) => void
  /** Away from the app, to an address that nobody else is to see. */
  readonly leave: (address: Secret) => void
  /** Loads the whole program anew; what is stored comes back with it. */
  readonly reload: () => void
}
