import { refused, unreachable, type Failure } from '../../domain/kernel/failure'

/**
 * A failure of the object store. The kind determines the remedy. `pass` requires new credentials, `upload` a new start
 * of the upload. After `failure` the upload ends.
 */
export type OssFailure =
  | { readonly kind: 'pass' }
  | { readonly kind: 'upload' }
  | { readonly kind: 'failure'; readonly failure: Failure }

/** The error codes with which the object store refuses credentials. */
const OF_PASS: ReadonlySet<unknown> = new Set([
  'SecurityTokenExpired',
  'InvalidSecurityToken',
  'InvalidAccessKeyId',
  'SignatureDoesNotMatch',
  'ExpiredToken',
])
/**
 * The error codes for an unfinished upload that the object store has deleted. The code `abort` comes from the vendor's
 * client, not from the object store.
 */
const OF_UPLOAD: ReadonlySet<unknown> = new Set(['NoSuchUpload', 'abort'])

const PART_WORDS = /^Failed to upload some parts with error: (?:[A-Za-z]*Error: )?(.*) part_num: \d+$/s

const fieldOf = (error: unknown, name: string): unknown =>
  typeof error === 'object' && error !== null ? Reflect.get(error, name) : undefined

/** Whether a retry may succeed. A retry may succeed after a missing response, status 429 or a server error. */
const mayPassLater = (status: unknown): boolean =>
  typeof status !== 'number' || status <= 0 || status === 429 || status >= 500

export const ossFailureOf = (error: unknown): OssFailure => {
  const code = fieldOf(error, 'code')
  if (OF_PASS.has(code)) return { kind: 'pass' }
  if (OF_UPLOAD.has(code) || fieldOf(error, 'name') === 'abort') return { kind: 'upload' }
  if (mayPassLater(fieldOf(error, 'status'))) return { kind: 'failure', failure: unreachable }
  const words = error instanceof Error ? error.message : ''
  return { kind: 'failure', failure: refused(PART_WORDS.exec(words)?.[1] ?? words) }
}
