import TencentCloudChat, { type Message } from '@tencentcloud/chat'
import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import { REACTIONS_UPDATED, type TencentModule, type TencentSdk } from '../../../../src/adapters/im/tencent/sdk'
import type { ChatRest } from '../../../../src/adapters/rest/chat/chat-rest'
import { extOf } from '../../../../src/adapters/wire/content'
import { MessageWire } from '../../../../src/adapters/wire/entities/message'
import type { ChatFact } from '../../../../src/application/ports/conversations'
import { ClientId, MessageId, Xid } from '../../../../src/domain/kernel/ids'
import { addMs } from '../../../../src/domain/kernel/instant'
import { made } from '../../../support/builders/made'
import {
  NETWORK,
  openFakeConnection,
  REPEAT_LOGIN,
  VendorError,
  vendorErrorOf,
  type FakeConnectionHandle,
  type FakeConnectionDeps,
} from './fake-connection'
import { makeFakeStore, type Cloud, type FakeStore } from './fake-store'
import { vendorMessage } from './vendor-message'

const { EVENT, TYPES } = TencentCloudChat
const LOGIN_LIMIT_MS = 90_250
const READY_MS = 5
const LIMIT_BYTES = 12_288
const PEOPLE = 10

export interface FakeTencentDeps extends FakeConnectionDeps {
  readonly cloud: Cloud
  /** Sets a reaction over the simulator's API, as the product does. */
  readonly perform: ChatRest['perform']
}

interface Session {
  readonly user: Xid
  readonly line: FakeConnectionHandle
  readonly store: FakeStore
}

const orUndefined = <A>(list: readonly A[]): readonly A[] | undefined => (list.length === 0 ? undefined : list)
const answer = (data: object) => ({ code: 0, data })

/** A fake of the vendor's client over the simulator. It has only what the product uses, as in `behaviours.ts`. */
const makeFakeSdk = ({ cloud, perform, ...deps }: FakeTencentDeps): TencentSdk => {
  const { clock } = deps
  const handlers = new Map<string, readonly ((event: unknown) => void)[]>()
  const mine = new Set<string>()
  let session: Session | null = null
  let isLoggingIn = false
  let isReady = false
  let made$ = 0

  const emit = (name: string, data: unknown): void => {
    for (const handler of handlers.get(name) ?? []) handler({ name, data })
  }
  const inside = (): Session => {
    if (session === null || !isReady) throw new VendorError(2999, 'sdk is not ready')
    return session
  }
  const reset = (): void => {
    session?.line.close()
    session = null
    isReady = false
    emit(EVENT.SDK_NOT_READY, {})
  }
  const handle = (store: FakeStore, fact: ChatFact): void => {
    if (fact.type === 'chat/MessagesArrived') {
      const others = fact.messages.filter(({ clientId }) => clientId === null || !mine.has(clientId)).map(store.take)
      if (others.length > 0) emit(EVENT.MESSAGE_RECEIVED, [...others].reverse())
    } else if (fact.type === 'chat/MessagesChanged') {
      for (const now of fact.messages) {
        const before = store.reactionsOf(now.id)
        const message = store.take(now)
        if (mine.delete(now.id)) continue
        if (message.isRevoked) emit(EVENT.MESSAGE_REVOKED, [message])
        else if (JSON.stringify(before) === JSON.stringify(now.reactions)) emit(EVENT.MESSAGE_MODIFIED, [message])
        else emit(REACTIONS_UPDATED, { messageID: now.id, reactionList: [] })
      }
    } else if (fact.type === 'chat/PinsChanged')
      emit(EVENT.PINNED_GROUP_MESSAGE_UPDATED, { groupID: fact.conversationId.slice(3), isPinned: true })
  }

  const login: TencentSdk['login'] = ({ userID, userSig }) =>
    new Promise((resolve, reject) => {
      if (session !== null) {
        resolve(answer({ repeatLogin: true }))
        return
      }
      if (isLoggingIn) {
        reject(new VendorError(REPEAT_LOGIN, 'logging in'))
        return
      }
      isLoggingIn = true
      const user = made(Xid, userID)
      const over = (): void => {
        isLoggingIn = false
        forget()
      }
      const line = openFakeConnection(deps, userSig, {
        up: () => {
          if (session !== null) {
            emit(EVENT.NET_STATE_CHANGE, { state: TYPES.NET_STATE_CONNECTED })
            return
          }
          over()
          session = { user, line, store }
          resolve(answer({ actionStatus: 'OK' }))
          clock.wake(addMs(clock.now(), READY_MS), () => {
            if (session?.line !== line) return
            isReady = true
            emit(EVENT.SDK_READY, {})
          })
        },
        down: () => {
          emit(EVENT.NET_STATE_CHANGE, { state: TYPES.NET_STATE_DISCONNECTED })
        },
        told: (fact) => {
          handle(store, fact)
        },
        ended: (how) => {
          if (session === null) {
            over()
            reject(new VendorError(70_001, 'userSig expired'))
            return
          }
          emit(EVENT.KICKED_OUT, {
            type: how === 'kicked' ? TYPES.KICKED_OUT_MULT_ACCOUNT : TYPES.KICKED_OUT_USERSIG_EXPIRED,
          })
          reset()
        },
      })
      const store = makeFakeStore(cloud, user, line)
      const forget = clock.wake(addMs(clock.now(), LOGIN_LIMIT_MS), () => {
        isLoggingIn = false
        line.close()
        reject(new VendorError(NETWORK, 'login timeout'))
      })
    })

  const create =
    (isText: boolean): TencentSdk['createTextMessage'] =>
    ({ to, conversationType, payload, cloudCustomData }) => {
      const { user } = inside()
      const isGroup = conversationType === TYPES.CONV_GROUP
      return vendorMessage({
        ID: `${user}-${clock.now()}-${(made$ += 1)}`,
        address: { isGroup, to, vendorId: `${isGroup ? 'GROUP' : 'C2C'}${to}` },
        from: user,
        nick: '',
        avatar: '',
        seconds: Math.floor(clock.now() / 1_000),
        sequence: 0,
        isText,
        payload: t.UnknownRecord.is(payload) ? payload : {},
        cloudCustomData: cloudCustomData ?? '',
      })
    }
  const text = (u: unknown, key: string): string => (t.UnknownRecord.is(u) && typeof u[key] === 'string' ? u[key] : '')
  const bodyOf = ({ type, payload, cloudCustomData }: Message) => {
    if (type === TYPES.MSG_TEXT)
      return {
        type: 101,
        msg: text(payload, 'text'),
        picture: null,
        video: null,
        ext: extOf(extOf(cloudCustomData)['ext']),
      }
    const { type: kind, msg, picture, video, ext } = extOf(text(payload, 'data'))
    return { type: typeof kind === 'number' ? kind : 0, msg: String(msg), picture, video, ext: extOf(ext) }
  }
  /** The element of a message. The vendor's client sends only this, and ignores other changes to the message. */
  const sentOf = (message: Message): unknown => {
    const elements: unknown = Reflect.get(message, '_elements')
    return t.array(t.type({ content: t.unknown })).is(elements) ? elements[0]?.content : undefined
  }
  const at = async ({ ID, conversationID }: Message) => {
    const { store } = inside()
    return { conversation_id: await store.idOf(conversationID), seq: store.known(ID)?.now.seq ?? 0 }
  }
  const react =
    (on: boolean): TencentSdk['addMessageReaction'] =>
    async (message, memeId) => {
      const { conversation_id: conversationId, seq } = await at(message)
      const done = await perform({
        kind: 'react',
        conversationId,
        seq,
        messageId: made(MessageId, message.ID),
        memeId,
        on,
      })()
      if (E.isLeft(done)) throw vendorErrorOf(done.left)
      return answer({})
    }

  return {
    login,
    setLogLevel: () => undefined,
    logout: async () => {
      reset()
    },
    isReady: () => isReady,
    getLoginUser: () => session?.user ?? '',
    on: (name, handler) => {
      handlers.set(name, [
        ...(handlers.get(name) ?? []),
        (event) => {
          Reflect.apply(handler, null, [event])
        },
      ])
    },
    createTextMessage: create(true),
    createCustomMessage: create(false),
    sendMessage: async (message) => {
      const { line, store } = inside()
      if (new TextEncoder().encode(JSON.stringify(message.payload)).length > LIMIT_BYTES)
        throw new VendorError(80_002, 'message too long')
      const client_id = made(ClientId, `v-${message.ID}`)
      cloud.set(client_id, message.cloudCustomData)
      mine.add(client_id)
      const conversation_id = await store.idOf(message.conversationID)
      const stored = await line.ask(MessageWire, (request_id) => ({
        event: 'send',
        data: { request_id, conversation_id, client_id, ...bodyOf(message) },
      }))
      const sent: object = { payload: message.payload, _elements: Reflect.get(message, '_elements') }
      return answer({ message: Object.assign(message, store.take(stored), sent) })
    },
    modifyMessage: async (message) => {
      const place = await at(message)
      mine.add(message.ID)
      const { msg } = bodyOf(Object.assign({}, message, { payload: sentOf(message) }))
      await inside().line.ask(t.unknown, (request_id) => ({ event: 'edit', data: { request_id, ...place, msg } }))
      return answer({ message })
    },
    revokeMessage: async (message) => {
      const place = await at(message)
      mine.add(message.ID)
      await inside().line.ask(t.unknown, (request_id) => ({ event: 'revoke', data: { request_id, ...place } }))
      return answer({ message })
    },
    deleteMessage: async (messages) => {
      for (const message of messages) {
        const place = await at(message)
        await inside().line.ask(t.unknown, (request_id) => ({ event: 'delete', data: { request_id, ...place } }))
        message.isDeleted = true
      }
      return answer({ messageList: messages })
    },
    clearHistoryMessage: async (vendorId) => {
      const { line, store } = inside()
      const [conversation_id, seq] = [await store.idOf(vendorId), await store.latestOf(vendorId)]
      await line.ask(t.unknown, (request_id) => ({ event: 'clear', data: { request_id, conversation_id, seq } }))
      return answer({ conversationID: vendorId })
    },
    findMessage: (ID) => inside().store.known(ID)?.message ?? null,
    addMessageReaction: react(true),
    removeMessageReaction: react(false),
    getMessageReactions: async ({ messageList, maxUserCountPerReaction }) =>
      answer({
        resultList: orUndefined(
          messageList.map(({ ID }) => ({
            messageID: ID,
            reactionList: inside()
              .store.reactionsOf(ID)
              .map(({ memeId, xids }) => ({
                reactionID: memeId,
                totalUserCount: xids.length,
                partialUserList: xids
                  .slice(0, Math.min(PEOPLE, maxUserCountPerReaction ?? PEOPLE))
                  .map((userID) => ({ userID, nick: '', avatar: '' })),
              })),
          })),
        ),
      }),
    getAllUserListOfMessageReaction: async ({ message, reactionID, nextSeq, count = 100 }) => {
      const xids =
        inside()
          .store.reactionsOf(message.ID)
          .find(({ memeId }) => memeId === reactionID)?.xids ?? []
      const some = xids.slice(nextSeq, nextSeq + count)
      return answer({
        userInfoList: orUndefined(some.map((userID) => ({ userID }))),
        nextSeq: nextSeq + count,
        isCompleted: nextSeq + count >= xids.length,
      })
    },
    getMessageList: async ({ conversationID, nextReqMessageID }) => {
      const { store } = inside()
      const before = nextReqMessageID === undefined ? null : (store.known(nextReqMessageID)?.now.seq ?? null)
      const { list, isCompleted } = await store.listBefore(conversationID, before)
      return answer({ messageList: orUndefined(list), nextReqMessageID: list[0]?.ID ?? '', isCompleted })
    },
    getMessageListHopping: async ({ conversationID, sequence = 0 }) => {
      const { list, isCompleted } = await inside().store.listBefore(conversationID, sequence + 1)
      return answer({ messageList: orUndefined(list), isCompleted })
    },
    getConversationList: async () => answer({ conversationList: orUndefined(await inside().store.rows()) }),
    setMessageRead: async ({ conversationID }) => {
      const { line, store } = inside()
      const [conversation_id, seq] = [await store.idOf(conversationID), await store.latestOf(conversationID)]
      await line.ask(t.unknown, (request_id) => ({ event: 'mark_read', data: { request_id, conversation_id, seq } }))
      return answer({ conversationID })
    },
  }
}

/** A fake of the vendor's module: its names are real, its clients are fakes. */
export const fakeTencent = (deps: FakeTencentDeps): TencentModule => ({ EVENT, TYPES, create: () => makeFakeSdk(deps) })
