import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { makeOutputGate, type GateControl } from '../../../../../src/adapters/simulator/node/store/output-gate'
import { nodeClock, nodeRandom } from '../../../../../src/adapters/simulator/node/node-drivers'
import type { RunningServer } from '../../../../../src/adapters/simulator/node/server-options'
import type { ServerInput } from '../../../../../src/adapters/simulator/state/input'
import { plainText } from '../../../../../src/domain/chat'
import { ClientId } from '../../../../../src/domain/kernel/ids'
import { factsFrom } from '../../../../contracts/contract-subject'
import { nodeHttp, nodeSockets } from '../../../../contracts/subjects/over-http'
import { made } from '../../../../support/builders/made'
import { IN_SQUARE } from '../../../../wire/support/seeded-ids'
import { makeClient, right } from '../../../support/client'
import { raw, startServerIn, temporaryFolder } from '../node-server-fixture'
import { sleep } from '../cluster/members'

/** A log that stores an input when the test says so, or at once after `storeAll`. */
const slowLog = () => {
  const gate: GateControl = makeOutputGate(() => false)
  const taken: ServerInput[] = []
  let isFast = true
  const waits: (() => void)[] = []
  return {
    opened: {
      folded: null,
      store: {
        gate,
        append: (input: ServerInput) => {
          taken.push(input)
          gate.take()
          if (isFast) gate.confirm(1)
          for (const wake of waits.splice(0)) wake()
        },
        close: () => Promise.resolve(),
      },
    },
    taken,
    slow: () => {
      isFast = false
    },
    store: (count: number) => {
      gate.confirm(count)
    },
    nextInput: () =>
      new Promise<void>((resolve) => {
        waits.push(resolve)
      }),
  }
}

describe('A server whose log stores later than it takes', () => {
  const folder = temporaryFolder()
  const said: string[] = []
  let log: ReturnType<typeof slowLog>
  let server: RunningServer
  beforeEach(async () => {
    log = slowLog()
    said.length = 0
    server = await startServerIn(folder.path, { log: log.opened, say: (line) => said.push(line) })
  })
  afterEach(async () => {
    await server.close()
    folder.remove()
  })
  const browser = () =>
    makeClient({ http: nodeHttp, sockets: nodeSockets, origin: server.origin, clock: nodeClock, random: nodeRandom })
  /** Another request that does not depend on the state, so everything that could leave before it has left. */
  const roundTrip = () => raw(server.port, '/health')

  it('R4-802: answers a call, and prints a code, only when the input is stored', async () => {
    const client = browser()
    log.slow()
    const next = log.nextInput()
    let isAnswered = false
    const asked = right(client.accounts.sendCode('ada@loop.example')).then(() => {
      isAnswered = true
    })
    await next
    expect((await roundTrip()).status).toBe(200)
    expect([isAnswered, said]).toEqual([false, []])
    log.store(1)
    await asked
    expect(said).toEqual([expect.stringContaining('ada@loop.example')])
  })

  it('R4-802: acknowledges a message to its author, and shows it to others, only when it is stored', async () => {
    const [ada, ben] = [browser(), browser()]
    const [adas, bens] = [await ada.signIn('ada@loop.example'), await ben.signIn('ben@loop.example')]
    const service = factsFrom(ada.conversations.connect(adas.sessionId), sleep)
    const others = factsFrom(ben.conversations.connect(bens.sessionId), sleep)
    await Promise.all([service, others].map(({ until }) => until((heard) => heard.includes('logged'))))
    const arrived = factsFrom(ben.conversations.facts$, sleep)
    log.slow()
    const next = log.nextInput()
    let isAcknowledged = false
    const sent = right(
      ada.conversations.send({ conversationId: IN_SQUARE, clientId: made(ClientId, 'c1'), content: plainText('hi') }),
    ).then(() => {
      isAcknowledged = true
    })
    await next
    expect((await roundTrip()).status).toBe(200)
    expect([isAcknowledged, arrived.heard]).toEqual([false, []])
    log.store(1)
    await sent
    await arrived.until((heard) => heard.length > 0)
    for (const { stop } of [service, others, arrived]) stop()
  })
})
