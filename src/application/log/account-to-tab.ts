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
import type { AccountMessage } from '../../domain/manifests/account-messages'
import type { AccountSlices } from '../../domain/manifests/core'
import type { Entry } from '../../domain/event-log'
import { signOutReason, memberOf } from '../../domain/session'
import type { LogPlace } from '../../domain/shell'
import type { TabMessage } from '../../domain/manifests/tab-messages'

type Told = AccountMessage | TabMessage

/**
 * What the account's screens say where it happened: it is no toast as well (ALL-9). A list in pages ends on a failure
 * without a message (spec 1 §8, spec 2 §8).
 */
const SHOWN_IN_PLACE: ReadonlySet<Told['type']> = new Set<Told['type']>([
  'MessageNotSent',
  'TrendingNotLoaded',
  'MembersNotLoaded',
  'FollowsNotLoaded',
  'BalanceNotLoaded',
  'ActivityNotLoaded',
  'AnnouncementsNotLoaded',
  'LiveRoomsNotLoaded',
  'GiftRankNotLoaded',
  'BannerNotLoaded',
  'InviteKeyNotLoaded',
])
/** What a tab alone asks for is said beside its field, but for these, which have none. */
const WITHOUT_FIELD: ReadonlySet<Told['type']> = new Set<Told['type']>([
  'PartnerNotAccepted',
  'XNotAccepted',
  'NotLedToPerson',
  'TermsNotFound',
  'JoinRefused',
  'ApplicationNotSent',
])

/** A query says so where its list would be. */
const isOfQuery = (type: string): boolean => type.endsWith('/notLoaded')

const isInPlace = (log: LogPlace['log'], type: Told['type']): boolean =>
  isOfQuery(type) || (log === 'account' ? SHOWN_IN_PLACE.has(type) : !WITHOUT_FIELD.has(type))

/** Everything else that the server refuses is one toast in its words. */
const refusalIn = (log: LogPlace['log'], { seq, message }: Entry<Told>): readonly TabMessage[] => {
  if (!('failure' in message) || isInPlace(log, message.type)) return []
  const { failure } = message
  if (failure === null) return []
  return failure._tag === 'Refused' && failure.words !== ''
    ? [{ type: 'ShowRefusal', text: failure.words, about: { log, seq } }]
    : []
}

/** A read that came too often is no toast: the screen as a whole says so (spec 3 §7). */
const overloadIn = (message: AccountMessage): readonly TabMessage[] =>
  'failure' in message && !isInPlace('account', message.type) && message.failure?._tag === 'TooMany'
    ? [{ type: 'ReadTooOften' }]
    : []

interface Heard {
  readonly account$: Observable<Entry<AccountMessage>>
  readonly tab$: Observable<Entry<TabMessage>>
  readonly changes$: Observable<void>
  readonly visible$: Observable<boolean>
  readonly slices: AccountSlices
  /** What the areas that are here say of it. */
  readonly toastsOf: (message: AccountMessage) => readonly TabMessage[]
  /**
   * The page comes to a screen for which a session is wanted: one that ended while it was on its way was this page's as
   * well.
   */
  readonly isInside: boolean
}

/** What the account's log means for this tab: where to go when the session is over, and which words to show. */
export const accountToTab = ({
  account$,
  tab$,
  changes$,
  visible$,
  slices,
  toastsOf,
  isInside,
}: Heard): Observable<TabMessage> => {
  const reason = () => signOutReason(slices.session.get())
  const begun = slices.session.get().value === 'absent' ? reason() : null
  const endedOnTheWay = isInside && begun === 'expired'
  const left$ = changes$.pipe(
    map(reason),
    startWith(...(endedOnTheWay ? [null, begun] : [begun])),
    pairwise(),
    concatMap(([before, now]): readonly TabMessage[] =>
      before !== null || now === null ? [] : [{ type: 'ForgetAccount' }, { type: 'SessionLeft', reason: now }],
    ),
  )
  // Somebody else sits here now, and nobody signed out: nothing says that the session was left.
  const replaced$ = changes$.pipe(
    map(() => memberOf(slices.session.get())),
    startWith(memberOf(slices.session.get())),
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
