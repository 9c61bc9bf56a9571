import * as E from 'fp-ts/Either'
import { giftCalls } from '../../../../../src/adapters/wire/calls/gift-calls'
import { nodeClock, nodeRandom } from '../../../../../src/adapters/simulator/node/node-drivers'
import { plainText, type Content } from '../../../../../src/domain/chat'
import { ClientId, type Xid } from '../../../../../src/domain/kernel/ids'
import { factsFrom } from '../../../../contracts/contract-subject'
import { nodeHttp, nodeSockets } from '../../../../contracts/subjects/over-http'
import { made } from '../../../../support/builders/made'
import { IN_SQUARE } from '../../../../wire/support/seeded-ids'
import { makeClient, right } from '../../../support/client'

const LOOP = 5
const ROSE = '2'
const PAGE = 20

export const sleep = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms)
  })

export interface Member {
  /** Sends a message until it is acknowledged, each time under the same client id. Returns its number in the chat. */
  readonly say: (text: string) => Promise<number>
  /** Sends a gift once. `unknown`: the server's response did not arrive. */
  readonly give: (to: Xid) => Promise<'acknowledged' | 'unknown'>
  /** The messages of the chat from this number on, in order. */
  readonly read: (from: number, to: number) => Promise<readonly Content[]>
  readonly leave: () => void
}

/** A member in a browser of its own, who repeats what fails, as the product's client does. */
export const memberAt = async (origin: string, email: string): Promise<Member> => {
  const client = makeClient({ http: nodeHttp, sockets: nodeSockets, origin, clock: nodeClock, random: nodeRandom })
  const session = await client.signIn(email)
  let service: { readonly stop: () => void } | null = null
  const connect = async (): Promise<void> => {
    while (service === null) {
      const attempt = factsFrom(client.conversations.connect(session.sessionId), sleep)
      try {
        await attempt.until((heard) => heard.includes('logged'))
        service = attempt
      } catch {
        attempt.stop()
      }
    }
  }
  const disconnect = (): void => {
    service?.stop()
    service = null
  }
  let said = 0
  return {
    say: async (text) => {
      said += 1
      const clientId = made(ClientId, `${email.slice(0, 3)}-${said}`)
      for (;;) {
        await connect()
        const sent = await client.conversations.send({
          conversationId: IN_SQUARE,
          clientId,
          content: plainText(text),
        })()
        if (E.isRight(sent)) return sent.right.seq
        disconnect()
        await sleep(50)
      }
    },
    give: async (to) => {
      const given = await client.rest.call(giftCalls.send, {
        conversation_sid: IN_SQUARE,
        gift_id: ROSE,
        xids: [to],
        currency_id: LOOP,
      })()
      if (E.isRight(given)) return 'acknowledged'
      if (given.left._tag === 'Unreachable') return 'unknown'
      throw new Error(`the gift was refused: ${JSON.stringify(given.left)}`)
    },
    read: async (from, to) => {
      const all: Content[] = []
      for (let first = from; first <= to; first += PAGE) {
        await connect()
        const { messages } = await right(client.conversations.range(IN_SQUARE, first, Math.min(to, first + PAGE - 1)))
        all.push(...messages.map(({ content }) => content))
      }
      return all
    },
    leave: disconnect,
  }
}
