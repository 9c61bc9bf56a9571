import * as E from 'fp-ts/Either'
import {
  malformed,
  refused,
  refusedSilently,
  sessionRefused,
  unreachable,
  type Failure,
} from '../../../domain/kernel/failure'
import { ANSWER_LIMIT, limitedJson } from '../codecs/limited-json'
import { truncateAt, toWellFormed } from '../codecs/text'

/**
 * Code 0 means success (spec 1 §7). Code 401 takes precedence over every other code. For code 35002 the client shows no
 * message (spec 1 §8).
 */
export const CODE_OK = 0
export const CODE_SESSION_REFUSED = 401
export const CODE_SILENT = 35002
/** The simulator's code for a refusal with a text for the member. */
export const CODE_REFUSED = 1

const WORDS_LIMIT = 300

export interface Envelope {
  readonly code: number
  readonly msg: string
  readonly data: unknown
}

/**
 * The server's message as plain text for a toast. A value that is not a string becomes the empty text, and the toast
 * shows the UI's general error text.
 */
const wordsOf = (msg: unknown): string => (typeof msg === 'string' ? truncateAt(toWellFormed(msg), WORDS_LIMIT) : '')

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Maps a response envelope to its result. `code` must be a number: "0" is malformed (BI-279). */
export const openEnvelope = (json: unknown): E.Either<Failure, unknown> => {
  if (!isRecord(json) || typeof json['code'] !== 'number') return E.left(malformed)
  switch (json['code']) {
    case CODE_SESSION_REFUSED:
      return E.left(sessionRefused)
    case CODE_SILENT:
      return E.left(refusedSilently)
    case CODE_OK:
      return E.right(json['data'])
    default:
      return E.left(refused(wordsOf(json['msg'])))
  }
}

/** Reads an HTTP response. A status from 500 counts as an unreachable server. */
export const readAnswer = (status: number, text: string): E.Either<Failure, unknown> => {
  if (status === 401) return E.left(sessionRefused)
  if (status >= 500) return E.left(unreachable)
  const json = limitedJson(text, ANSWER_LIMIT)
  if (E.isLeft(json)) return E.left(malformed)
  const opened = openEnvelope(json.right)
  return status >= 400 && E.isRight(opened) ? E.left(malformed) : opened
}
