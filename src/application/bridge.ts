import { concatMap, filter, from, map, merge, pairwise, startWith, withLatestFrom, type Observable } from 'rxjs'
import type { AccountCells, AccountMessage } from '../domain/account-log'
import type { Entry } from '../domain/event-log'
import { leftBecause } from '../domain/session'
import type { TabMessage } from '../domain/tab-log'

/** A refused message says why beside itself; everything else the server refuses is one toast (ALL-9). */
const refusalIn = (message: AccountMessage | TabMessage): readonly TabMessage[] => {
  if (!('failure' in message) || message.type === 'MessageNotSent') return []
  const { failure } = message
  return failure._tag === 'Refused' && failure.words !== '' ? [{ type: 'ShowToast', words: { text: failure.words } }] : []
}

interface Heard {
  readonly account$: Observable<Entry<AccountMessage>>
  readonly tab$: Observable<Entry<TabMessage>>
  readonly changes$: Observable<void>
  readonly visible$: Observable<boolean>
  readonly cells: AccountCells
}

/** What the account's log means for this tab: where to go when the session is over, and which words to show. */
export const bridge = ({ account$, tab$, changes$, visible$, cells }: Heard): Observable<TabMessage> => {
  const reason = () => leftBecause(cells.session.get())
  const left$ = changes$.pipe(
    map(reason),
    startWith(cells.session.get().value === 'absent' ? reason() : null),
    pairwise(),
    concatMap(([before, now]): readonly TabMessage[] => before !== null || now === null ? []
      : [{ type: 'ForgetAccount' }, { type: 'SessionLeft', reason: now }]),
  )
  const refused$ = account$.pipe(
    withLatestFrom(visible$),
    filter(([, visible]) => visible),
    concatMap(([{ message }]) => from(refusalIn(message))),
  )
  const refusedHere$ = tab$.pipe(concatMap(({ message }) => from(refusalIn(message))))
  return merge(left$, refused$, refusedHere$)
}
