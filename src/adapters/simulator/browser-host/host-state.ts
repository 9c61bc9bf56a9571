import * as E from 'fp-ts/Either'
import type { TaskEither } from 'fp-ts/TaskEither'
import type { Clock } from '../../../application/ports/browser/clock'
import type { LogStore, LogStoreFailure } from '../../../application/ports/browser/log-store'
import type { Random } from '../../../application/ports/browser/random'
import type { SimulatorMode } from '../routes/route-builder'
import { makeStateHost } from '../state-host'
import { runProviders, type ProviderDrivers } from '../providers'
import { makeCredentials } from '../object-storage/credentials'
import type { ServerInput } from '../state/input'
import { replayInputs } from '../state/apply-input'
import { afterStored } from './after-stored'
import { makeInputWriter } from './input-writer'
import { claimInputLog } from './input-log'

export interface HostStateDeps {
  readonly store: LogStore
  readonly clock: Clock
  readonly random: Random
  /** The seed of the server state if the store holds no state. */
  readonly seed: number
  readonly mode: SimulatorMode
  readonly pace: number
  /** The origin of this page. */
  readonly origin?: string
}

export interface HostedState {
  readonly epoch: number
  readonly providers: ProviderDrivers
  readonly stop: () => void
}

/**
 * Replays the stored inputs and runs the providers in this page. The first time that an input cannot be stored, calls
 * `lost`.
 */
export const hostState =
  (
    { store, clock, random, seed, mode, pace, origin }: HostStateDeps,
    lost: (failure: LogStoreFailure, epoch: number) => void,
  ): TaskEither<LogStoreFailure, HostedState> =>
  async () => {
    const taken = await claimInputLog(store)()
    if (E.isLeft(taken)) return taken
    const { epoch, inputs, append } = taken.right
    const founding: readonly ServerInput[] = inputs.length > 0 ? [] : [{ type: 'TownFounded', at: clock.now(), seed }]
    if (founding.length > 0) {
      const founded = await append(founding)
      if (E.isLeft(founded)) return founded
    }
    const ledger = makeInputWriter(append, (failure) => {
      lost(failure, epoch)
    })
    const host = makeStateHost({ clock, random, world: replayInputs([...inputs, ...founding]), record: ledger.record })
    const living = runProviders({ host, clock, random, mode, pace, origin, passes: makeCredentials({ clock, random }) })
    return E.right({ epoch, providers: afterStored(living, ledger.durable), stop: living.stop })
  }
