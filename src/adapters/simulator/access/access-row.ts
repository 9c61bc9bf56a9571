import type * as t from 'io-ts'
import type { HttpCall } from '../../wire/codecs/http-call'
import type { RateLimitName } from '../rate-limits'

/**
 * Who may call. `anyone` and `proof` need no session, all others do. `proof` and `ownProof`: the server checks a code, a
 * signature or a token. `account` excludes visitors. `between`: the two people of a call or chat. `editor`: owner,
 * admins and super users of a group, or hosts of a room. The routes of the server check what goes beyond a session,
 * because it depends on the target of the call.
 */
export type Who =
  | 'anyone'
  | 'session'
  | 'account'
  | 'member'
  | 'between'
  | 'editor'
  | 'owner'
  | 'super'
  | 'proof'
  | 'ownProof'

/** Whether a caller without a session may call. */
export const needsNoSession = (who: Who): boolean => who === 'anyone' || who === 'proof'

/** What the server grants for a route or a frame. */
export interface AccessRow {
  /** `METHOD path` of a route, or the socket and the event of a frame. */
  readonly name: string
  readonly who: Who
  /** The codec of the input, in which each text and list has a bound. A number is the most bytes of a body. */
  readonly bounds: t.Mixed | number
  /** The allowance from which each call takes `cost`. */
  readonly allowance: RateLimitName
  readonly cost: number
  /** What the input costs in addition. */
  readonly more: (input: unknown) => number
}

const nothingMore = (): number => 0
const moreOf = <A>(input: t.Type<A, unknown, unknown>, more?: (input: A) => number): AccessRow['more'] =>
  more === undefined ? nothingMore : (u) => (input.is(u) ? more(u) : 0)

export const routeName = ({ method, path }: Pick<HttpCall<unknown, unknown>, 'method' | 'path'>): string =>
  `${method} ${path}`

/** The row of a call. Its answer costs `answerBlock` in addition, by size. */
export const route = <I, A>(
  call: HttpCall<I, A>,
  who: Who,
  allowance: RateLimitName,
  cost: number,
  more?: (input: I) => number,
): AccessRow => ({
  name: routeName(call),
  who,
  bounds: call.input,
  allowance,
  cost,
  more: moreOf(call.input, more),
})

/** The row of a frame that a client sends. */
export const frame = <A>(
  name: string,
  bounds: t.Type<A, unknown, unknown>,
  who: Who,
  allowance: RateLimitName,
  cost: number,
  more?: (input: A) => number,
): AccessRow => ({ name, who, bounds, allowance, cost, more: moreOf(bounds, more) })

export interface RequestRow extends AccessRow {
  readonly bounds: number
}

/** The row of a request that belongs to no call of the API. */
export const request = (name: string, bytes: number, who: Who, allowance: RateLimitName, cost: number): RequestRow => ({
  name,
  who,
  bounds: bytes,
  allowance,
  cost,
  more: nothingMore,
})
