import type { Clock } from '../../../../application/ports/browser/clock'
import type { Random } from '../../../../application/ports/browser/random'
import { addMs } from '../../../../domain/kernel/instant'
import type { ForwardedRoomEvents, MediaForwarder } from '../../signalling/media-forwarder'
import { JanusConnection } from './janus-connection'
import { JanusRoom } from './janus-room'

/** The delay in ms before the next attempt to reach Janus. It doubles with each attempt, up to the second number. */
const RETRY_MS = 250
const LONGEST_RETRY_MS = 4_000
/** The attempt that is reported to the operator. */
const REPORTED = 4

/** Where Janus can be reached. */
export interface JanusAddress {
  readonly url: string
  readonly secret: string
}

export interface JanusForwarderDeps {
  readonly clock: Clock
  readonly random: Random
  /** Starts Janus if it is not running, and resolves to its address. Called again after each loss. */
  readonly start: () => Promise<JanusAddress>
  readonly say: (line: string) => void
  readonly failed: (error: unknown) => void
}

/** Forwards the media of rooms through Janus. Rooms that are open when Janus ends continue after its restart. */
export const makeJanusForwarder = (deps: JanusForwarderDeps): MediaForwarder & { readonly stop: () => void } => {
  const { clock, random, say, failed } = deps
  const rooms = new Map<JanusRoom, () => void>()
  let janus: JanusConnection | null = null
  let isConnecting = false
  let isStopped = false
  /** The failed attempts since the last connection. */
  let attempts = 0
  let stopRetry = (): void => undefined

  const makeRoom = (events: ForwardedRoomEvents): JanusRoom => {
    const room: JanusRoom = new JanusRoom({ clock, random, events, failed, closed: () => rooms.delete(room) })
    return room
  }

  /** Rejects if this Janus refuses to create rooms, for example because it has numeric ids. */
  const tryOut = async (connection: JanusConnection): Promise<void> => {
    const nothing = (): void => undefined
    const room = makeRoom({ published: nothing, offered: nothing, opened: nothing })
    await room.create(connection)
    room.close()
  }

  const connect = async (): Promise<void> => {
    const connection = await JanusConnection.open({ ...(await deps.start()), clock, random, lost: handleLoss })
    if (isStopped) {
      connection.close()
      return
    }
    await tryOut(connection)
    await Promise.all([...rooms.keys()].map((room) => room.create(connection)))
    janus = connection
    attempts = 0
    for (const opened of rooms.values()) opened()
  }

  const prepare = (): void => {
    if (janus !== null || isConnecting || isStopped) return
    isConnecting = true
    connect()
      .catch((error: unknown) => {
        if (isStopped) return
        attempts += 1
        // While Janus starts, the first attempts find nobody who listens.
        if (attempts === REPORTED) say(`Janus cannot be used: ${error instanceof Error ? error.message : 'unknown'}`)
        stopRetry()
        stopRetry = clock.wake(addMs(clock.now(), Math.min(LONGEST_RETRY_MS, RETRY_MS * 2 ** attempts)), prepare)
      })
      .finally(() => {
        isConnecting = false
      })
  }

  const handleLoss = (): void => {
    janus = null
    for (const room of rooms.keys()) room.lost()
    if (isStopped) return
    say('The connection to Janus ended. Rooms that it forwards are silent until it is back.')
    prepare()
  }

  return {
    prepare,
    isReady: () => janus !== null,
    open: (events) => {
      const room = makeRoom(events)
      rooms.set(room, events.opened)
      if (janus !== null) room.create(janus).then(events.opened, failed)
      return room
    },
    stop: () => {
      isStopped = true
      stopRetry()
      janus?.close()
    },
  }
}
