import * as E from 'fp-ts/Either'
import type { TaskEither } from 'fp-ts/TaskEither'
import type { Clock } from '../../../application/ports/clock'
import type { LogStore, LogStoreFailure } from '../../../application/ports/log-store'
import type { Random } from '../../../application/ports/random'
import type { Mode } from '../api/route'
import { makeWorldHost } from '../host'
import { livingProviders, type Providers } from '../providers'
import { makePasses } from '../storage/passes'
import type { WorldInput } from '../world/input'
import { replay } from '../world/step'
import { durably } from './durably'
import { makeLedger } from './ledger'
import { takeWorldLog } from './world-log'

export interface HostingDeps {
  readonly store: LogStore
  readonly clock: Clock
  readonly random: Random
  /** Of the town, where none is founded yet. */
  readonly seed: number
  readonly mode: Mode
  readonly pace: number
  /** Of the page itself. */
  readonly origin?: string
}

export interface Hosted {
  readonly epoch: number
  readonly providers: Providers
  readonly stop: () => void
}

/** Brings the stored world to life in this page. `lost` is told once, when it can't be stored any more. */
export const hostWorld = (
  { store, clock, random, seed, mode, pace, origin }: HostingDeps, lost: (failure: LogStoreFailure, epoch: number) => void,
): TaskEither<LogStoreFailure, Hosted> => async () => {
  const taken = await takeWorldLog(store)()
  if (E.isLeft(taken)) return taken
  const { epoch, inputs, append } = taken.right
  const founding: readonly WorldInput[] = inputs.length > 0 ? [] : [{ type: 'TownFounded', at: clock.now(), seed }]
  if (founding.length > 0) {
    const founded = await append(founding)
    if (E.isLeft(founded)) return founded
  }
  const ledger = makeLedger(append, (failure) => { lost(failure, epoch) })
  const host = makeWorldHost({ clock, random, world: replay([...inputs, ...founding]), record: ledger.record })
  const living = livingProviders({ host, clock, random, mode, pace, origin, passes: makePasses({ clock, random }) })
  return E.right({ epoch, providers: durably(living, ledger.durable), stop: living.stop })
}
