import type { Observable, Subscription } from 'rxjs'
import type { AccountMessage } from '../../domain/features'
import type { Entry } from '../../domain/event-log'
import type { Xid } from '../../domain/kernel/ids'
import type { Ports } from '../ports'

/**
 * When another account or a visitor signs in, deletes the other tokens and the archive of the previous account (SES-6). A
 * sign-out clears the archive in another place.
 */
export const afterSignIns = (
  entries$: Observable<Entry<AccountMessage>>,
  { archive, vault }: Pick<Ports, 'archive' | 'vault'>,
  me: () => Xid | null,
): Subscription => {
  let before = me()
  return entries$.subscribe(({ message }) => {
    const account = me()
    if (before !== null && account !== null && account !== before) void archive.clear(before)()
    if (message.type === 'SignedIn') {
      void vault.keepOnly(message.session.sessionId)
      // A new session missed all changes since the last session, so the account's archived messages may be outdated.
      if (account !== null) void archive.clear(account)()
    }
    before = account
  })
}
