import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import { FRAME_LIMIT, limitedJson } from '../codecs/limited-json'

/** Defines a frame `{ event, data }`, the shape of all frames on this product's sockets (decisions.md). */
export const eventFrameCodec = <N extends string, P extends t.Props>(event: N, data: P) =>
  t.strict({ event: t.literal(event), data: t.strict(data) }, event)

/** Parses a socket frame with `codec`. Returns `null` for an invalid frame, or a frame of more than `limit` bytes. */
export const parseEventFrame =
  <A>(codec: t.Type<A, unknown, unknown>, limit = FRAME_LIMIT) =>
  (text: string | null): A | null => {
    const json = text === null ? E.left('Binary') : limitedJson(text, limit)
    const read = E.isLeft(json) ? null : codec.decode(json.right)
    return read === null || E.isLeft(read) ? null : read.right
  }
