import type { Peer } from '../../../../domain/chat'
import { Uid, Xid } from '../../../../domain/kernel/ids'
import type { Account } from '../world'
import { written } from './written'

const service = (xid: string, uid: string, name: string): Account => ({
  xid: written(Xid.is, xid), uid: written(Uid.is, uid), name, avatar: null, level: 30, isVisitor: false, isSuper: false, email: null,
})

/** The accounts of the service itself. */
export const BOT_FATHER = service('b900000001', '2900000001', 'BotFather')
export const ASSISTANT = service('i900000002', '2900000002', 'Loop Assistant')
export const NEWS = service('n900000003', '2900000003', 'Loop')
export const SERVICES: readonly Account[] = [BOT_FATHER, ASSISTANT, NEWS]

/** Two of them have chats at addresses of their own, by these words (spec 1 §2). */
export const uidNamed = (word: string): string =>
  word === 'botFather' ? BOT_FATHER.uid : word === 'assistant' ? ASSISTANT.uid : word

/** The resident who is one, though they live like anybody. */
const LOOPY = 'l000000013'

export const isService = (xid: Xid): boolean => xid === LOOPY || SERVICES.some((one) => one.xid === xid)

export const roleOfService = (xid: Xid): Peer['role'] =>
  xid === BOT_FATHER.xid ? 'botFather' : xid === ASSISTANT.xid || xid === LOOPY ? 'ai' : 'normal'
