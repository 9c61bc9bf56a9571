import * as E from 'fp-ts/Either'
import { addMs } from '../../domain/kernel/instant'
import type { Clock } from '../ports/browser/clock'
import { STORE_RETRY_MS, type LogStore, type LogStoreFailure } from '../ports/browser/log-store'

interface Deps {
  readonly store: Pick<LogStore, 'takeOver'>
  readonly clock: Clock
  readonly onTrouble: (failure: LogStoreFailure) => void
}

/** Retries `takeOver` of a broken store until it succeeds, fails for another reason, or is no longer wanted. */
export const retryTakeOver = (
  deps: Deps,
  log: string,
  isWanted: () => boolean,
  onTaken: (epoch: number) => unknown,
): void => {
  const { clock, onTrouble, store } = deps
  clock.wake(addMs(clock.now(), STORE_RETRY_MS), () => {
    if (isWanted())
      void store
        .takeOver(log)()
        .then((epoch) => {
          if (!isWanted()) return
          if (E.isRight(epoch)) onTaken(epoch.right)
          else if (epoch.left._tag === 'StoreBroken') retryTakeOver(deps, log, isWanted, onTaken)
          else onTrouble(epoch.left)
        })
  })
}
