import * as E from 'fp-ts/Either'
import type { AccountMessage } from '../../domain/account-log'
import { later } from '../../domain/kernel/instant'
import { sessionEffects } from '../../domain/session'
import { acting, answering, reading, type Asked } from '../effect'
import type { Ports } from '../ports'
import type { Clock } from '../ports/clock'
import { isTabLog, tabLogName } from '../tab-log'

/** Leaving works offline: the server has this long to hear of it. */
const GOODBYE_MS = 1_000

/** What tabs that are closed by now have written goes as well; those that are open forget by themselves (SES-6). */
const forgetClosedTabs = async ({ logStore, tabs }: Ports): Promise<void> => {
  const names = await logStore.names()()
  const open = new Set((await tabs.open()).map(tabLogName))
  if (E.isLeft(names)) return
  for (const name of names.right) if (isTabLog(name) && !open.has(name)) await logStore.remove(name)()
}

const within = (clock: Clock, ms: number, done: Promise<unknown>): Promise<void> => new Promise((resolve) => {
  const cancel = clock.wake(later(clock.now(), ms), resolve)
  void done.then(() => { cancel(); resolve() })
})

export const makeSessionEffects = (ports: Ports) => ({
  enterAsVisitor: acting(sessionEffects.enterAsVisitor, answering(
    () => ports.accounts.enterAsVisitor(),
    (session, _, ask): AccountMessage => ({ type: 'VisitorEntered', ask, session }),
    (failure, _, ask): AccountMessage => ({ type: 'VisitorNotEntered', ask, failure }),
  )),
  loadProfile: reading(sessionEffects.loadProfile, answering(
    () => ports.accounts.profile(),
    (profile, _, ask): AccountMessage => ({ type: 'ProfileLoaded', ask, profile }),
    (failure, _, ask): AccountMessage => ({ type: 'ProfileNotLoaded', ask, failure }),
  )),
  endSession: acting(sessionEffects.endSession, ({ session, reason }, { ask, say }: Asked<AccountMessage>) => {
    const { accounts, archive, clock, keptFiles, vault } = ports
    let isReplaced = false
    const leave = async () => {
      if (reason === 'signedOut') await within(clock, GOODBYE_MS, accounts.signOut(session.sessionId)())
      // Whoever signed in meanwhile has put a token there that must stay.
      if (!isReplaced) await vault.keepOnly(null)
      await archive.clear(session.xid)()
      await keptFiles.clear()
      await forgetClosedTabs(ports)
      say({ type: 'SessionEnded', ask, reason })
    }
    void leave()
    return () => { isReplaced = true }
  }),
})
