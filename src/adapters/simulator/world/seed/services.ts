import type { Peer } from '../../../../domain/chat'
import { Uid, Xid } from '../../../../domain/kernel/ids'
import type { Account } from '../world'
import { written } from './written'

const service = (xid: string, uid: string, name: string): Account => ({
  xid: written(Xid.is, xid), uid: written(Uid.is, uid), name, avatar: null, level: 30, isVisitor: false, email: null,
})

/** The accounts of the service itself. Two of them are known by words: their chats have addresses of their own (spec 1 §2). */
export const BOT_FATHER = service('b900000001', 'botFather', 'BotFather')
export const ASSISTANT = service('i900000002', 'assistant', 'Loop Assistant')
export const NEWS = service('n900000003', 'loopNews', 'Loop')
export const SERVICES: readonly Account[] = [BOT_FATHER, ASSISTANT, NEWS]

/** The resident who is one, though they live like anybody. */
const LOOPY = 'l000000013'

export const isService = (xid: Xid): boolean => xid === LOOPY || SERVICES.some((one) => one.xid === xid)

export const roleOfService = (xid: Xid): Peer['role'] =>
  xid === BOT_FATHER.xid ? 'botFather' : xid === ASSISTANT.xid || xid === LOOPY ? 'ai' : 'normal'
