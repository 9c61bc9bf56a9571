import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import { limitedJson } from '../../../wire/codecs/limited-json'

/** The largest message of Janus in bytes. An offer of 256 tracks is the largest. */
const MESSAGE_LIMIT = 1_048_576

const Jsep = t.type({ type: t.union([t.literal('offer'), t.literal('answer')]), sdp: t.string })
export type Jsep = t.TypeOf<typeof Jsep>

/** A media line of a subscription. A line that is not active carries nothing. */
const SubscribedStream = t.intersection([
  t.type({ mid: t.string }),
  t.partial({ active: t.boolean, feed_id: t.string, feed_mid: t.string }),
])
export type SubscribedStream = t.TypeOf<typeof SubscribedStream>

const PluginData = t.intersection([
  t.type({ videoroom: t.string }),
  t.partial({ error_code: t.number, error: t.string, streams: t.array(SubscribedStream) }),
])

/** A message of Janus, with the fields that this server reads. */
const JanusMessage = t.intersection([
  t.type({ janus: t.string }),
  t.partial({
    transaction: t.string,
    sender: t.number,
    data: t.type({ id: t.number }),
    plugindata: t.type({ data: PluginData }),
    jsep: Jsep,
    error: t.type({ code: t.number, reason: t.string }),
  }),
])
export type JanusMessage = t.TypeOf<typeof JanusMessage>

/** Parses a message. `null` for text that is no such message. */
export const parseJanusMessage = (text: string): JanusMessage | null => {
  const json = limitedJson(text, MESSAGE_LIMIT)
  const read = E.isLeft(json) ? null : JanusMessage.decode(json.right)
  return read === null || E.isLeft(read) ? null : read.right
}

/** Janus refused a request. `code` is the number of Janus or of its VideoRoom plugin. */
export class JanusRefusal extends Error {
  constructor(
    readonly code: number,
    reason: string,
  ) {
    super(`Janus refused a request (${code}): ${reason}`)
  }
}

/** Throws `JanusRefusal` for an error of Janus or of the plugin. */
export const withoutRefusal = (message: JanusMessage): JanusMessage => {
  const { error, plugindata } = message
  if (error !== undefined) throw new JanusRefusal(error.code, error.reason)
  const data = plugindata?.data
  if (data?.error_code !== undefined) throw new JanusRefusal(data.error_code, data.error ?? '')
  return message
}
