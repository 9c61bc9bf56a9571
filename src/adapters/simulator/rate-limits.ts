import type { Clock } from '../../application/ports/browser/clock'
import { sourceOf } from './caller-source'

/** An allowance of calls: `burst` at once, and `aMinute` on average. */
interface Amount {
  readonly burst: number
  readonly aMinute: number
}
/** The limits of an account and of a network address. `account` is `null` for calls before the sign-in. */
interface Rate {
  readonly account: Amount | null
  readonly address: Amount
}

const amount = (burst: number, aMinute: number): Amount => ({ burst, aMinute })

/**
 * The allowances of callers. The access table names the allowance of each route and frame. No spec names these limits,
 * so we chose them. A member with a few tabs who reloads often stays far below the limits. The limits per address are
 * higher, because the members of a household may share an address.
 */
export const RATE_LIMITS = {
  read: { account: amount(400, 600), address: amount(1_500, 3_000) },
  write: { account: amount(120, 120), address: amount(400, 600) },
  /** The sign-in of a new visitor, which a browser sends once. */
  arrival: { account: null, address: amount(30, 30) },
  signIn: { account: null, address: amount(30, 30) },
  /** Calls that send an email. */
  mail: { account: null, address: amount(10, 10) },
  /** Calls that create a code or text which a member must confirm. */
  errand: { account: amount(20, 20), address: amount(40, 40) },
  /** Calls with which a browser polls for the result of a sign-in. */
  waiting: { account: null, address: amount(120, 120) },
  /** Calls that create groups, spaces, announcements and requests, which other members see. */
  creation: { account: amount(20, 10), address: amount(60, 30) },
  message: { account: amount(120, 120), address: amount(1_000, 2_000) },
  upload: { account: null, address: amount(200, 300) },
  picture: { account: null, address: amount(2_000, 3_000) },
  connection: { account: null, address: amount(100, 200) },
  /** Pages, scripts and styles of the client. */
  page: { account: null, address: amount(3_000, 6_000) },
  report: { account: null, address: amount(30, 30) },
  /** Frames of the three sockets, over all connections of an account or address together. */
  chatFrame: { account: amount(6_000, 3_000), address: amount(9_000, 9_000) },
  feedFrame: { account: amount(400, 1_200), address: amount(4_000, 8_000) },
  mediaFrame: { account: amount(800, 6_000), address: amount(4_000, 9_000) },
  /** Frames that the server sends on to everybody in a room. */
  roomEvent: { account: amount(60, 120), address: amount(600, 1_200) },
  /** What the server reads and sends for an account, in blocks. */
  answerBlock: { account: amount(250, 300), address: amount(4_000, 2_000) },
} as const satisfies Readonly<Record<string, Rate>>
export type RateLimitName = keyof typeof RATE_LIMITS

/** The size of a block of `answerBlock`, in UTF-16 units. */
export const ANSWER_BLOCK = 65_536

export const TOO_MANY_REQUESTS = {
  code: 429,
  words: 'Too many requests. Please wait a moment, then try again.',
} as const

export interface RateLimiter {
  /**
   * Counts a call of this cost, 1 by default. Returns whether the call is allowed. `xid` is `null` before the sign-in. A
   * call is allowed while 1 is left, and may leave a debt. A cost of 0 asks whether 1 is left.
   */
  readonly take: (rate: RateLimitName, address: string | null, xid: string | null, cost?: number) => boolean
}

/** Allows every call. Used if only this page or a test can call the simulator. */
export const noRateLimit: RateLimiter = { take: () => true }

/**
 * The most buckets that the limiter keeps. Above this number the limiter deletes the buckets of which least is used,
 * until `LEFT` remain. Many new callers therefore never reset the limit of a caller who has used up a limit.
 */
const KEPT = 20_000
const LEFT = 15_000

interface Bucket {
  left: number
  since: number
  readonly of: Amount
}

/** A limiter that counts calls in token buckets. The buckets exist only in this process, outside the server state. */
export const makeRateLimiter = (clock: Clock): RateLimiter => {
  const buckets = new Map<string, Bucket>()
  const regained = ({ left, since, of }: Bucket, now: number): number =>
    Math.min(of.burst, left + (Math.max(0, now - since) * of.aMinute) / 60_000)
  const forgetLeastUsed = (now: number): void => {
    const share = (bucket: Bucket): number => regained(bucket, now) / bucket.of.burst
    const fullestFirst = [...buckets].map(([key, bucket]) => [key, share(bucket)] as const)
    fullestFirst.sort(([, a], [, b]) => b - a)
    for (const [key] of fullestFirst.slice(0, buckets.size - LEFT)) buckets.delete(key)
  }
  const takeOne = (key: string, of: Amount, cost: number): boolean => {
    const now = clock.now()
    const bucket = buckets.get(key) ?? { left: of.burst, since: now, of }
    bucket.left = regained(bucket, now)
    bucket.since = now
    if (!buckets.has(key)) {
      if (buckets.size >= KEPT) forgetLeastUsed(now)
      buckets.set(key, bucket)
    }
    if (bucket.left < (cost === 0 ? 1 : Math.min(cost, 1))) return false
    bucket.left -= cost
    return true
  }
  return {
    take: (rate, address, xid, cost = 1) => {
      const { account, address: ofAddress } = RATE_LIMITS[rate]
      const mayAccount = xid === null || account === null || takeOne(`${rate} account ${xid}`, account, cost)
      return mayAccount && (address === null || takeOne(`${rate} address ${sourceOf(address)}`, ofAddress, cost))
    },
  }
}
