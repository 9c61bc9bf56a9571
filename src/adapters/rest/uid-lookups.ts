import * as E from 'fp-ts/Either'
import type { TaskEither } from 'fp-ts/TaskEither'
import type { Clock } from '../../application/ports/clock'
import type { Failure } from '../../domain/kernel/failure'
import type { Uid, Xid } from '../../domain/kernel/ids'
import { pause } from './within'

/** spec 1 §9: what is asked about people within this time is one call. */
const WINDOW_MS = 100

interface Known { readonly xid: Xid, readonly uid: Uid }
type Ask = (xids: readonly Xid[]) => TaskEither<Failure, readonly Known[]>

/** Answers who goes by which xid. Each caller asks for one; what leaves is one call a window, with everybody in it once. */
export const makeUidLookups = (clock: Clock, ask: Ask): ((xid: Xid) => TaskEither<Failure, Uid | null>) => {
  let asked: Set<Xid> | null = null
  let answer: ReturnType<ReturnType<Ask>> | null = null
  const window = async (wanted: Set<Xid>): Promise<E.Either<Failure, readonly Known[]>> => {
    await pause(clock, WINDOW_MS)
    asked = null
    answer = null
    return ask([...wanted])()
  }
  return (xid) => async () => {
    asked ??= new Set()
    asked.add(xid)
    answer ??= window(asked)
    return E.map((known: readonly Known[]) => known.find((one) => one.xid === xid)?.uid ?? null)(await answer)
  }
}
