import * as E from 'fp-ts/Either'
import type * as t from 'io-ts'
import {
  openImConnection,
  type ImConnection,
  type ImConnectionEnd,
} from '../../../../src/adapters/im/simulator/im-connection'
import type { SocketDriver } from '../../../../src/adapters/socket/socket-driver'
import type { ImRequest } from '../../../../src/adapters/wire/frames/im-frame'
import type { Clock } from '../../../../src/application/ports/browser/clock'
import type { ChatFact } from '../../../../src/application/ports/conversations'
import type { Failure } from '../../../../src/domain/kernel/failure'
import { addMs } from '../../../../src/domain/kernel/instant'

/** An error with which the vendor's client rejects a request. */
export class VendorError extends Error {
  constructor(
    readonly code: number,
    message: string,
  ) {
    super(message)
  }
}
export const NETWORK = 2801
export const REPEAT_LOGIN = 2025
const OF_BACK_END = 120_001
const NOT_READY = 2999

export const vendorErrorOf = (failure: Failure): VendorError =>
  failure._tag === 'Refused' ? new VendorError(OF_BACK_END, failure.words) : new VendorError(NETWORK, 'request timeout')

export interface FakeConnectionDeps {
  readonly sockets: SocketDriver
  readonly url: string
  readonly clock: Clock
}
interface Events {
  readonly up: () => void
  readonly down: () => void
  readonly told: (fact: ChatFact) => void
  readonly ended: (how: Exclude<ImConnectionEnd, 'closed' | 'connectFailed'>) => void
}

const RETRY_MS = 500

/** A connection to the simulator's chat service that reopens after each loss, as the vendor's client does. */
export const openFakeConnection = (deps: FakeConnectionDeps, token: string, events: Events) => {
  let line: ImConnection | null = null
  let over = false
  let forget = (): void => undefined
  const open = (): void => {
    const opened: ImConnection = openImConnection(deps, token, {
      logged: () => {
        line = opened
        events.up()
      },
      told: events.told,
      dropped: () => undefined,
      ended: (how) => {
        line = null
        if (over) return
        if (how === 'closed' || how === 'connectFailed') {
          events.down()
          forget = deps.clock.wake(addMs(deps.clock.now(), RETRY_MS), open)
        } else events.ended(how)
      },
    })
  }
  open()
  return {
    close: (): void => {
      over = true
      forget()
      line?.close()
    },
    ask: async <A>(codec: t.Type<A, unknown, unknown>, request: (request_id: string) => ImRequest): Promise<A> => {
      if (line === null) throw new VendorError(NOT_READY, 'sdk is not ready')
      const answer = await line.ask(request)
      if (E.isLeft(answer)) throw vendorErrorOf(answer.left)
      const read = codec.decode(answer.right)
      if (E.isLeft(read)) throw new Error('the town answered with something else')
      return read.right
    },
  }
}
export type FakeConnectionHandle = ReturnType<typeof openFakeConnection>
