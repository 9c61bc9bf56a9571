import { catchError, defer, filter, merge, mergeMap, Observable, Subscription, switchMap, take } from 'rxjs'
import { addMs } from '../domain/kernel/instant'
import type { Xid } from '../domain/kernel/ids'
import type { AccountSlices } from '../domain/core'
import type { FeatureContribution } from './features/implement-feature'
import type { SharedDeps } from './features/shared-deps'
import type { SocketFrameRouter } from './features/socket-frame-router'
import { inboundFacts } from './inbound-facts'
import type { AccountLog } from './log/account-log'
import { afterSignIns } from './log/after-sign-ins'
import { removeOrphanTokens } from './log/tabs/orphan-tokens'
import type { Ports } from './ports'

/** The module of system alerts loads later, because alerts appear only after the member has left the page. */
const loadAlerts = () => import('./notifications-and-toasts/system-alerts')
const ALERTS_RETRY_MS = 10_000
/** The features whose messages cause system alerts. */
const WITH_ALERTS: ReadonlySet<string> = new Set(['chat', 'space', 'notification'])

const after = (clock: Ports['clock'], ms: number): Observable<void> =>
  new Observable((subscriber) =>
    clock.wake(addMs(clock.now(), ms), () => {
      subscriber.next()
    }),
  )

type Alerts = Awaited<ReturnType<typeof loadAlerts>>
/**
 * Loads the alerts and retries until they are loaded: without this module the member gets no notice of new messages.
 */
const loadAlertsWithRetry = (clock: Ports['clock']): Observable<Alerts> =>
  defer(loadAlerts).pipe(
    catchError(() => after(clock, ALERTS_RETRY_MS).pipe(switchMap(() => loadAlertsWithRetry(clock)))),
  )

interface Deps {
  readonly ports: Ports
  readonly account: AccountLog
  readonly slices: AccountSlices
  readonly me: () => Xid | null
  readonly frames: SocketFrameRouter
  readonly slicesOf: SharedDeps['slicesOf']
  /** The features that have loaded, including those that loaded before the subscription. */
  readonly loaded$: Observable<string>
  /** What loaded features derive from the entries of a leader. */
  readonly derivations$: Observable<NonNullable<FeatureContribution['whileLeading']>>
}

/** Subscriptions that only the leader runs, besides the effects of its reducers. */
export const leaderSubscriptions = ({
  ports,
  account,
  slices,
  me,
  slicesOf,
  frames,
  loaded$,
  derivations$,
}: Deps): Subscription => {
  const { entries$ } = account.log
  const leading = new Subscription()
  leading.add(afterSignIns(entries$, ports, me))
  leading.add(
    loaded$
      .pipe(
        filter((name) => WITH_ALERTS.has(name)),
        take(1),
        switchMap(() => loadAlertsWithRetry(ports.clock)),
        switchMap(({ systemAlerts }) =>
          systemAlerts(entries$, { preferences: slices.preferences, session: slices.session, slicesOf }, ports),
        ),
      )
      .subscribe(),
  )
  leading.add(
    removeOrphanTokens(ports, {
      isStored: () => account.settled(),
      current: () => slices.session.get().context.session?.sessionId ?? null,
    }),
  )
  leading.add(frames.follow())
  const facts$ = merge(derivations$.pipe(mergeMap((derive) => derive(entries$))), inboundFacts(ports))
  leading.add(facts$.subscribe((message) => account.appendFact(message)))
  return leading
}
