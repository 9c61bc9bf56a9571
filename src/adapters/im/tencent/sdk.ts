import type TencentCloudChat from '@tencentcloud/chat'
import type { ChatSDK } from '@tencentcloud/chat'
import { installWorkerPolicy } from '../../browser/page/trusted-workers'

/** The parts of the vendor's client that this adapter calls. */
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

/** The vendor's module: its factory and its names of events and types. */
export interface TencentModule {
  readonly create: (options: { readonly SDKAppID: number }) => TencentSdk
  readonly EVENT: typeof TencentCloudChat.EVENT
  readonly TYPES: typeof TencentCloudChat.TYPES
}

/**
 * The event for changed reactions. The vendor's module sends this event, but the module's type declarations lack the
 * event's name.
 */
export const REACTIONS_UPDATED = 'onMessageReactionsUpdated'

/**
 * Loads the vendor's client, which has half a megabyte, only in the tab that connects. The vendor creates a worker for
 * its timers.
 */
export const loadTencent = async (): Promise<TencentModule> => {
  installWorkerPolicy()
  return (await import('@tencentcloud/chat')).default
}
