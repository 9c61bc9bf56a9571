import { DeliverPolicy, jetstream, type ConsumerMessages } from '@nats-io/jetstream'
import { StartupError } from '../../startup-error'
import { logFailure } from '../../log-failure'
import type { Nats } from './connect-nats'
import type { EntryFold } from './fold-entries'
import { entryOf } from './jetstream-line'

const AGAIN_MS = 300

export interface Following {
  /** Ends the reading. Resolves when no further entry is folded. */
  readonly stop: () => Promise<void>
}

/**
 * Folds every entry of the stream, those that exist and those that come. `failed` gets the `StartupError` of an entry
 * that cannot be folded. Everything else, such as a lost connection, leads to another attempt.
 */
export const followStream = (
  { connection, stream }: Nats,
  fold: EntryFold,
  failed: (error: StartupError) => void,
): Following => {
  const client = jetstream(connection)
  let isOver = false
  let messages: ConsumerMessages | null = null
  const read = async (): Promise<void> => {
    const consumer = await client.consumers.get(stream, {
      deliver_policy: DeliverPolicy.StartSequence,
      opt_start_seq: fold.position() + 1,
    })
    messages = await consumer.consume({ max_messages: 500 })
    if (isOver) messages.stop()
    for await (const message of messages) {
      if (isOver) return
      fold.take(message.seq, entryOf(message.seq, message.headers, message.string()))
    }
  }
  const run = async (): Promise<void> => {
    while (!isOver) {
      try {
        await read()
      } catch (error) {
        if (error instanceof StartupError) {
          failed(error)
          return
        }
        if (!isOver) logFailure('The log could not be read:', error)
      }
      if (!isOver)
        await new Promise((resolve) => {
          setTimeout(resolve, AGAIN_MS)
        })
    }
  }
  const running = run()
  return {
    stop: async () => {
      isOver = true
      messages?.stop()
      await running
    },
  }
}
