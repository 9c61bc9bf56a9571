import type { HttpCall, HttpCallInput } from '../../wire/codecs/http-call'

const textOf = (value: Exclude<HttpCallInput[string], undefined>): string =>
  typeof value === 'object' ? JSON.stringify(value) : String(value)

const textsOf = (sent: HttpCallInput): readonly (readonly [string, string])[] =>
  Object.entries(sent).flatMap(([name, value]) => (value === undefined ? [] : [[name, textOf(value)] as const]))

/**
 * Builds the request of a call, for `origin` only. A redirect is an error, because the redirected request would send
 * the token to another address.
 */
export const requestOf = <I, A>(
  origin: string,
  call: HttpCall<I, A>,
  input: I,
  headers: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Request => {
  const url = new URL(call.path, origin)
  const sent = call.input.encode(input)
  const common = { method: call.method, signal, redirect: 'error', credentials: 'omit', cache: 'no-store' } as const
  if (call.method !== 'GET') {
    const body = JSON.stringify(sent)
    return new Request(url, { ...common, headers: { ...headers, 'content-type': 'application/json' }, body })
  }
  for (const [name, value] of textsOf(sent)) url.searchParams.set(name, value)
  return new Request(url, { ...common, headers })
}
