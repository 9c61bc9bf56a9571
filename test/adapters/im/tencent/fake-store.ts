import TencentCloudChat, { type Message } from '@tencentcloud/chat'
import { vendorConversationOf, type VendorConversation } from '../../../../src/adapters/im/tencent/vendor-id'
import { PageWire, PositionsWire } from '../../../../src/adapters/wire/frames/im-frame'
import { directConversationId, groupConversationId } from '../../../../src/adapters/wire/entities/conversation-id'
import type { ChatMessage, Reaction } from '../../../../src/domain/chat'
import { Gid, Xid, type ConversationId } from '../../../../src/domain/kernel/ids'
import { made } from '../../../support/builders/made'
import type { FakeConnectionHandle } from './fake-connection'
import { asVendorHas } from './vendor-message'

/** The number of messages on a page of the vendor's history. */
const LIST = 15
const { TYPES } = TencentCloudChat

export interface Known {
  readonly message: Message
  readonly now: ChatMessage
}

/** The extra data that the vendor's servers store: `cloudCustomData`, keyed by client id. */
export type Cloud = Map<string, string>

/** The conversations and messages that a fake client has loaded from the simulator. */
export const makeFakeStore = (cloud: Cloud, me: Xid, line: FakeConnectionHandle) => {
  const known = new Map<string, Known>()
  const conversations = new Map<string, ConversationId>()

  const take = (now: ChatMessage): Message => {
    const address: VendorConversation = vendorConversationOf(now.conversationId, me)
    conversations.set(address.vendorId, now.conversationId)
    const fresh = asVendorHas(now, address, cloud.get(now.clientId ?? '') ?? null)
    const message = Object.assign(known.get(now.id)?.message ?? fresh, fresh)
    known.set(now.id, { message, now })
    return message
  }
  const positions = async () => {
    const { list } = await line.ask(PositionsWire, (request_id) => ({ event: 'positions', data: { request_id } }))
    for (const { conversation_id: id } of list.items) conversations.set(vendorConversationOf(id, me).vendorId, id)
    return list.items
  }
  const idOf = async (vendorId: string): Promise<ConversationId> => {
    if (!conversations.has(vendorId)) await positions()
    return (
      conversations.get(vendorId) ??
      (vendorId.startsWith('GROUP')
        ? groupConversationId(made(Gid, vendorId.slice(5)))
        : directConversationId(me, made(Xid, vendorId.slice(3))))
    )
  }
  /** The messages before a number. Skips an empty page, because such a page has no cursor to continue from. */
  const listBefore = async (
    vendorId: string,
    before: number | null,
  ): Promise<{ readonly list: readonly Message[]; readonly isCompleted: boolean }> => {
    const conversation_id = await idOf(vendorId)
    const page = await line.ask(PageWire, (request_id) => ({
      event: 'history',
      data: { request_id, conversation_id, before, size: LIST },
    }))
    const list = page.messages.items.map(take)
    return list.length === 0 && page.from > 1 && page.to >= page.from
      ? listBefore(vendorId, page.from)
      : { list, isCompleted: page.from <= 1 }
  }

  return {
    take,
    idOf,
    listBefore,
    known: (ID: string): Known | null => known.get(ID) ?? null,
    reactionsOf: (ID: string): readonly Reaction[] => known.get(ID)?.now.reactions ?? [],
    latestOf: async (vendorId: string): Promise<number> => {
      const conversation_id = await idOf(vendorId)
      return (
        await line.ask(PageWire, (request_id) => ({
          event: 'history',
          data: { request_id, conversation_id, before: null, size: 1 },
        }))
      ).to
    },
    rows: async () =>
      (await positions()).map(({ conversation_id: id, max_seq: lastSequence, unread: unreadCount }) => {
        const { vendorId, isGroup } = vendorConversationOf(id, me)
        return {
          conversationID: vendorId,
          type: isGroup ? TYPES.CONV_GROUP : TYPES.CONV_C2C,
          unreadCount,
          lastMessage: { lastSequence },
        }
      }),
  }
}
export type FakeStore = ReturnType<typeof makeFakeStore>
