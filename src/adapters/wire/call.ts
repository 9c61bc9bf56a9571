import * as t from 'io-ts'

/** Values as they travel: in the query of a GET, in the JSON body of a POST. `undefined` is left out. */
export type Sent = Readonly<Record<string, string | number | undefined>>

/** One call of the API: what it is called by, what goes there, and what comes back. */
export interface Call<I, A> {
  readonly method: 'GET' | 'POST'
  readonly path: string
  /** Whether it needs a session's token; without one it fails with no request made (spec 1 §8). */
  readonly needsToken: boolean
  /** The names of the fields as they travel. */
  readonly fields: readonly string[]
  readonly input: t.Type<I, Sent, unknown>
  /** The codec of `data`; lists are bounded by what was asked for. */
  readonly answerTo: (input: I) => t.Type<A, unknown, unknown>
}

/** A page number or size, which a query carries as digits. */
export const Whole = new t.Type<number, number, unknown>('Whole', t.number.is, (u, context) => {
  const number = typeof u === 'string' && /^[0-9]{1,9}$/.test(u) ? Number(u) : u
  return typeof number === 'number' && Number.isSafeInteger(number) && number >= 0 ? t.success(number) : t.failure(u, context)
}, (a) => a)

export const MaybeText = t.union([t.string, t.undefined])
export const MaybeWhole = t.union([Whole, t.undefined])

interface WithProps { readonly type: { readonly props: Readonly<Record<string, unknown>> } }

const callBy = (method: 'GET' | 'POST', needsToken: boolean) => <I, A>(
  path: string, input: t.Type<I, Sent, unknown> & WithProps, answerTo: (input: I) => t.Type<A, unknown, unknown>,
): Call<I, A> => ({ method, path, needsToken, fields: Object.keys(input.type.props), input, answerTo })

export const get = callBy('GET', true)
export const post = callBy('POST', true)
/** A post that signs in: it has no token to send (spec 1 §7). */
export const loginPost = callBy('POST', false)
/** A call of the simulator's own, which no provider has. */
export const openGet = callBy('GET', false)
