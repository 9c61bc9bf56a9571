import type { AccountMessage } from '../../domain/account-log'
import { later } from '../../domain/kernel/instant'
import { sessionEffects } from '../../domain/session'
import { acting, answering, reading, type Asked } from '../effect'
import type { Ports } from '../ports'
import type { Clock } from '../ports/clock'

/** Leaving works offline: the server has this long to hear of it. */
const GOODBYE_MS = 1_000

const within = (clock: Clock, ms: number, done: Promise<unknown>): Promise<void> => new Promise((resolve) => {
  const cancel = clock.wake(later(clock.now(), ms), resolve)
  void done.then(() => { cancel(); resolve() })
})

export const makeSessionEffects = ({ accounts, archive, clock, vault }: Ports) => ({
  enterAsVisitor: acting(sessionEffects.enterAsVisitor, answering(
    () => accounts.enterAsVisitor(),
    (session, _, ask): AccountMessage => ({ type: 'VisitorEntered', ask, session }),
    (failure, _, ask): AccountMessage => ({ type: 'VisitorNotEntered', ask, failure }),
  )),
  loadProfile: reading(sessionEffects.loadProfile, answering(
    () => accounts.profile(),
    (profile, _, ask): AccountMessage => ({ type: 'ProfileLoaded', ask, profile }),
    (failure, _, ask): AccountMessage => ({ type: 'ProfileNotLoaded', ask, failure }),
  )),
  endSession: acting(sessionEffects.endSession, ({ session, reason }, { ask, say }: Asked<AccountMessage>) => {
    const leave = async () => {
      if (reason === 'signedOut') await within(clock, GOODBYE_MS, accounts.signOut(session.sessionId)())
      await vault.keepOnly(null)
      await archive.clear(session.xid)()
      say({ type: 'SessionEnded', ask, reason })
    }
    void leave()
  }),
})
