import * as t from 'io-ts'
import { requestText } from '../codecs/text'

/**
 * `bot_no_answer` over the realtime socket (ours: spec 3 tells of no frame of bots): what the person who asked is told,
 * in words.
 */
export const NO_ANSWER_EVENT = 'bot_no_answer'

const NoAnswer = t.type({ msg: t.string })
const LETTERS = 300

/** The words in such a frame; `null` where it has none. */
export const readNoAnswer = (data: unknown): string | null => {
  const words = NoAnswer.is(data) ? requestText(data.msg).trim().slice(0, LETTERS) : ''
  return words === '' ? null : words
}
