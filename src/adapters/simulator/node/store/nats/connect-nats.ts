import { jetstreamManager, JetStreamApiError, type JetStreamManager } from '@nats-io/jetstream'
import { connect, type NatsConnection } from '@nats-io/transport-node'
import { StartupError } from '../../startup-error'
import type { NatsAddress } from './nats-address'

const CONNECT_MS = 5_000
const REQUEST_MS = 1_500
const RECONNECT_MS = 250
const STREAM_TRIES = 60
const STREAM_PAUSE_MS = 500
const NO_STREAM = 10_059
/** With three servers, an entry is stored when two of them hold it. */
const REPLICAS = 3

export const subjectOf = (stream: string): string => `${stream}.inputs`

export interface Nats {
  readonly connection: NatsConnection
  readonly manager: JetStreamManager
  readonly stream: string
}

const pause = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms)
  })

const ensureStream = async (manager: JetStreamManager, stream: string, replicas: number): Promise<void> => {
  try {
    await manager.streams.info(stream)
  } catch (error) {
    if (!(error instanceof JetStreamApiError && error.code === NO_STREAM)) throw error
    await manager.streams.add({
      name: stream,
      subjects: [subjectOf(stream)],
      storage: 'file',
      retention: 'limits',
      discard: 'new',
      num_replicas: replicas,
      deny_delete: true,
      deny_purge: true,
    })
  }
}

/**
 * Connects to the servers, and makes the stream if there is none. Servers that start together need some seconds until
 * they have elected a leader. Throws `StartupError`.
 */
export const connectNats = async (address: NatsAddress, stream: string): Promise<Nats> => {
  const { servers, isSecure, user, pass } = address
  const names = servers.join(', ')
  let connection: NatsConnection
  try {
    connection = await connect({
      servers: [...servers],
      timeout: CONNECT_MS,
      maxReconnectAttempts: -1,
      reconnectTimeWait: RECONNECT_MS,
      ...(isSecure ? { tls: {} } : {}),
      ...(user === undefined ? {} : { user, pass: pass ?? '' }),
    })
  } catch (error) {
    throw new StartupError(
      `No NATS server of STORE can be used (${names}): ${error instanceof Error ? error.message : 'unknown reason'}`,
    )
  }
  let reason = 'unknown reason'
  for (let tried = 0; tried < STREAM_TRIES; tried += 1) {
    try {
      const manager = await jetstreamManager(connection, { timeout: REQUEST_MS, checkAPI: false })
      await ensureStream(manager, stream, servers.length >= REPLICAS ? REPLICAS : 1)
      return { connection, manager, stream }
    } catch (error) {
      reason = error instanceof Error ? error.message : reason
      await pause(STREAM_PAUSE_MS)
    }
  }
  await connection.close()
  throw new StartupError(`The NATS servers (${names}) keep no log for this server. Is JetStream on? ${reason}`)
}
