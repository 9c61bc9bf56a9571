import { addMs } from '../../../domain/kernel/instant'
import type { SessionId } from '../../../domain/kernel/ids'
import type { Ports } from '../../ports'

/** After this time, the log contains every sign-in that was in progress when this tab became the leader. */
const SIGNING_IN_MS = 10_000

interface Leading {
  /**
   * Resolves to whether the whole log is stored. If not, the store may contain a session that this tab does not know.
   */
  readonly isStored: () => Promise<boolean>
  /** The session in the log; `null` if there is none. */
  readonly current: () => SessionId | null
}

/**
 * Removes tokens without a session (SES-6). Such a token remains if a tab closes after its sign-in and before the log
 * entry. Returns a function that cancels the removal.
 */
export const removeOrphanTokens = (
  { clock, vault }: Pick<Ports, 'clock' | 'vault'>,
  { isStored, current }: Leading,
): (() => void) => {
  const found = vault.stored()
  return clock.wake(addMs(clock.now(), SIGNING_IN_MS), () => {
    void Promise.all([found, isStored()]).then(([ids, isKept]) => {
      const strays = ids.filter((id) => id !== current())
      return isKept && strays.length > 0 ? vault.forget(strays) : undefined
    })
  })
}
