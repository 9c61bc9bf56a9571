import type { BotCommand } from '../../../../../domain/chat'
import type { ConversationId, Xid } from '../../../../../domain/kernel/ids'
import { directConversationId } from '../../../../wire/entities/conversation-id'
import { communityOf, directOf } from '../../conversation-lookups'
import { mayRead } from '../../groups/permissions'
import { BOT_FATHER, isUserBot, POLL_BOT } from '../../seed/service-accounts'
import type { UserAccount, Community, ServerState } from '../../server-state'
import { FATHER_COMMANDS } from './bot-father'
import { HELPER_COMMANDS } from './group-helper'
import { POLL_COMMANDS } from './polls'
import { botsAt, type ServerBot } from './server-bot'

/** The built-in bot of a group, or `null`. The poll commands exist only in groups with a built-in bot. */
export const helperIn = (world: ServerState, { aiXids }: Community): UserAccount | null =>
  world.accounts[aiXids.find((xid) => !isUserBot(xid)) ?? ''] ?? null

export const isFatherChat = (id: ConversationId, xid: Xid): boolean => id === directConversationId(BOT_FATHER.xid, xid)

const builtIn = (
  { xid, avatar }: Pick<UserAccount, 'xid' | 'avatar'>,
  commands: readonly (readonly [string, string])[],
): readonly BotCommand[] =>
  commands.map(([command, description]) => ({ id: `${xid}${command.slice(1)}`, command, description, avatar }))

const ofBot = ({ commands, avatar }: ServerBot): readonly BotCommand[] =>
  commands.filter(({ isOn }) => isOn).map(({ id, command, description }) => ({ id, command, description, avatar }))

/** The commands that this member may send in the conversation. Commands of the group's built-in bot come first. */
export const commandsIn = (world: ServerState, id: ConversationId, xid: Xid): readonly BotCommand[] => {
  if (isFatherChat(id, xid)) return builtIn(BOT_FATHER, FATHER_COMMANDS)
  const [community, direct] = [communityOf(world, id), directOf(world, id)]
  if (community === undefined ? direct?.between.includes(xid) !== true : !mayRead(community, xid)) return []
  const helper = community === undefined ? null : helperIn(world, community)
  return [
    ...(helper === null ? [] : [...builtIn(helper, HELPER_COMMANDS), ...builtIn(POLL_BOT, POLL_COMMANDS)]),
    ...botsAt(world, id).flatMap(ofBot),
  ]
}

/** The bots that members created and that are in this conversation and have this command. */
export const botsFor = (world: ServerState, id: ConversationId, command: string): readonly ServerBot[] =>
  botsAt(world, id).filter(({ commands }) => commands.some((row) => row.isOn && row.command.toLowerCase() === command))
