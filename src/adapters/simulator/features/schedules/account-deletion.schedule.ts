import { Xid } from '../../../../domain/kernel/ids'
import { ACCOUNT_DELETION_EVENT } from '../../../wire/calls/account/account-deletion-calls'
import type { ResidentsDeps } from '../../residents'
import { plannedDeletions } from '../../state/features/account-deletion/deletions'
import type { AccountDeletionInput } from '../../state/features/account-deletion/feature'
import { makeDueLoop } from '../due-loop'
import { commitInput } from '../server-feature'

/** The time in ms after which the server tries again when a deletion could not be recorded. */
const AGAIN_MS = 60_000

type Deps = Pick<ResidentsDeps, 'clock' | 'host' | 'failed'>

/** Deletes each account when it is due. */
export const deleteDueAccounts = ({ clock, host, failed }: Deps): (() => void) => {
  const loop = makeDueLoop({
    clock,
    failed,
    due: (now) => plannedDeletions(host.world()).filter(([, at]) => at <= now),
    perform: ([xid]) => {
      if (Xid.is(xid))
        commitInput(host, ({ at }): AccountDeletionInput => ({ type: 'account-deletion/FellDue', at, xid }))
    },
    next: () => plannedDeletions(host.world())[0]?.[1] ?? null,
    againMs: AGAIN_MS,
  })
  const stopHearing = host.subscribe((news) => {
    if (news.type === 'FrameSent' && news.event === ACCOUNT_DELETION_EVENT) loop.run()
  })
  loop.run()
  return () => {
    stopHearing()
    loop.stop()
  }
}
