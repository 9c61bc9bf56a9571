import type { Peer } from '../../../../domain/chat'
import { Uid, Xid } from '../../../../domain/kernel/ids'
import type { UserAccount } from '../server-state'
import { literalId } from './literal-id'

const service = (xid: string, uid: string, name: string): UserAccount => ({
  xid: literalId(Xid.is, xid),
  uid: literalId(Uid.is, uid),
  name,
  avatar: null,
  level: 30,
  isVisitor: false,
  isSuper: false,
  email: null,
})

/** The accounts of the service itself. */
export const BOT_FATHER = service('b900000001', '2900000001', 'BotFather')
export const ASSISTANT = service('i900000002', '2900000002', 'Loop Assistant')
export const NEWS = service('n900000003', '2900000003', 'Loop')
/** Comes into a group with its first question. */
export const POLL_BOT = service('p900000004', '2900000004', 'Pollster')
export const SERVICES: readonly UserAccount[] = [BOT_FATHER, ASSISTANT, NEWS]

/** Two of them have chats at addresses of their own, by these words (spec 1 §2). */
export const serviceUidByName = (word: string): string =>
  word === 'botFather' ? BOT_FATHER.uid : word === 'assistant' ? ASSISTANT.uid : word

/** The resident who is one, though they live like anybody. */
const LOOPY = 'l000000013'

export const isServiceAccount = (xid: Xid): boolean =>
  xid === LOOPY || xid === POLL_BOT.xid || SERVICES.some((one) => one.xid === xid)

/** How the id of a bot begins that somebody made; nobody else's does. */
const MADE = /^b8\d{8}$/
export const isUserBot = (xid: string): boolean => MADE.test(xid)
export const isBot = (xid: Xid): boolean => isServiceAccount(xid) || isUserBot(xid)
/** Those that speak when they are asked, and never by themselves. */
export const isAutomated = (xid: string): boolean => xid === BOT_FATHER.xid || xid === POLL_BOT.xid || isUserBot(xid)

export const roleOfService = (xid: Xid): Peer['role'] =>
  xid === BOT_FATHER.xid || isUserBot(xid)
    ? 'botFather'
    : xid === ASSISTANT.xid || xid === LOOPY || xid === POLL_BOT.xid
      ? 'ai'
      : 'normal'
