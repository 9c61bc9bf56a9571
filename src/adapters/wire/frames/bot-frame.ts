import * as t from 'io-ts'
import { requestText } from '../codecs/text'

/**
 * This product's own frame, because spec 3 names no frame for bots. If a bot does not reply to a command, this frame
 * carries a text for the member who sent the command.
 */
export const NO_ANSWER_EVENT = 'bot_no_answer'

const NoAnswer = t.type({ msg: t.string })
const LETTERS = 300

/** The text of the frame, or `null` if the text is missing or blank. */
export const readNoAnswer = (data: unknown): string | null => {
  const words = NoAnswer.is(data) ? requestText(data.msg).trim().slice(0, LETTERS) : ''
  return words === '' ? null : words
}
