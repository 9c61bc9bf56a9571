import { Observable } from 'rxjs'
import type { Clock } from '../../../application/ports/browser/clock'
import type { TabRole } from '../../../application/ports/browser/tabs'
import { addMs } from '../../../domain/kernel/instant'
import { isLockHeld, type LockDriver } from './tabs.drivers'

export interface LeaderElectionDeps {
  readonly clock: Clock
  readonly locks: LockDriver
  readonly beat: () => void
  readonly beats$: Observable<unknown>
  /** An extra delay in milliseconds before this tab steals the lock, so that not all tabs try at the same time. */
  readonly patienceMs: number
}

/**
 * The longest extra delay in milliseconds. With this limit, a follower replaces a frozen leader in less than five
 * seconds.
 */
export const LONGEST_TAKEOVER_DELAY_MS = 500

/**
 * The tab that holds this lock is the leader.
 * @internal
 */
export const LEADER_LOCK = 'loop-leader'
const BEAT_MS = 1_000
const SILENCE_MS = 4_000
/**
 * If a timer fires later than this delay, this tab was asleep. The tab may have missed heartbeats for that reason, so
 * it must not steal the lock.
 */
const OVERSLEPT_MS = 2_000

/**
 * Tries to become leader while subscribed. The tab that holds the lock leads. The heartbeat detects a frozen leader,
 * which keeps its lock but does no work.
 */
export const leaderElection = ({ clock, locks, beat, beats$, patienceMs }: LeaderElectionDeps): Observable<TabRole> =>
  new Observable<TabRole>((subscriber) => {
    let role: TabRole = 'follower'
    let current = 0
    let leave = (): void => undefined
    let stopAlarm = (): void => undefined

    const alarm = (ms: number, call: (lateMs: number) => void): void => {
      stopAlarm()
      const at = addMs(clock.now(), ms)
      stopAlarm = clock.wake(at, () => {
        call(clock.now() - at)
      })
    }

    const become = (next: TabRole): void => {
      role = next
      subscriber.next(next)
    }

    const pulse = (): void => {
      alarm(BEAT_MS, pulse)
      beat()
    }

    const lead = (): void => {
      become('leader')
      pulse()
    }

    const request = (options: LockOptions): void => {
      current += 1
      const mine = current
      const held = (): Promise<void> =>
        new Promise((release) => {
          if (mine !== current) return release()
          leave = release
          lead()
        })
      locks.request(LEADER_LOCK, options, held).catch((error: unknown) => {
        if (mine !== current) return
        if (isLockHeld(error)) follow()
        else lead()
      })
    }

    const follow = (): void => {
      const waiting = new AbortController()
      leave = () => {
        waiting.abort()
      }
      become('follower')
      listen()
      request({ signal: waiting.signal })
    }

    const listen = (): void => {
      alarm(SILENCE_MS + patienceMs, (lateMs) => {
        if (lateMs > OVERSLEPT_MS) listen()
        else steal()
      })
    }

    const steal = (): void => {
      const leaveLine = leave
      request({ steal: true })
      leaveLine()
    }

    const beats = beats$.subscribe(() => {
      if (role === 'follower') listen()
    })
    follow()
    return () => {
      current += 1
      beats.unsubscribe()
      stopAlarm()
      leave()
    }
  })
