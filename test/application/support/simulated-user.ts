import type { ChaosServer } from '../../chaos/chaos-server'
import { ChaosBrowser } from '../../chaos/browser/chaos-browser'
import { FaultyNetwork } from '../../chaos/network/faulty-network'
import { ChaosUser } from '../../chaos/chaos-user'
import { sessionOf } from '../../../src/domain/session'
import type { Random } from '../../../src/application/ports/browser/random'
import type { VirtualTime } from '../../support/virtual-time'

/** Generates ids that count up, in place of random ids. */
export const sequentialIds = (): Random => {
  let ids = 0
  return { id: () => `id${String((ids += 1)).padStart(12, '0')}` }
}

/** The virtual time in ms that a sign-in takes: reading the email, typing the code, and all responses. */
export const SETTLE_MS = 8_000

/** A member at a browser with one page, on a server with other members. */
export const simulatedUserIn = (
  town: ChaosServer,
  time: VirtualTime,
  random: Random,
  name: string,
  line: FaultyNetwork,
) => {
  const person = new ChaosUser(name, new ChaosBrowser(name, time, town, line, random, { skewMs: 0, ppm: 0 }))
  const page = person.browser.open()
  const { app } = page
  if (app === null) throw new Error('no page')
  return {
    app,
    browser: person.browser,
    email: person.email,
    session: () => sessionOf(app.account.slices.session.get()),
    signIn: async () => {
      void person.signIn(page)
      await time.pass(SETTLE_MS)
    },
    signOut: async () => {
      app.account.dispatch({ type: 'SignOut' })
      await time.pass(1_000)
    },
  }
}
export type SimulatedUser = ReturnType<typeof simulatedUserIn>
