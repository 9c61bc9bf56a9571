import * as E from 'fp-ts/Either'
import type { TaskEither } from 'fp-ts/TaskEither'
import type { Clock } from '../../application/ports/browser/clock'
import type { Failure } from '../../domain/kernel/failure'
import type { Xid } from '../../domain/kernel/ids'
import { delayMs } from './client/with-timeout'

/** spec 1 §9: what is asked about people within this time is one call. */
const WINDOW_MS = 100

interface Known {
  readonly xid: Xid
}
type Ask<A> = (xids: readonly Xid[]) => TaskEither<Failure, readonly A[]>

/**
 * Answers who goes by these xids, for what is shown of people in lists and messages. What leaves is one call a window,
 * with everybody in it
 * once. Nobody waits for it with a finger on the screen: whoever presses a face asks by a call of its own.
 */
export const makeUserLookups = <A extends Known>(clock: Clock, ask: Ask<A>): Ask<A> => {
  let asked: Set<Xid> | null = null
  let answer: ReturnType<ReturnType<Ask<A>>> | null = null
  const window = async (wanted: Set<Xid>): Promise<E.Either<Failure, readonly A[]>> => {
    await delayMs(clock, WINDOW_MS)
    asked = null
    answer = null
    return ask([...wanted])()
  }
  return (xids) => async () => {
    asked ??= new Set()
    for (const xid of xids) asked.add(xid)
    answer ??= window(asked)
    return E.map((known: readonly A[]) => known.filter(({ xid }) => xids.includes(xid)))(await answer)
  }
}
