import * as t from 'io-ts'

type SentRow = Readonly<Record<string, string | number | boolean | null>>
/** Values as they travel: in the query of a GET, in the JSON body of all else. `undefined` is left out. */
export type HttpCallInput = Readonly<
  Record<string, string | number | boolean | readonly string[] | readonly SentRow[] | undefined>
>

/** One call of the API: what it is called by, what goes there, and what comes back. */
export interface HttpCall<I, A> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** On a server a part like `:id` is the field of that name. */
  readonly path: string
  /** Whether it needs a session's token; without one it fails with no request made (spec 1 §8). */
  readonly needsToken: boolean
  /** Whether it carries one where there is one; only a post that signs in never does (spec 1 §7, SES-2). */
  readonly carriesToken: boolean
  /** A read that got no answer is tried again by itself; a post never is. */
  readonly isRepeated: boolean
  /** The names of the fields as they travel. */
  readonly fields: readonly string[]
  readonly input: t.Type<I, HttpCallInput, unknown>
  /** The codec of `data`; lists are bounded by what was asked for. */
  readonly answerTo: (input: I) => t.Type<A, unknown, unknown>
}

/** A page number or size, which a query carries as digits. */
export const WholeNumber = new t.Type<number, number, unknown>(
  'Whole',
  t.number.is,
  (u, context) => {
    const number = typeof u === 'string' && /^[0-9]{1,9}$/.test(u) ? Number(u) : u
    return typeof number === 'number' && Number.isSafeInteger(number) && number >= 0
      ? t.success(number)
      : t.failure(u, context)
  },
  (a) => a,
)

export const OptionalText = t.union([t.string, t.undefined])
export const OptionalWholeNumber = t.union([WholeNumber, t.undefined])

interface WithProps {
  readonly type: { readonly props: Readonly<Record<string, unknown>> }
}

type Kind = Pick<HttpCall<unknown, unknown>, 'method' | 'needsToken' | 'carriesToken' | 'isRepeated'>

export const defineCall =
  (kind: Kind) =>
  <I, A>(
    path: string,
    input: t.Type<I, HttpCallInput, unknown> & WithProps,
    answerTo: (input: I) => t.Type<A, unknown, unknown>,
  ): HttpCall<I, A> => ({ ...kind, path, fields: Object.keys(input.type.props), input, answerTo })

export const defineGet = defineCall({ method: 'GET', needsToken: true, carriesToken: true, isRepeated: true })
export const definePost = defineCall({ method: 'POST', needsToken: true, carriesToken: true, isRepeated: false })
/** A post that signs in: it has no token to send (spec 1 §7). */
export const defineSignInPost = defineCall({
  method: 'POST',
  needsToken: false,
  carriesToken: false,
  isRepeated: false,
})
/** What a sign-in reads first: there may be a visitor's token by then, or none. */
export const defineSignInGet = defineCall({ method: 'GET', needsToken: false, carriesToken: true, isRepeated: true })
/** The same where the server takes what is sent once only. */
export const defineSignInGetOnce = defineCall({
  method: 'GET',
  needsToken: false,
  carriesToken: true,
  isRepeated: false,
})
/** A read of the simulator's own, which no provider has. */
export const definePublicGet = defineCall({ method: 'GET', needsToken: false, carriesToken: false, isRepeated: true })
