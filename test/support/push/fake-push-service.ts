import type { PushClient, PushRequest, PushResult } from '../../../src/adapters/simulator/push-client'

/** What a notification of a push shows, and where a tap leads. */
export interface ShownPush {
  readonly kind: string
  readonly title: string
  readonly body: string
  readonly tag: string
  readonly path: string
  readonly badge: number
}

export interface FakePushService extends PushClient {
  readonly requests: PushRequest[]
  /** The pushes that an endpoint received, without encryption. */
  readonly receivedBy: (endpoint: string) => readonly ShownPush[]
  /** The answers to the next pushes, in order. Then every push succeeds. */
  readonly answers: (PushResult | Promise<PushResult>)[]
}

export const KEYS = { publicKey: 'public-key', privateKey: 'private-key' }
export const CREATED: PushResult = { status: 201, retryAfterMs: null }

const isShown = (u: unknown): u is ShownPush =>
  typeof u === 'object' && u !== null && 'kind' in u && 'title' in u && 'path' in u
const shownIn = ({ text }: PushRequest): ShownPush => {
  const payload: unknown = JSON.parse(text)
  if (isShown(payload)) return payload
  throw new Error(`this is no push: ${text}`)
}

/** A push service that accepts https endpoints and remembers what it gets. */
export const makeFakePushService = (): FakePushService => {
  const requests: PushRequest[] = []
  const answers: FakePushService['answers'] = []
  return {
    requests,
    answers,
    receivedBy: (endpoint) => requests.filter(({ to }) => to.endpoint === endpoint).map(shownIn),
    makeKeys: () => KEYS,
    accepts: ({ endpoint }) => endpoint.startsWith('https://'),
    send: async (push) => {
      requests.push(push)
      return answers.shift() ?? CREATED
    },
  }
}
