import * as E from 'fp-ts/Either'
import { Hono } from 'hono'
import { utf8Size } from '../../domain/kernel/utf8-size'
import type { HttpCall } from '../wire/codecs/http-call'
import { LANGUAGE_HEADER, PARTNER_HEADER, TOKEN_HEADER } from '../wire/codecs/headers'
import { limitedJson } from '../wire/codecs/limited-json'
import { readLimited } from '../rest/client/read-limited'
import type { Caller, RouteDeps, RouteBuilder } from './routes/route-builder'
import { sourceOf } from './caller-source'
import { needsNoSession, routeName } from './access/access-row'
import { accessRowOf } from './access/access-table'
import { requestRows } from './access/rows/requests'
import { ANSWER_BLOCK, TOO_MANY_REQUESTS, type RateLimitName } from './rate-limits'
import { serverFeatures } from './features'
import { NOT_STORED, NotStored } from './not-stored'
import { toEnvelope, notSignedIn, refuseWith, type ErrorReply, type Reply } from './response'

const BODY_LIMIT = 65_536
/** The largest list in a response, in bytes. A client reads at most 4 MiB of a response (`ANSWER_LIMIT`). */
const ANSWER_BYTES = 3 * 1_048_576

/** The input fields of a call: from the query of a GET, otherwise from the JSON body. `null` for an unreadable body. */
const sentBy = async (request: Request): Promise<unknown> => {
  if (request.method === 'GET') return Object.fromEntries(new URL(request.url).searchParams)
  const text = await readLimited(new Response(request.body), BODY_LIMIT)
  const json = text === null ? E.left('TooLarge') : limitedJson(text, BODY_LIMIT)
  return E.isRight(json) ? json.right : null
}

const respond = (status: number, text: string, headers: Readonly<Record<string, string>> = {}): Response =>
  new Response(text, {
    status,
    headers: { 'content-type': 'application/json', 'cache-control': 'no-store', ...headers },
  })
const languageOf = ({ headers }: Request): string | null => headers.get(LANGUAGE_HEADER)
const fail = (error: ErrorReply, request: Request, headers?: Readonly<Record<string, string>>): Response =>
  respond(error.code, JSON.stringify(toEnvelope(E.left(error), languageOf(request))), headers)
const tooMany = (request: Request): Response => fail(TOO_MANY_REQUESTS, request, { 'retry-after': '60' })

const hasList = (data: unknown): data is { readonly list: readonly unknown[] } =>
  typeof data === 'object' && data !== null && 'list' in data && Array.isArray(data.list)

/**
 * If a list exceeds the size that a client reads, returns only the first rows. The client requests the other rows with
 * an offset.
 */
const bounded = (data: unknown): unknown => {
  if (!hasList(data) || utf8Size(JSON.stringify(data)) <= ANSWER_BYTES) return data
  let bytes = 0
  const over = data.list.findIndex((row) => (bytes += utf8Size(JSON.stringify(row)) + 1) > ANSWER_BYTES)
  return { ...data, list: over === -1 ? data.list : data.list.slice(0, over) }
}

/** The caller's network address. `null` if the simulator runs in the caller's page. */
interface From {
  readonly Bindings: { readonly address: string | null }
}

const routesFor = (deps: RouteDeps): Hono<From> => {
  const { host, limiter } = deps
  const app = new Hono<From>()

  const callerOf = (request: Request, source: string): Caller | null => {
    const token = request.headers.get(TOKEN_HEADER) ?? ''
    const account = host.world().accounts[host.world().tokens[token] ?? '']
    const origin = deps.originOf(request)
    return account === undefined
      ? null
      : {
          token,
          account,
          partnerId: request.headers.get(PARTNER_HEADER),
          platform: (request.headers.get('platform') ?? 'web').slice(0, 16),
          host: origin === null ? '' : new URL(origin).hostname,
          origin,
          source,
        }
  }

  const route = <I, A, C>(
    call: HttpCall<I, A>,
    isPublic: boolean,
    caller: (request: Request, source: string) => C | null,
    reply: (input: I, caller: C) => Reply<A> | Promise<Reply<A>>,
  ): void => {
    const { who: allowed, allowance, cost, more } = accessRowOf(routeName(call))
    if (isPublic !== needsNoSession(allowed)) throw new Error(`${call.path} is not for ${allowed}`)
    app.on(call.method, call.path, async ({ req, env }) => {
      const { raw } = req
      const signedIn = callerOf(raw, sourceOf(env.address))
      const xid = signedIn?.account.xid ?? null
      const mayCost = (name: RateLimitName, units: number): boolean => limiter.take(name, env.address, xid, units)
      if (!mayCost(allowance, cost) || !mayCost('answerBlock', 0)) return tooMany(raw)
      const who = caller(raw, sourceOf(env.address))
      if (who === null) return fail(notSignedIn, raw)
      const language = languageOf(raw)
      if (signedIn !== null) {
        deps.readers.note(signedIn.token, language)
        for (const { called } of serverFeatures) called?.(deps, signedIn, raw.headers)
      }
      const [sent, params] = [await sentBy(raw), req.param()]
      const input = call.input.decode(
        Object.keys(params).length === 0 ? sent : { ...(typeof sent === 'object' ? sent : {}), ...params },
      )
      if (E.isLeft(input))
        return respond(200, JSON.stringify(toEnvelope(refuseWith('This call cannot be understood'), language)))
      const further = more(input.right)
      if (further > 0 && !mayCost(allowance, further)) return tooMany(raw)
      const replied = await reply(input.right, who)
      const text = JSON.stringify(
        toEnvelope(E.map((data: A) => bounded(call.answerTo(input.right).encode(data)))(replied), language),
      )
      mayCost('answerBlock', text.length / ANSWER_BLOCK)
      return respond(200, text)
    })
  }
  const to: RouteBuilder = {
    public: (call, reply) => {
      route(
        call,
        true,
        (request, source) => ({ headers: request.headers, origin: deps.originOf(request), source }),
        reply,
      )
    },
    authenticated: (call, reply) => {
      route(call, false, callerOf, reply)
    },
  }

  for (const { routes } of serverFeatures) routes?.(to, deps)

  app.notFound(({ req: { raw }, env }) => {
    const { allowance, cost } = requestRows.unknown
    if (!limiter.take(allowance, env.address, null, cost)) return tooMany(raw)
    return fail({ code: 404, words: 'There is no such call' }, raw)
  })
  app.onError((error, { req: { raw } }) => {
    deps.failed?.(error)
    return fail(error instanceof NotStored ? NOT_STORED : { code: 500, words: 'The server failed' }, raw)
  })
  return app
}

/**
 * The simulated API: a `Request` in, a `Response` out, in a page or on a server. The calls in `adapters/wire` define
 * the API's routes. Errors travel in envelopes, with status 401 for an ended session and 429 for a rate limit.
 * `address` is the caller's network address.
 */
export const makeHttpApi = (deps: RouteDeps): ((request: Request, address?: string) => Promise<Response>) => {
  const app = routesFor(deps)
  return async (request, address) => {
    const response = await app.fetch(request, { address: address ?? null })
    response.headers.set('date', new Date(deps.host.now()).toUTCString())
    return response
  }
}

/**
 * All registered routes, each as `METHOD path`.
 * @internal
 */
export const declaredRoutes = (deps: RouteDeps): readonly string[] =>
  routesFor(deps)
    .routes.filter(({ method }) => method !== 'ALL')
    .map(({ method, path }) => `${method} ${path}`)
