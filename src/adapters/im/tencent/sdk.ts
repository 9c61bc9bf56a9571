import type TencentCloudChat from '@tencentcloud/chat'
import type { ChatSDK } from '@tencentcloud/chat'
import { installWorkerPolicy } from '../../browser/page/trusted-workers'

/** What of the vendor's client is called here, in the vendor's own declarations. */
export type TencentSdk = Pick<
  ChatSDK,
  | 'login'
  | 'logout'
  | 'getLoginUser'
  | 'isReady'
  | 'on'
  | 'setLogLevel'
  | 'createTextMessage'
  | 'createCustomMessage'
  | 'sendMessage'
  | 'modifyMessage'
  | 'revokeMessage'
  | 'deleteMessage'
  | 'findMessage'
  | 'addMessageReaction'
  | 'removeMessageReaction'
  | 'getMessageReactions'
  | 'getAllUserListOfMessageReaction'
  | 'getMessageList'
  | 'getMessageListHopping'
  | 'getConversationList'
  | 'setMessageRead'
  | 'clearHistoryMessage'
>

/** The vendor's module: its factory and its own names of events and types. */
export interface TencentModule {
  readonly create: (options: { readonly SDKAppID: number }) => TencentSdk
  readonly EVENT: typeof TencentCloudChat.EVENT
  readonly TYPES: typeof TencentCloudChat.TYPES
}

/** The module's own table of events has it, its declarations do not. */
export const REACTIONS_UPDATED = 'onMessageReactionsUpdated'

/**
 * Half a megabyte: fetched when somebody connects, in the one tab that does. It keeps time in a worker that it makes
 * itself.
 */
export const loadTencent = async (): Promise<TencentModule> => {
  installWorkerPolicy()
  return (await import('@tencentcloud/chat')).default
}
