import * as E from 'fp-ts/Either'
import { addMs } from '../../../domain/kernel/instant'
import { sessionEffects, sessionMessages } from '../../../domain/session'
import { accountEffects, failsWith } from '../effect'
import type { Ports } from '../../ports'
import type { Clock } from '../../ports/browser/clock'
import { isTabLog, tabLogName } from '../../log/tab-log'

const { read, idempotent, customIdempotent } = accountEffects

/**
 * The longest wait for the server's response to a sign-out. The sign-out also completes without a response, for example
 * offline.
 */
const GOODBYE_MS = 1_000

/** Removes the logs of closed tabs. Open tabs clear their own logs (SES-6). */
const forgetClosedTabs = async ({ logStore, tabs }: Ports): Promise<void> => {
  const names = await logStore.names()()
  const open = new Set((await tabs.open()).map(tabLogName))
  if (E.isLeft(names)) return
  for (const name of names.right) if (isTabLog(name) && !open.has(name)) await logStore.remove(name)()
}

const within = (clock: Clock, ms: number, done: Promise<unknown>): Promise<void> =>
  new Promise((resolve) => {
    const cancel = clock.wake(addMs(clock.now(), ms), resolve)
    void done.then(() => {
      cancel()
      resolve()
    })
  })

export const makeSessionEffects = (ports: Ports) => ({
  enterAsVisitor: idempotent(sessionEffects.enterAsVisitor, {
    session: 'any',
    call: () => ports.accounts.enterAsVisitor(),
    toResult: (session, _, ask) => ({ type: 'VisitorEntered', ask, session }),
    failed: failsWith(sessionMessages.VisitorNotEntered),
  }),
  loadProfile: read(sessionEffects.loadProfile, {
    call: () => ports.accounts.profile(),
    toResult: (profile, _, ask) => ({ type: 'ProfileLoaded', ask, profile }),
    failed: failsWith(sessionMessages.ProfileNotLoaded),
  }),
  endSession: customIdempotent(sessionEffects.endSession, {
    session: 'any',
    perform: async ({ session, reason }, { ref: ask, dispatch, isWanted }) => {
      const { accounts, archive, clock, fileCache: keptFiles, vault } = ports
      if (reason === 'signedOut')
        await within(
          clock,
          GOODBYE_MS,
          accounts
            .signOut(session.sessionId)()
            .catch(() => undefined),
        )
      // If a member signed in meanwhile, the vault must keep that member's token.
      if (isWanted()) await vault.keepOnly(null)
      await archive.clear(session.xid)()
      await keptFiles.clear()
      await forgetClosedTabs(ports)
      dispatch({ type: 'SessionEnded', ask, reason })
    },
    failed: failsWith(sessionMessages.SessionEnded),
  }),
})
