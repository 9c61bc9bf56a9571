import { RequestError, TimeoutError } from '@nats-io/transport-node'
import type { Nats } from './connect-nats'

const ASK_MS = 500

export type WriterCall = 'answered' | 'nobody' | 'late' | 'unreachable'

const subjectFor = (stream: string): string => `${stream}.writer`

/** Asks whether a writer is there. `nobody`: no process listens. `late`: a process listens, or did, and is silent. */
export const callWriter = async ({ connection, stream }: Nats): Promise<WriterCall> => {
  try {
    await connection.request(subjectFor(stream), '', { timeout: ASK_MS })
    return 'answered'
  } catch (error) {
    if (error instanceof RequestError && error.isNoResponders()) return 'nobody'
    return error instanceof TimeoutError ? 'late' : 'unreachable'
  }
}

/** Answers standbys that ask for the writer. */
export const answerAsWriter = ({ connection, stream }: Nats): void => {
  connection.subscribe(subjectFor(stream), {
    callback: (_error, message) => {
      message.respond()
    },
  })
}
