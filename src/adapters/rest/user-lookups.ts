import * as E from 'fp-ts/Either'
import type { TaskEither } from 'fp-ts/TaskEither'
import type { Clock } from '../../application/ports/browser/clock'
import type { Failure } from '../../domain/kernel/failure'
import type { Xid } from '../../domain/kernel/ids'
import { delayMs } from './client/delay'

/** Lookups of people that start within this time, in milliseconds, share a single call (spec 1 §9). */
const WINDOW_MS = 100

interface Known {
  readonly xid: Xid
}
type LookUp<A> = (xids: readonly Xid[]) => TaskEither<Failure, readonly A[]>

/**
 * Looks up people for lists and messages. In each time window the lookup sends a single call that names each xid once.
 * A click on an avatar does not use this lookup: the click sends a separate call at once.
 */
export const makeUserLookups = <A extends Known>(clock: Clock, lookUp: LookUp<A>): LookUp<A> => {
  let collected: Set<Xid> | null = null
  let answer: ReturnType<ReturnType<LookUp<A>>> | null = null
  const window = async (xids: Set<Xid>): Promise<E.Either<Failure, readonly A[]>> => {
    await delayMs(clock, WINDOW_MS)
    collected = null
    answer = null
    return lookUp([...xids])()
  }
  return (xids) => async () => {
    collected ??= new Set()
    for (const xid of xids) collected.add(xid)
    answer ??= window(collected)
    return E.map((known: readonly A[]) => known.filter(({ xid }) => xids.includes(xid)))(await answer)
  }
}
