import { randomBytes } from 'node:crypto'
import type { Clock } from '../../../../../application/ports/browser/clock'
import { addMs } from '../../../../../domain/kernel/instant'
import { STATE_VERSION } from '../../../state/state-version'
import type { StartupError } from '../../startup-error'
import type { OpenedLog } from '../input-store'
import { connectNats } from './connect-nats'
import { foldEntries } from './fold-entries'
import { followStream } from './follow-stream'
import { jetstreamLine } from './jetstream-line'
import { tryEntry, type LogEntry } from './log-line'
import type { NatsAddress } from './nats-address'
import { makeSharedLogStore } from './shared-log-store'
import { makeTakeoverRule } from './takeover-rule'
import { answerAsWriter, callWriter } from './writer-call'

const ASK_EVERY_MS = 400

export interface NatsLogOptions {
  readonly address: NatsAddress
  readonly stream: string
  readonly clock: Clock
  /** Another server has taken over from this one, which must stop at once. */
  readonly lost: () => void
  /** This server cannot read the log, so it must stop. */
  readonly failed: (error: StartupError) => void
}

export interface NatsLog {
  /** Resolves when this server has become the writer; with `null` if the log is closed first. */
  readonly turn: Promise<OpenedLog | null>
  readonly close: () => Promise<void>
}

/** Follows the shared log, and takes over when no writer is there. Throws `StartupError`. */
export const openNatsLog = async ({ address, stream, clock, lost, failed }: NatsLogOptions): Promise<NatsLog> => {
  const nats = await connectNats(address, stream)
  const { connection } = nats
  const line = jetstreamLine(nats)
  const writer = randomBytes(12).toString('base64url')
  const fold = foldEntries({
    name: `the stream "${stream}" of ${address.servers.join(', ')}`,
    newerAdvice: 'Start the newer version, or choose other servers with STORE',
    olderAdvice: 'Choose other servers with STORE. Nothing was changed',
  })
  const following = followStream(nats, fold, failed)
  const rule = makeTakeoverRule(clock)
  let isClosed = false
  let cutOff = (): void => undefined

  const hearConnection = async (): Promise<void> => {
    for await (const { type } of connection.status()) {
      if (type !== 'disconnect') continue
      rule.reset()
      cutOff()
    }
  }
  void hearConnection()

  const takeOver = async (position: number): Promise<OpenedLog | null> => {
    // A new entry shows that another server writes.
    if (fold.position() !== position) return null
    const takeover: LogEntry = {
      seq: position + 1,
      writer,
      version: STATE_VERSION,
      inputsBefore: fold.inputs(),
      texts: [],
    }
    // An entry that was not read yet stands there already.
    if ((await line.writerAt(takeover.seq)) !== 'none') return null
    if ((await tryEntry(line, takeover)) !== 'stored') return null
    answerAsWriter(nats)
    const store = makeSharedLogStore({ line, clock, takeover, lost })
    cutOff = store.cutOff
    await following.stop()
    return {
      folded: fold.folded(),
      store: {
        ...store,
        close: async () => {
          await store.close()
          await connection.close()
        },
      },
    }
  }
  const wait = async (): Promise<OpenedLog | null> => {
    let known = 0
    while (!isClosed) {
      const position = fold.position()
      if (position !== known) rule.reset()
      known = position
      const opened = rule.heard(await callWriter(nats)) ? await takeOver(position) : null
      if (opened !== null) return opened
      await new Promise<void>((resolve) => {
        clock.wake(addMs(clock.now(), ASK_EVERY_MS), resolve)
      })
    }
    return null
  }
  return {
    turn: wait(),
    close: async () => {
      isClosed = true
      await following.stop()
      await connection.close()
    },
  }
}
