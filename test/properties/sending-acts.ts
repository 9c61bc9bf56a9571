import * as E from 'fp-ts/Either'
import * as fc from 'fast-check'
import { refused, unreachable, type Failure } from '../../src/domain/kernel/failure'

/** What becomes of a post. */
export type Answer = 'told' | 'lost' | 'answerLost' | 'refused' | 'never'
/** What happens to whoever sends value in two tabs. */
export type SendingAct =
  | { readonly do: 'confirm', readonly tab: number, readonly id: number, readonly times: number }
  | { readonly do: 'reload' | 'close' | 'look', readonly tab: number }
  | { readonly do: 'answers', readonly answer: Answer }
  | { readonly do: 'pass', readonly ms: number }

const tab = fc.nat(1)
export const sendingActs: fc.Arbitrary<readonly SendingAct[]> = fc.array(fc.oneof(
  { weight: 6, arbitrary: fc.record({ do: fc.constant('confirm' as const), tab, id: fc.nat(4), times: fc.integer({ min: 1, max: 3 }) }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constantFrom('reload' as const, 'close' as const, 'look' as const), tab }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('answers' as const), answer: fc.constantFrom<Answer>('told', 'told', 'lost', 'answerLost', 'refused', 'never') }) },
  { weight: 6, arbitrary: fc.record({ do: fc.constant('pass' as const), ms: fc.constantFrom(0, 1, 5, 20, 500, 3_500, 40_000) }) },
), { minLength: 12, maxLength: 25 })

/** Whether the server has done it, whoever hears of that. */
export const isCharged = (answer: Answer): boolean => answer === 'told' || answer === 'answerLost' || answer === 'never'

export const answerOf = (answer: Answer): Promise<E.Either<Failure, void>> => (answer === 'never' ? new Promise(() => undefined)
  : Promise.resolve(answer === 'told' ? E.right(undefined) : E.left(answer === 'refused' ? refused('no') : unreachable)))
