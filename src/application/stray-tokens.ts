import type { SessionId, TabId } from '../domain/kernel/ids'
import type { Ports } from './ports'

/**
 * A tab that was gone before the log had its sign-in has left a token that belongs to nobody (SES-6). It goes as a tab begins, while
 * no other is open in which somebody could be signing in just now; `current` is the session in the log.
 */
export const forgetStrayTokens = async ({ tabs, vault }: Pick<Ports, 'tabs' | 'vault'>, me: TabId, current: () => SessionId | null): Promise<void> => {
  const open = await tabs.open()
  if (open.length === 1 && open[0] === me) await vault.forgetStray(current())
}
