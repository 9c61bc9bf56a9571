import type { Call, Sent } from '../wire/call'
import { pathParam } from '../wire/path-param'

const textOf = (value: Exclude<Sent[string], undefined>): string =>
  (typeof value === 'object' ? value.map((one) => (typeof one === 'string' ? one : JSON.stringify(one))).join(',') : String(value))

const textsOf = (sent: Sent): readonly (readonly [string, string])[] =>
  Object.entries(sent).flatMap(([name, value]) => (value === undefined ? [] : [[name, textOf(value)] as const]))

const PARAM = /:([a-z_]+)/g

/** `:id` in a path is the field of that name; it stands nowhere else then. A value that is no plain id leads to no address at all. */
const placed = (path: string, sent: Sent): { readonly path: string, readonly rest: Sent } => {
  const names = [...path.matchAll(PARAM)].map(([, name = '']) => name)
  const at = path.replaceAll(PARAM, (_, name: string) => pathParam(textOf(sent[name] ?? '')) ?? '-')
  return { path: at, rest: Object.fromEntries(Object.entries(sent).filter(([name]) => !names.includes(name))) }
}

/**
 * The request of a call. It goes to `origin` and nowhere else: a redirect is an error, for the headers hold the token
 * (reliability §5).
 */
export const requestOf = <I, A>(
  origin: string, call: Call<I, A>, input: I, headers: Readonly<Record<string, string>>, signal: AbortSignal,
): Request => {
  const { path, rest: sent } = placed(call.path, call.input.encode(input))
  const url = new URL(path, origin)
  const common = { method: call.method, signal, redirect: 'error', credentials: 'omit', cache: 'no-store' } as const
  if (call.method !== 'GET') {
    const body = JSON.stringify(sent)
    return new Request(url, { ...common, headers: { ...headers, 'content-type': 'application/json' }, body })
  }
  for (const [name, value] of textsOf(sent)) url.searchParams.set(name, value)
  return new Request(url, { ...common, headers })
}
