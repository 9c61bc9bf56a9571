import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import type { DeliveryOutcome } from '../../../../domain/bot'
import { isBlank, type ContentOf } from '../../../../domain/chat'
import { ProductImage } from '../../../wire/codecs/fields'
import { limitedJson } from '../../../wire/codecs/limited-json'
import { toWellFormed } from '../../../wire/codecs/text'
import type { WebhookResult } from '../../webhook-client'

const ANSWER_BYTES = 16_384
const WORDS = 4_000
const CELL = 200
const ROWS = 20
const CELLS = 6

const Cell = t.type({ display: t.string, command: t.union([t.string, t.null, t.undefined]) })
const Answer = t.type({
  body: t.string,
  image: t.unknown,
  table: t.union([t.array(t.array(Cell)), t.undefined, t.null]),
})
type Cell = t.TypeOf<typeof Cell>

/** A command begins with a slash and is a single line. Each cell of a bot's table must display some text (BI-144). */
const COMMAND = /^\/[\p{L}\p{N}_][^\p{Cc}]*$/u
const isFit = ({ display, command }: Cell): boolean =>
  !isBlank(display) &&
  display.length <= CELL &&
  (command === null || command === undefined || (command.length <= CELL && COMMAND.test(command)))

type Judged =
  | { readonly ended: 'answered'; readonly content: ContentOf<'richText'> | null }
  | { readonly ended: 'failed' | 'gone'; readonly content: null }

const failed: Judged = { ended: 'failed', content: null }
const GONE = 410
const isDone = (status: number): boolean => status >= 200 && status < 300

/** The outcome of a webhook call, as the bot's owner sees it in the list of deliveries. */
export const webhookOutcomeOf = (
  end: WebhookResult,
  { ended, content }: Judged,
): { readonly outcome: DeliveryOutcome; readonly status: number } => {
  if ('fault' in end) return { outcome: end.fault, status: 0 }
  const { status } = end
  if (ended === 'gone') return { outcome: 'gone', status }
  if (!isDone(status)) return { outcome: 'refused', status }
  return { outcome: ended === 'failed' ? 'unfit' : content === null ? 'silent' : 'answered', status }
}

/**
 * Reads a webhook response as the bot's answer. A single invalid part makes the whole answer invalid. An empty body
 * sends nothing.
 */
export const validateAnswer = (end: WebhookResult): Judged => {
  if ('fault' in end) return failed
  if (end.status === GONE) return { ended: 'gone', content: null }
  if (!isDone(end.status)) return failed
  if (end.text.trim() === '') return { ended: 'answered', content: null }
  const json = limitedJson(end.text, ANSWER_BYTES)
  const answer = E.isLeft(json) ? null : Answer.decode(json.right)
  if (answer === null || E.isLeft(answer)) return failed
  const { body, image, table } = answer.right
  const rows = table ?? []
  if (
    body.length > WORDS ||
    rows.length > ROWS ||
    !rows.every((row) => row.length > 0 && row.length <= CELLS && row.every(isFit))
  )
    return failed
  if (isBlank(body) && rows.length === 0) return failed
  const own = ProductImage.decode(image)
  return {
    ended: 'answered',
    content: {
      kind: 'richText',
      text: toWellFormed(body),
      image: E.isRight(own) ? own.right : null,
      rows: rows.map((row) =>
        row.map(({ display, command }) => ({
          display: toWellFormed(display),
          command: command === undefined || command === null ? null : toWellFormed(command),
        })),
      ),
    },
  }
}
