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

export const BOT_FATHER = service('b900000001', '2900000001', 'BotFather')
export const ASSISTANT = service('i900000002', '2900000002', 'Loop Assistant')
export const NEWS = service('n900000003', '2900000003', 'Loop')
/** A bot that joins a group with the group's first poll. */
export const POLL_BOT = service('p900000004', '2900000004', 'Pollster')
export const SERVICES: readonly UserAccount[] = [BOT_FATHER, ASSISTANT, NEWS]

/**
 * The uid of the account in a profile URL. The URLs of two service accounts contain a word in place of the uid (spec 1
 * §2).
 */
export const serviceUidByName = (word: string): string =>
  word === 'botFather' ? BOT_FATHER.uid : word === 'assistant' ? ASSISTANT.uid : word

/** The xid of a simulated member that is also a service account. */
const LOOPY = 'l000000013'

export const isServiceAccount = (xid: Xid): boolean =>
  xid === LOOPY || xid === POLL_BOT.xid || SERVICES.some((one) => one.xid === xid)

/** The ids of bots that members made. No other account has this prefix. */
const MADE = /^b8\d{8}$/
export const isUserBot = (xid: string): boolean => MADE.test(xid)
export const isBot = (xid: Xid): boolean => isServiceAccount(xid) || isUserBot(xid)
/** Whether the account is a bot that posts only answers to commands. */
export const isAutomated = (xid: string): boolean => xid === BOT_FATHER.xid || xid === POLL_BOT.xid || isUserBot(xid)

export const roleOfService = (xid: Xid): Peer['role'] =>
  xid === BOT_FATHER.xid || isUserBot(xid)
    ? 'botFather'
    : xid === ASSISTANT.xid || xid === LOOPY || xid === POLL_BOT.xid
      ? 'ai'
      : 'normal'
