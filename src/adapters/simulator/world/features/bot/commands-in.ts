import type { BotCommand } from '../../../../../domain/chat'
import type { ConversationId, Xid } from '../../../../../domain/kernel/ids'
import { directConversationId } from '../../../../wire/conversation-id'
import { communityOf, directOf } from '../../places'
import { mayRead } from '../../groups/rights'
import { BOT_FATHER, isMadeBot, POLLSTER } from '../../seed/services'
import type { Account, Community, World } from '../../world'
import { FATHER_COMMANDS } from './father'
import { HELPS } from './helper'
import { POLL_COMMANDS } from './polls'
import { botsAt, type TownBot } from './town-bot'

/** The bot that lives in a group by itself, and brings the one of polls; `null` where there is none. */
export const helperIn = (world: World, { aiXids }: Community): Account | null => world.accounts[aiXids.find((xid) => !isMadeBot(xid)) ?? ''] ?? null

export const isFatherChat = (id: ConversationId, xid: Xid): boolean => id === directConversationId(BOT_FATHER.xid, xid)

const builtIn = ({ xid, avatar }: Pick<Account, 'xid' | 'avatar'>, commands: readonly (readonly [string, string])[]): readonly BotCommand[] =>
  commands.map(([command, description]) => ({ id: `${xid}${command.slice(1)}`, command, description, avatar }))

const ofBot = ({ commands, avatar }: TownBot): readonly BotCommand[] =>
  commands.filter(({ isOn }) => isOn).map(({ id, command, description }) => ({ id, command, description, avatar }))

/** All that may be asked of bots there by that person: those of the place itself first. */
export const commandsIn = (world: World, id: ConversationId, xid: Xid): readonly BotCommand[] => {
  if (isFatherChat(id, xid)) return builtIn(BOT_FATHER, FATHER_COMMANDS)
  const [community, direct] = [communityOf(world, id), directOf(world, id)]
  if (community === undefined ? direct?.between.includes(xid) !== true : !mayRead(community, xid)) return []
  const helper = community === undefined ? null : helperIn(world, community)
  return [...helper === null ? [] : [...builtIn(helper, HELPS), ...builtIn(POLLSTER, POLL_COMMANDS)], ...botsAt(world, id).flatMap(ofBot)]
}

/** The bots that somebody made and that have that command there. */
export const botsFor = (world: World, id: ConversationId, command: string): readonly TownBot[] =>
  botsAt(world, id).filter(({ commands }) => commands.some((row) => row.isOn && row.command.toLowerCase() === command))
