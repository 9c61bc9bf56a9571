import { refused, unreachable, type Failure } from '../../domain/kernel/failure'

/** What went wrong between us and the store, by what has to be done about it. */
export type OssFailure =
  | { readonly kind: 'pass' }
  | { readonly kind: 'upload' }
  | { readonly kind: 'failure'; readonly failure: Failure }

/** The store does not take that pass (any more). */
const OF_PASS: ReadonlySet<unknown> = new Set([
  'SecurityTokenExpired',
  'InvalidSecurityToken',
  'InvalidAccessKeyId',
  'SignatureDoesNotMatch',
  'ExpiredToken',
])
/** The unfinished upload is not there (any more); `abort` is the client's own word for it. */
const OF_UPLOAD: ReadonlySet<unknown> = new Set(['NoSuchUpload', 'abort'])

const PART_WORDS = /^Failed to upload some parts with error: (?:[A-Za-z]*Error: )?(.*) part_num: \d+$/s

const told = (error: unknown, name: string): unknown =>
  typeof error === 'object' && error !== null ? Reflect.get(error, name) : undefined

/** Without an answer, or with one of a server in trouble, the same may well go through later. */
const mayPassLater = (status: unknown): boolean =>
  typeof status !== 'number' || status <= 0 || status === 429 || status >= 500

export const ossFailureOf = (error: unknown): OssFailure => {
  const code = told(error, 'code')
  if (OF_PASS.has(code)) return { kind: 'pass' }
  if (OF_UPLOAD.has(code) || told(error, 'name') === 'abort') return { kind: 'upload' }
  if (mayPassLater(told(error, 'status'))) return { kind: 'failure', failure: unreachable }
  const words = error instanceof Error ? error.message : ''
  return { kind: 'failure', failure: refused(PART_WORDS.exec(words)?.[1] ?? words) }
}
