import * as E from 'fp-ts/Either'
import type { ServerInput } from '../../state/input'
import { StoredInput } from '../../state/stored-input'
import { OLDEST_READABLE, STATE_VERSION } from '../../state/state-version'

/** The text under which every log keeps an input. */
export const inputText = (input: ServerInput): string => JSON.stringify(StoredInput.encode(input))

/** `null` for a text that is not an input that this version knows. */
export const inputOf = (text: string): ServerInput | null => {
  try {
    const input = StoredInput.decode(JSON.parse(text))
    return E.isRight(input) ? input.right : null
  } catch {
    return null
  }
}

export interface LogPlace {
  readonly name: string
  /** What to do with a log of a newer or an older version, as a sentence without its point. */
  readonly newerAdvice: string
  readonly olderAdvice: string
}

/** The reason why this server cannot open a log of this version, or `null`. Older logs are read and continued. */
export const versionProblem = ({ name, newerAdvice, olderAdvice }: LogPlace, version: number): string | null =>
  version > STATE_VERSION
    ? `The world in ${name} was made by a newer version of Loop (${version}; this one reads up to ${STATE_VERSION}).\n` +
      `${newerAdvice}. Nothing was changed.`
    : version < OLDEST_READABLE
      ? `The world in ${name} was made by an older version of Loop (${version}; this one reads from ${OLDEST_READABLE} on).\n` +
        `${olderAdvice}.`
      : null
