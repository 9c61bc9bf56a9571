import { jetstream, JetStreamApiError } from '@nats-io/jetstream'
import { headers, type MsgHdrs } from '@nats-io/transport-node'
import { logFailure } from '../../log-failure'
import { subjectOf, type Nats } from './connect-nats'
import type { LogEntry, LogLine } from './log-line'

const WRITER = 'Loop-Writer'
const VERSION = 'Loop-Version'
const BEFORE = 'Loop-Inputs-Before'
const PUBLISH_MS = 1_500
/** Another entry stands at this place. */
const WRONG_PLACE = 10_071

const WRITER_ID = /^[\w-]{1,64}$/
const NUMBER = /^(?:0|[1-9][0-9]{0,14})$/

const headersOf = ({ writer, version, inputsBefore }: LogEntry): MsgHdrs => {
  const made = headers()
  made.set(WRITER, writer)
  made.set(VERSION, String(version))
  made.set(BEFORE, String(inputsBefore))
  return made
}

/** The entry that a message of the stream holds, or `null` if it has another shape. */
export const entryOf = (seq: number, from: MsgHdrs | undefined, text: string): LogEntry | null => {
  const [writer, version, before] = [WRITER, VERSION, BEFORE].map((name) => from?.get(name) ?? '')
  if (writer === undefined || version === undefined || before === undefined) return null
  if (!WRITER_ID.test(writer) || !NUMBER.test(version) || !NUMBER.test(before)) return null
  return {
    seq,
    writer,
    version: Number(version),
    inputsBefore: Number(before),
    texts: text === '' ? [] : text.split('\n'),
  }
}

/** The log in a JetStream stream. The number of a message in the stream is the place of its entry. */
export const jetstreamLine = ({ connection, manager, stream }: Nats): LogLine => {
  const client = jetstream(connection, { timeout: PUBLISH_MS })
  return {
    publish: async (entry) => {
      try {
        const { seq } = await client.publish(subjectOf(stream), entry.texts.join('\n'), {
          msgID: `${entry.writer}.${entry.seq}`,
          headers: headersOf(entry),
          expect: { streamName: stream, lastSequence: entry.seq - 1 },
        })
        // A response to a repeated message can come before the first one is stored, and then names no place.
        return seq === entry.seq ? 'stored' : 'unknown'
      } catch (error) {
        if (!(error instanceof JetStreamApiError && error.code === WRONG_PLACE))
          logFailure('The log did not confirm an entry:', error instanceof Error ? error.message : error)
        return 'unknown'
      }
    },
    writerAt: async (seq) => {
      try {
        const found = await manager.streams.getMessage(stream, { seq })
        return found === null ? 'none' : { writer: found.header.get(WRITER) }
      } catch {
        return 'unreachable'
      }
    },
  }
}
