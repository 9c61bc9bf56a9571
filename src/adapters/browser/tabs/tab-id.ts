import type { Clock } from '../../../application/ports/browser/clock'
import type { Random } from '../../../application/ports/browser/random'
import type { Settings } from '../../../application/ports/browser/settings'
import { TabId } from '../../../domain/kernel/ids'
import { addMs } from '../../../domain/kernel/instant'
import { isLockHeld, type LockDriver } from './tabs.drivers'

export interface TabIdDeps {
  readonly clock: Clock
  readonly random: Random
  readonly locks: LockDriver
  /** Session storage, which lives as long as the tab. A browser copies the session storage into a duplicated tab. */
  readonly session: Settings
  readonly page: Pick<Window, 'addEventListener'>
}

/**
 * The time to wait for the lock on the tab id, in milliseconds. If another tab still holds the lock after this time,
 * this tab is a duplicate and needs a new id. After a reload, `LEFT_LIMIT_MS` applies instead.
 */
const COPY_LIMIT_MS = 500
/**
 * The time to wait for the lock after a reload, in milliseconds. A busy browser frees the lock of the unloaded page
 * late.
 */
const LEFT_LIMIT_MS = 5_000

const ID = 'tab'
/** The storage key under which a page stores the tab id when the page unloads. A duplicated tab has no such entry. */
const LEFT = 'tab-left'

const LOCK = 'loop-tab-'

const untilTheTabCloses = (): Promise<void> => new Promise(() => undefined)

const holdForLife = (locks: LockDriver, id: TabId, signal: AbortSignal): Promise<boolean> =>
  new Promise((resolve) => {
    void locks
      .request(`${LOCK}${id}`, { signal }, () => {
        resolve(true)
        return untilTheTabCloses()
      })
      .catch((error: unknown) => {
        resolve(!isLockHeld(error))
      })
  })

const holdWithin = async ({ clock, locks }: TabIdDeps, id: TabId, limitMs: number): Promise<boolean> => {
  const waiting = new AbortController()
  const takeBack = clock.wake(addMs(clock.now(), limitMs), () => {
    waiting.abort()
  })
  const isHeld = await holdForLife(locks, id, waiting.signal)
  takeBack()
  return isHeld
}

/** The ids of the open tabs. */
export const listOpenTabs = async (locks: LockDriver): Promise<readonly TabId[]> => {
  const names = await locks.held()
  return names
    .filter((name) => name.startsWith(LOCK))
    .map((name) => name.slice(LOCK.length))
    .filter(TabId.is)
}

/** Claims the id of this tab. A reload keeps the id; a copy of an open tab gets a new id. */
export const claimTabId = async (deps: TabIdDeps): Promise<TabId> => {
  const { page, random, session } = deps
  const before = session.get(ID)
  const limitMs = session.get(LEFT) === before ? LEFT_LIMIT_MS : COPY_LIMIT_MS
  session.remove(LEFT)
  const isSame = TabId.is(before) && (await holdWithin(deps, before, limitMs))
  const id = isSame ? before : random.id()
  if (!TabId.is(id)) throw new Error('there is no id')
  if (!isSame) {
    session.set(ID, id)
    await holdWithin(deps, id, COPY_LIMIT_MS)
  }
  page.addEventListener('pagehide', () => {
    session.set(LEFT, id)
  })
  return id
}
