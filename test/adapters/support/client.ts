import * as E from 'fp-ts/Either'
import type { TaskEither } from 'fp-ts/TaskEither'
import { Secret } from '../../../src/application/ports/browser/vault'
import type { Clock } from '../../../src/application/ports/browser/clock'
import type { Conversations } from '../../../src/application/ports/conversations'
import type { Random } from '../../../src/application/ports/browser/random'
import type { SessionId } from '../../../src/domain/kernel/ids'
import type { Session } from '../../../src/domain/session'
import { makeSimulatorConversations } from '../../../src/adapters/im/simulator/conversations'
import { makeAccounts } from '../../../src/adapters/rest/sign-in/accounts'
import { makeChatRest, type ChatRest } from '../../../src/adapters/rest/chat/chat-rest'
import { makeGroups } from '../../../src/adapters/rest/groups'
import type { HttpDriver } from '../../../src/adapters/rest/client/http-driver'
import { makeProfiles } from '../../../src/adapters/rest/profiles'
import { makeQrCodes } from '../../../src/adapters/rest/sign-in/qr-codes'
import { makeRestClient } from '../../../src/adapters/rest/client/rest-client'
import { makeBalanceAndActivity } from '../../../src/adapters/rest/balance-and-activity'
import { makeXAccounts } from '../../../src/adapters/rest/sign-in/x-accounts'
import { makeSimulatedXPage } from '../../../src/adapters/rest/sign-in/simulated-x-page'
import { makeLiveFeed } from '../../../src/adapters/socket/live-feed'
import type { SocketDriver } from '../../../src/adapters/socket/socket-driver'
import type { ClientInfo } from '../../../src/adapters/wire/codecs/headers'
import { simulatorCalls } from '../../../src/adapters/wire/calls/simulator-calls'
import { memorySettings, memoryVault } from './memory-ports'

export interface ChatServiceDeps {
  readonly sockets: SocketDriver
  readonly url: string
  readonly clock: Clock
  readonly chat: ChatRest
}

export interface ClientDeps {
  readonly http: HttpDriver
  readonly sockets: SocketDriver
  readonly origin: string
  readonly clock: Clock
  readonly random: Random
  readonly whence?: ClientInfo
  /** The chat service of the conversations port. Default: the simulator's. */
  readonly chatService?: (deps: ChatServiceDeps) => Conversations
}

/** The value of a request that must succeed. */
export const right = async <L, A>(task: TaskEither<L, A>): Promise<A> => {
  const result = await task()
  if (E.isLeft(result)) throw new Error(`failed: ${JSON.stringify(result.left)}`)
  return result.right
}

/** The failure of a request that must fail. */
export const left = async <L, A>(task: TaskEither<L, A>): Promise<L> => {
  const result = await task()
  if (E.isRight(result)) throw new Error(`did not fail: ${JSON.stringify(result.right)}`)
  return result.left
}

const WIDE: ClientInfo = { platform: 'web', areaLanguage: 'en', displayLanguage: 'en', partnerId: null }

/** All adapters of one browser, wired as in the composition. */
export const makeClient = ({
  http,
  sockets,
  origin,
  clock,
  random,
  chatService = makeSimulatorConversations,
  whence: from = WIDE,
}: ClientDeps) => {
  const vault = memoryVault()
  const settings = memorySettings()
  const whence = () => from
  let current: SessionId | null = null
  const rest = makeRestClient({ http, origin, clock, vault, currentSession: () => current, whence })
  const profiles = makeProfiles(rest, clock)
  const accounts = makeAccounts({ rest, vault, random, settings, whence, profiles })
  const ws = origin.replace(/^http/, 'ws')
  const chat = makeChatRest(rest)
  const use = (session: Session): Session => {
    current = session.sessionId
    return session
  }
  const codeFor = async (email: string): Promise<string> => {
    const { list } = await right(rest.call(simulatorCalls.inbox, { email }))
    return list.items.at(-1)?.code ?? ''
  }
  return {
    vault,
    settings,
    rest,
    accounts,
    codeFor,
    use,
    qrCodes: makeQrCodes({ rest, vault, random }),
    xAccounts: makeXAccounts({ rest, vault, random, origin }),
    xPage: makeSimulatedXPage(rest, origin),
    groups: makeGroups(rest),
    surroundings: makeBalanceAndActivity(rest),
    profiles,
    conversations: chatService({ sockets, url: `${ws}/im`, clock, chat }),
    liveFeed: makeLiveFeed({ sockets, url: `${ws}/ws`, clock, vault, timeRequest: () => () => undefined }),
    visit: async () => use(await right(accounts.enterAsVisitor())),
    signIn: async (email: string) => {
      await right(accounts.sendCode(email))
      return use((await right(accounts.signInByEmail(email, new Secret(await codeFor(email))))).session)
    },
    forget: () => {
      current = null
    },
  }
}
export type Client = ReturnType<typeof makeClient>
