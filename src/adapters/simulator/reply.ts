import * as E from 'fp-ts/Either'
import { CODE_OK, CODE_REFUSED, CODE_SESSION_REFUSED, type Envelope } from '../wire/envelope'
import type { WorldOutput } from './world/output'

export interface Refusal { readonly code: number, readonly words: string }
export type Reply<A> = E.Either<Refusal, A>

export const refuse = (words: string): Reply<never> => E.left({ code: CODE_REFUSED, words })
export const notSignedIn: Reply<never> = E.left({ code: CODE_SESSION_REFUSED, words: 'access token invalid' })

/** The answer among the outputs: the first of which `pick` makes one, or the refusal. */
export const replyFrom = <A>(outputs: readonly WorldOutput[], pick: (output: WorldOutput) => A | null): Reply<A> => {
  for (const output of outputs) {
    if (output.type === 'Refused') return refuse(output.words)
    const picked = pick(output)
    if (picked !== null) return E.right(picked)
  }
  return refuse('This is not possible')
}

export const anyReply = (outputs: readonly WorldOutput[]): Reply<Readonly<Record<string, never>>> =>
  replyFrom(outputs, () => ({}))

export const envelopeOf = (reply: Reply<unknown>): Envelope => E.isRight(reply)
  ? { code: CODE_OK, msg: '', data: reply.right }
  : { code: reply.left.code, msg: reply.left.words, data: null }
