import { filter, map, merge, type Observable } from 'rxjs'
import type { AccountMessage } from '../domain/features'
import type { Ports } from './ports'

/** All facts that ports push without an effect request. Only the leader subscribes. */
export const inboundFacts = ({
  accounts,
  conversations,
  liveFeed,
  network,
  visibility,
}: Ports): Observable<AccountMessage> =>
  merge(
    accounts.facts$,
    conversations.facts$,
    liveFeed.facts$,
    network.facts$,
    visibility.visible$.pipe(
      filter((visible) => visible),
      map((): AccountMessage => ({ type: 'TabShown' })),
    ),
  )
