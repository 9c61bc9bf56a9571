import { addMs } from '../../../domain/kernel/instant'
import type { SessionId } from '../../../domain/kernel/ids'
import type { Ports } from '../../ports'

/** By then the tab that leads has heard of every sign-in that was under way as it began to. */
const SIGNING_IN_MS = 10_000

interface Leading {
  /** Whether all that this tab knows is stored: else the store may know of a session that it does not. */
  readonly isStored: () => Promise<boolean>
  /** The session in the log. */
  readonly current: () => SessionId | null
}

/**
 * A tab that was gone before the log had its sign-in has left a token that belongs to nobody (SES-6). Whoever leads
 * after it takes
 * that away; answers the call that stops it.
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
