import {
  concatMap,
  distinctUntilChanged,
  filter,
  from,
  map,
  merge,
  pairwise,
  startWith,
  withLatestFrom,
  type Observable,
} from 'rxjs'
import type { AccountMessage, TabMessage } from '../../domain/features'
import type { AccountSlices } from '../../domain/core'
import type { Entry } from '../../domain/event-log'
import { signOutReason, memberOf } from '../../domain/session'
import type { LogPlace } from '../../domain/shell'

type Told = AccountMessage | TabMessage
type SessionState = ReturnType<AccountSlices['session']['get']>

/**
 * Failures of the account that a screen already shows, so no toast repeats them (ALL-9). A paged list ends silently on
 * a failure (spec 1 §8, spec 2 §8).
 */
const SHOWN_IN_PLACE: ReadonlySet<Told['type']> = new Set<Told['type']>([
  'chat/MessageNotSent',
  'group/TrendingNotLoaded',
  'group/MembersNotLoaded',
  'profile/FollowsNotLoaded',
  'announcement/AnnouncementsNotLoaded',
])
/** Reads and marks that no person asked for. A refusal of these answers nobody, so no toast shows it. */
const UNASKED = /\/\w+Not(?:Pulled|Listed|Marked)$/
/**
 * A failure in a tab's form appears beside its field. The failures in this list have no field, so a toast shows them.
 */
const WITHOUT_FIELD: ReadonlySet<Told['type']> = new Set<Told['type']>([
  'partner-sign-in/PartnerNotAccepted',
  'sign-in/XNotAccepted',
  'profile/PersonProfileNotOpened',
  'join/JoinTermsNotLoaded',
  'join/JoinRefused',
  'join/ApplicationNotSent',
])

/** Whether the failed effect is a query. The screen shows the failure of a query in place of the list. */
const isOfQuery = (type: string): boolean => type.endsWith('/notLoaded')

const isInPlace = (log: LogPlace['log'], type: Told['type']): boolean =>
  isOfQuery(type) || (log === 'account' ? SHOWN_IN_PLACE.has(type) : !WITHOUT_FIELD.has(type))

/** The toast of a refusal, with the server's text. Failures that a screen shows in place get no toast. */
const refusalIn = (log: LogPlace['log'], { seq, message }: Entry<Told>): readonly TabMessage[] => {
  if (!('failure' in message) || isInPlace(log, message.type) || UNASKED.test(message.type)) return []
  const { failure } = message
  if (failure === null) return []
  return failure._tag === 'Refused' && failure.words !== ''
    ? [{ type: 'ShowRefusal', text: failure.words, about: { log, seq } }]
    : []
}

/** A rate-limited read shows no toast: the whole screen shows the failure (spec 3 §7). */
const overloadIn = (message: AccountMessage): readonly TabMessage[] =>
  'failure' in message && !isInPlace('account', message.type) && message.failure?._tag === 'TooMany'
    ? [{ type: 'ReadRateLimited' }]
    : []

interface Heard {
  readonly account$: Observable<Entry<AccountMessage>>
  readonly tab$: Observable<Entry<TabMessage>>
  readonly changes$: Observable<void>
  readonly visible$: Observable<boolean>
  readonly slices: AccountSlices
  /** The session when the account's log was read. It may have ended while the tab's log was being read. */
  readonly sessionAtStart: SessionState
  readonly toastsOf: (message: AccountMessage) => readonly TabMessage[]
  /**
   * Whether the page opens a route that needs a session. If so, and the session has expired, this page reports the end
   * of the session.
   */
  readonly isInside: boolean
}

/** Derives tab messages from the account's log: the redirect after a session ends, and toasts. */
export const accountToTab = ({
  account$,
  tab$,
  changes$,
  visible$,
  slices,
  sessionAtStart,
  toastsOf,
  isInside,
}: Heard): Observable<TabMessage> => {
  const reason = () => signOutReason(slices.session.get())
  const endOf = (session: SessionState) => (session.value === 'absent' ? signOutReason(session) : null)
  const begun = endOf(slices.session.get())
  const endedOnTheWay = isInside && begun === 'expired'
  const left$ = changes$.pipe(
    map(reason),
    startWith(endedOnTheWay ? null : endOf(sessionAtStart), begun),
    pairwise(),
    concatMap(([before, now]): readonly TabMessage[] =>
      before !== null || now === null ? [] : [{ type: 'ForgetAccount' }, { type: 'SessionEndedHere', reason: now }],
    ),
  )
  // Another member replaced the signed-in member without a sign-out, so this tab does not redirect.
  const replaced$ = changes$.pipe(
    map(() => memberOf(slices.session.get())),
    startWith(memberOf(sessionAtStart), memberOf(slices.session.get())),
    distinctUntilChanged(),
    pairwise(),
    filter(([before, now]) => before !== null && now !== null),
    map((): TabMessage => ({ type: 'ForgetAccount' })),
  )
  const refused$ = account$.pipe(
    withLatestFrom(visible$),
    filter(([, visible]) => visible),
    concatMap(([entry]) =>
      from([...refusalIn('account', entry), ...overloadIn(entry.message), ...toastsOf(entry.message)]),
    ),
  )
  const refusedHere$ = tab$.pipe(concatMap((entry) => from(refusalIn('tab', entry))))
  const hidden$ = visible$.pipe(
    filter((visible) => !visible),
    map((): TabMessage => ({ type: 'TabHidden' })),
  )
  return merge(left$, replaced$, refused$, refusedHere$, hidden$)
}
