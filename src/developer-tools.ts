import * as E from 'fp-ts/Either'
import { makeFaults } from './adapters/faults/make-faults'
import type { Simulator } from './application/ports/simulator'
import { install as installDrawer } from './ui/features/log-drawer/install'
import type { ActOnce } from './ui/features/log-drawer/faults/SimulatedActs'

type Parts = Parameters<typeof installDrawer>

const actWith =
  ({ act }: Simulator): ActOnce =>
  async (one) => {
    const result = await act(one)()
    if (E.isRight(result)) return { kind: 'done', name: result.right }
    return result.left._tag === 'Refused' ? { kind: 'refused', words: result.left.words } : { kind: 'failed' }
  }

// Faults begin with the import, which may come before the client.
const faults = makeFaults()

/** Adds the tools of builds for developers: the drawer with the log, faults, and acts of simulated members. */
export const install = (app: Parts[0], languageOf: Parts[1], simulator: Simulator | null): void => {
  installDrawer(app, languageOf, { faults, act: simulator === null ? null : actWith(simulator) })
}
