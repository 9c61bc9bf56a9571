import type { Instant } from '../kernel/instant'
import type { chatServiceReducer } from './chat-service.machine'
import type { networkReducer } from './network'
import type { socketReducer } from './socket.machine'

type ChatService = typeof chatServiceReducer.initial
type Socket = typeof socketReducer.initial

export type SocketState = 'closed' | 'connecting' | 'open'
/** @internal */
export type ChatState = 'logout' | 'logging' | 'logged'

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
const inner = (value: unknown, parent: string): unknown => (isObject(value) ? value[parent] : undefined)

export const socketState = ({ value }: Socket): SocketState => {
  const live = inner(value, 'live')
  return live === 'open' ? 'open' : live === 'connecting' ? 'connecting' : 'closed'
}

/** @internal */
export const chatState = ({ value }: ChatService): ChatState => {
  const service = inner(value, 'service')
  return service === 'logged' ? 'logged' : service === 'logging' ? 'logging' : 'logout'
}

/** The notice beside the chat's name; `null` if no notice is shown. */
type ConnectionWords = 'connecting' | 'reconnecting' | 'givenUp' | 'kicked' | null

export const connectionNotice = (chat: ChatService): ConnectionWords => {
  if (chat.value === 'givenUp' || chat.value === 'kicked') return chat.value
  if (chat.value === 'waiting' || (chatState(chat) === 'logging' && chat.context.tries > 0)) return 'reconnecting'
  return chatState(chat) === 'logging' ? 'connecting' : null
}

/** Whether another device replaced this browser at the chat service, and the person has not reconnected. */
export const isKicked = ({ value }: ChatService): boolean => value === 'kicked'
export const kickedAt = ({ context }: ChatService): Instant => context.kickedAt

/** Whether the offline banner is shown: there is no network, or the socket was lost and has not reopened. */
export const isOffline = (network: typeof networkReducer.initial, socket: Socket): boolean =>
  !network.online || socket.context.lost
