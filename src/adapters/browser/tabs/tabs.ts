import * as t from 'io-ts'
import { Observable, distinctUntilChanged, filter, map, share, shareReplay } from 'rxjs'
import type { Clock } from '../../../application/ports/browser/clock'
import type { Random } from '../../../application/ports/browser/random'
import type { Settings } from '../../../application/ports/browser/settings'
import type { Tabs } from '../../../application/ports/browser/tabs'
import type { TabId } from '../../../domain/kernel/ids'
import { makeKeyValue } from '../storage/key-value'
import { LONGEST_TAKEOVER_DELAY_MS, leaderElection } from './leader-election'
import { claimTabId, listOpenTabs } from './tab-id'
import { browserChannel, browserLocks, type ChannelDriver, type LockDriver } from './tabs.drivers'

const Beat = t.type({ kind: t.literal('beat') })
const Post = t.type({ kind: t.literal('post'), body: t.unknown })

export interface TabsDeps {
  readonly clock: Clock
  readonly random: Random
  readonly locks?: LockDriver
  readonly openChannel?: (name: string) => ChannelDriver
  readonly session?: Settings
  readonly page?: Pick<Window, 'addEventListener'>
  readonly patienceMs?: number
}

const patienceOf = (id: string): number =>
  Array.from(id, (letter) => letter.charCodeAt(0)).reduce(
    (sum, code) => (sum * 31 + code) % LONGEST_TAKEOVER_DELAY_MS,
    0,
  )

/** The tabs of this browser, which communicate over Web Locks and a broadcast channel. */
export const makeTabs = ({
  clock,
  random,
  locks = browserLocks,
  openChannel = browserChannel,
  session = makeKeyValue(() => sessionStorage),
  page = window,
  patienceMs = patienceOf(random.id()),
}: TabsDeps): Tabs => {
  const channel = openChannel('loop-tabs')
  const received$ = new Observable<unknown>((subscriber) =>
    channel.listen((message) => {
      subscriber.next(message)
    }),
  ).pipe(share())
  let claimed: Promise<TabId> | null = null

  return {
    me: () => {
      claimed ??= claimTabId({ clock, random, locks, session, page })
      return claimed
    },
    open: () => listOpenTabs(locks),
    role$: leaderElection({
      clock,
      locks,
      patienceMs,
      beat: () => {
        channel.post({ kind: 'beat' })
      },
      beats$: received$.pipe(filter(Beat.is)),
    }).pipe(distinctUntilChanged(), shareReplay({ bufferSize: 1, refCount: true })),
    post: (body) => {
      channel.post({ kind: 'post', body })
    },
    messages$: received$.pipe(
      filter(Post.is),
      map(({ body }) => body),
    ),
  }
}
