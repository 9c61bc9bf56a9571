import * as t from 'io-ts'
import { malformed, refused, unreachable, type Failure } from '../../../domain/kernel/failure'

const VendorError = t.type({ code: t.number, message: t.string })

/** The error codes of temporary failures: not logged in, login pending, no network, timeout, not ready. */
const PASSING: ReadonlySet<number> = new Set([2024, 2025, 2800, 2801, 2805, 2999])
/**
 * The error codes with which this product's server refuses a message before the vendor sends it. The refusal carries a
 * text for the member.
 */
const OURS = { from: 120_001, to: 130_000 } as const
/** The error code when the receiver has blocked the sender (spec 1 §8). */
const BLOCKED = 20_007
/** The error codes for a message of more than 12 KB. */
const TOO_LARGE: ReadonlySet<number> = new Set([80_002, 93_000])

const OTHER = 'operation failed, try again later'
export const TOO_LONG = refused('This message is too long')

/**
 * Maps a rejection of the vendor's client to a failure. The vendor's texts are for developers, so the failure carries
 * this app's texts.
 */
export const failureOf = (error: unknown): Failure => {
  if (!VendorError.is(error)) return malformed
  const { code, message } = error
  if (PASSING.has(code)) return unreachable
  if (TOO_LARGE.has(code)) return TOO_LONG
  if (code === BLOCKED) return refused('You have been blocked')
  return refused(code >= OURS.from && code <= OURS.to ? message : OTHER)
}
