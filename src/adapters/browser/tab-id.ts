import type { Clock } from '../../application/ports/clock'
import type { Random } from '../../application/ports/random'
import type { Settings } from '../../application/ports/settings'
import { TabId } from '../../domain/kernel/ids'
import { later } from '../../domain/kernel/instant'
import { isTaken, type Locks } from './tabs.drivers'

export interface TabIdDeps {
  readonly clock: Clock
  readonly random: Random
  readonly locks: Locks
  /** Lives as long as the tab, and is copied when the tab is duplicated. */
  readonly session: Settings
}

/** A reload waits this long at most for the document before it to let go of its lock. */
const RELOAD_LIMIT_MS = 500

const LOCK = 'loop-tab-'

const untilTheTabCloses = (): Promise<void> => new Promise(() => undefined)

const holdForLife = (locks: Locks, id: TabId, signal: AbortSignal): Promise<boolean> =>
  new Promise((resolve) => {
    void locks.request(`${LOCK}${id}`, { signal }, () => {
      resolve(true)
      return untilTheTabCloses()
    }).catch((error: unknown) => { resolve(!isTaken(error)) })
  })

const holdSoon = async ({ clock, locks }: TabIdDeps, id: TabId): Promise<boolean> => {
  const waiting = new AbortController()
  const takeBack = clock.wake(later(clock.now(), RELOAD_LIMIT_MS), () => { waiting.abort() })
  const isHeld = await holdForLife(locks, id, waiting.signal)
  takeBack()
  return isHeld
}

/** The tabs that hold an id: those that are open. */
export const openTabs = async (locks: Locks): Promise<readonly TabId[]> => {
  const names = await locks.held()
  return names.filter((name) => name.startsWith(LOCK)).map((name) => name.slice(LOCK.length)).filter(TabId.is)
}

/** The id of this tab: its own again after a reload, a new one where another tab that is open goes by it. */
export const claimTabId = async (deps: TabIdDeps): Promise<TabId> => {
  const before = deps.session.get('tab')
  if (TabId.is(before) && await holdSoon(deps, before)) return before
  const fresh = deps.random.id()
  if (!TabId.is(fresh)) throw new Error('the random port made no id')
  deps.session.set('tab', fresh)
  await holdSoon(deps, fresh)
  return fresh
}
