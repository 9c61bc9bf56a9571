import { Xid } from '../../../../domain/kernel/ids'
import { addMs } from '../../../../domain/kernel/instant'
import { ACCOUNT_DELETION_EVENT } from '../../../wire/calls/account/account-deletion-calls'
import type { ResidentsDeps } from '../../residents'
import { plannedDeletions } from '../../state/features/account-deletion/deletions'
import type { AccountDeletionInput } from '../../state/features/account-deletion/feature'
import { commitInput } from '../server-feature'

/** The time in ms after which the server tries again when a deletion could not be recorded. */
const AGAIN_MS = 60_000

type Deps = Pick<ResidentsDeps, 'clock' | 'host' | 'failed'>

/** Deletes each account when it is due, also those that fell due while the server was down. */
export const deleteDueAccounts = ({ clock, host, failed }: Deps): (() => void) => {
  let forget: () => void = () => undefined
  let isRunning = false

  const run = (): void => {
    if (isRunning) return
    isRunning = true
    forget()
    const now = clock.now()
    const due = plannedDeletions(host.world()).filter(([, at]) => at <= now)
    let hasFailed = false
    for (const [xid] of due) {
      try {
        if (Xid.is(xid))
          commitInput(host, ({ at }): AccountDeletionInput => ({ type: 'account-deletion/FellDue', at, xid }))
      } catch (error) {
        failed(error)
        hasFailed = true
      }
    }
    isRunning = false
    const next = hasFailed ? addMs(now, AGAIN_MS) : plannedDeletions(host.world())[0]?.[1]
    forget = next === undefined ? () => undefined : clock.wake(next, run)
  }

  const stopHearing = host.subscribe((news) => {
    if (news.type === 'FrameSent' && news.event === ACCOUNT_DELETION_EVENT) run()
  })
  run()
  return () => {
    stopHearing()
    forget()
  }
}
