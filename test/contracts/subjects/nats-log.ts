import { nodeClock } from '../../../src/adapters/simulator/node/node-drivers'
import { connectNats } from '../../../src/adapters/simulator/node/store/nats/connect-nats'
import { jetstreamLine } from '../../../src/adapters/simulator/node/store/nats/jetstream-line'
import { tryEntry, type LogEntry } from '../../../src/adapters/simulator/node/store/nats/log-line'
import { natsAddressIn } from '../../../src/adapters/simulator/node/store/nats/nats-address'
import { openNatsLog } from '../../../src/adapters/simulator/node/store/nats/open-nats-log'
import { STATE_VERSION } from '../../../src/adapters/simulator/state/state-version'
import type { NatsServer } from '../../support/nats-servers'
import type { Harm, InputStoreSubject } from '../input-store.contract'

const HARMS: Readonly<Record<Harm, Partial<LogEntry>>> = {
  'it is missing': { inputsBefore: 5 },
  'it is no JSON': { texts: ['{"type":'] },
  'it is no input': { texts: ['{"type":"Nonsense"}'] },
}

let streams = 0

/** A stream of its own on a running server. */
export const natsLogSubject = async (server: NatsServer): Promise<InputStoreSubject> => {
  const address = natsAddressIn(`nats://${server.address}`)
  const stream = `test-${(streams += 1)}`
  const nats = await connectNats(address, stream)
  const line = jetstreamLine(nats)
  const last = async (): Promise<number> => (await nats.manager.streams.info(stream)).state.last_seq
  /** Another program writes an entry after the others. */
  const write = async (parts: Partial<LogEntry>): Promise<void> => {
    const entry = { seq: (await last()) + 1, writer: 'other', version: STATE_VERSION, inputsBefore: 4, texts: [] }
    await line.publish({ ...entry, ...parts })
  }
  return {
    open: async () => {
      let refuse: (reason: Error) => void = () => undefined
      const refused = new Promise<never>((_resolve, reject) => {
        refuse = reject
      })
      refused.catch(() => undefined)
      const log = await openNatsLog({
        address,
        stream,
        clock: nodeClock,
        lost: () => undefined,
        failed: (error) => {
          refuse(error)
        },
      })
      try {
        const opened = await Promise.race([log.turn, refused])
        if (opened === null) throw new Error('the log was closed')
        return opened
      } catch (error) {
        await log.close()
        throw error
      }
    },
    secondWriter: async () => {
      const at = await last()
      const entry = { seq: at, writer: 'second', version: STATE_VERSION, inputsBefore: 0, texts: ['{}'] }
      return (await tryEntry(line, entry)) === 'taken' && (await last()) === at ? 'refused' : 'stored'
    },
    harm: (how) => write(HARMS[how]),
    setVersion: (version) => write({ version }),
    dispose: async () => {
      await nats.connection.close()
    },
  }
}
