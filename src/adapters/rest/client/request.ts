import type { HttpCall, HttpCallInput } from '../../wire/codecs/http-call'

const textOf = (value: Exclude<HttpCallInput[string], undefined>): string =>
  typeof value === 'object' ? JSON.stringify(value) : String(value)

const textsOf = (sent: HttpCallInput): readonly (readonly [string, string])[] =>
  Object.entries(sent).flatMap(([name, value]) => (value === undefined ? [] : [[name, textOf(value)] as const]))

/** A call without its codecs: its method, its path and the encoded fields. */
export interface EncodedCall {
  readonly method: HttpCall<unknown, unknown>['method']
  readonly path: string
  readonly sent: HttpCallInput
}

/**
 * Builds the request of an encoded call, for `origin` only. A redirect is an error, because the redirected request
 * would send the token to another address.
 */
export const encodedRequest = (
  origin: string,
  { method, path, sent }: EncodedCall,
  headers: Readonly<Record<string, string>>,
  signal: AbortSignal | null = null,
): Request => {
  const url = new URL(path, origin)
  const common = { method, signal, redirect: 'error', credentials: 'omit', cache: 'no-store' } as const
  if (method !== 'GET') {
    const body = JSON.stringify(sent)
    return new Request(url, { ...common, headers: { ...headers, 'content-type': 'application/json' }, body })
  }
  for (const [name, value] of textsOf(sent)) url.searchParams.set(name, value)
  return new Request(url, { ...common, headers })
}

/** Builds the request of a call. */
export const requestOf = <I, A>(
  origin: string,
  { method, path, input: codec }: HttpCall<I, A>,
  input: I,
  headers: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Request => encodedRequest(origin, { method, path, sent: codec.encode(input) }, headers, signal)
