import * as t from 'io-ts'
import { BodyText, IdText, LinkText } from './bounded'

type SentRow = Readonly<Record<string, string | number | boolean | null>>
/**
 * The fields of a call: in the query of a GET, in the JSON body otherwise. A field with the value `undefined` is
 * omitted.
 */
export type HttpCallInput = Readonly<
  Record<string, string | number | boolean | readonly string[] | readonly SentRow[] | undefined>
>

/** A call of the API: method and path, input and response. */
export interface HttpCall<I, A> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** On the server, a path segment such as `:id` matches the field of that name. */
  readonly path: string
  /**
   * Whether the call requires a session token. Without a token the call fails before the client sends a request (spec 1
   * §8).
   */
  readonly needsToken: boolean
  /** Whether the call sends an existing session token. A POST that signs in sends no token (spec 1 §7, SES-2). */
  readonly carriesToken: boolean
  /** Whether the client repeats the call if no response arrives. Only reads may be repeated, never a POST. */
  readonly isRepeated: boolean
  /** The names of the request fields. */
  readonly fields: readonly string[]
  readonly input: t.Type<I, HttpCallInput, unknown>
  /**
   * The codec of the response's `data`. The input contains the page size, which limits the length of a list in the
   * response.
   */
  readonly answerTo: (input: I) => t.Type<A, unknown, unknown>
}

/** A whole number, for example a page number or page size. In a query the number is a string of digits. */
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

export const OptionalText = t.union([IdText, t.undefined])
export const OptionalLink = t.union([LinkText, t.undefined])
export const OptionalBody = t.union([BodyText, t.undefined])
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
/** Defines a POST that signs in, without a token (spec 1 §7). */
export const defineSignInPost = defineCall({
  method: 'POST',
  needsToken: false,
  carriesToken: false,
  isRepeated: false,
})
/**
 * Defines a read that needs no sign-in. If the client has a token, for example a visitor's token, the read sends the
 * token.
 */
export const defineSignInGet = defineCall({ method: 'GET', needsToken: false, carriesToken: true, isRepeated: true })
/**
 * Defines a read that needs no sign-in. The client does not repeat this read, because the server accepts the same input
 * only once.
 */
export const defineSignInGetOnce = defineCall({
  method: 'GET',
  needsToken: false,
  carriesToken: true,
  isRepeated: false,
})
/** Defines a read that only the simulator answers. No real provider has such calls. */
export const definePublicGet = defineCall({ method: 'GET', needsToken: false, carriesToken: false, isRepeated: true })
