import * as E from 'fp-ts/Either'
import { CODE_OK, CODE_REFUSED, CODE_SESSION_REFUSED, type Envelope } from '../wire/frames/envelope'
import { translateRefusal } from './refusal-texts/refusal-texts'
import type { ServerOutput } from './state/output'

export interface ErrorReply {
  readonly code: number
  readonly words: string
}
export type Reply<A> = E.Either<ErrorReply, A>

export const refuseWith = (words: string): Reply<never> => E.left({ code: CODE_REFUSED, words })
/** The refusal of a call that is for members. */
export const visitorsRefused: Reply<never> = refuseWith('Visitors cannot do this')
export const notSignedIn: ErrorReply = { code: CODE_SESSION_REFUSED, words: 'access token invalid' }

/** Builds the response from the first output that `pick` accepts, or from the error. */
export const replyFromOutputs = <A>(
  outputs: readonly ServerOutput[],
  pick: (output: ServerOutput) => A | null,
): Reply<A> => {
  for (const output of outputs) {
    if (output.type === 'Refused') return refuseWith(output.words)
    const picked = pick(output)
    if (picked !== null) return E.right(picked)
  }
  return refuseWith('This is not possible')
}

export const emptyReply = (outputs: readonly ServerOutput[]): Reply<Readonly<Record<string, never>>> =>
  replyFromOutputs(outputs, () => ({}))

/** `language` is the reader's, as in the header `display-language`. */
export const toEnvelope = (reply: Reply<unknown>, language: string | null): Envelope =>
  E.isRight(reply)
    ? { code: CODE_OK, msg: '', data: reply.right }
    : { code: reply.left.code, msg: translateRefusal(language, reply.left.words), data: null }
