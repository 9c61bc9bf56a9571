import * as t from 'io-ts'
import {
  DELIVERIES_AT_MOST,
  type Bot,
  type CommandRow,
  type Delivery,
  type DeliveryOutcome,
} from '../../../../../domain/bot'
import { Uid, Xid, type ConversationId } from '../../../../../domain/kernel/ids'
import type { Instant } from '../../../../../domain/kernel/instant'
import { emptyTable, entriesOf, type Table } from '../../../../../domain/kernel/table'
import { communityOf, directOf } from '../../conversation-lookups'
import type { ServerState } from '../../server-state'
import { featureSlice } from '../state-feature'

/** A bot that a member made. */
export interface ServerBot extends Omit<Bot, 'owner'> {
  readonly ownerXid: Xid
  /** The secret that signs the bot's webhook calls (`whsec_…`, Standard Webhooks). */
  readonly secret: string
  /** The number of the next command id. */
  readonly nextCommand: number
  /** The number of webhook calls that the bot answered not at all or with an invalid answer. */
  readonly unanswered: number
  readonly createdAt: Instant
}

/** A command that the server sends to a bot. The server delivers a command with the same `key` only once. */
export interface SentCommand {
  readonly key: string
  readonly isOver: boolean
  /** The entry in the owner's delivery list. Older logs contain commands without such an entry. */
  readonly told?: {
    readonly botId: string
    readonly at: Instant
    readonly command: string
    readonly outcome: DeliveryOutcome
    readonly status: number
  }
}

export interface Poll {
  readonly question: string
  readonly options: readonly string[]
  readonly votes: Table<number>
}

/** The question that BotFather asked last in the dialogue in which a member creates a bot. */
export type FatherDialogue = { readonly asks: 'name' } | { readonly asks: 'about'; readonly name: string }

export interface ServerBots {
  readonly bots: Table<ServerBot>
  /** The deliveries of commands, newest last. */
  readonly deliveries: readonly SentCommand[]
  /** The last poll of each conversation. */
  readonly polls: Table<Poll>
  /** The BotFather dialogue of each member. */
  readonly talks: Table<FatherDialogue>
}

export const botSlice = featureSlice<ServerBots>('bot', () => ({
  bots: emptyTable(),
  deliveries: [],
  polls: emptyTable(),
  talks: emptyTable(),
}))

const madeBots = (world: ServerState): readonly ServerBot[] => entriesOf(botSlice.of(world).bots).map(([, one]) => one)

export const botsOf = (world: ServerState, xid: Xid): readonly ServerBot[] =>
  madeBots(world)
    .filter(({ ownerXid }) => ownerXid === xid)
    .sort((a, b) => a.createdAt - b.createdAt)

const SPACE = 100_000_000
/** The first free ids from the number `draw` on. Two bots with the same `draw` still get different ids. */
export const freeBotIds = (world: ServerState, draw: number): { readonly xid: Xid; readonly uid: Uid } => {
  for (let number = draw % SPACE; ; number = (number + 1) % SPACE) {
    const digits = String(number).padStart(8, '0')
    const [xid, uid] = [`b8${digits}`, `28${digits}`]
    if (Xid.is(xid) && Uid.is(uid) && world.accounts[xid] === undefined) return { xid, uid }
  }
}

/** A command as the bot's owner writes it. The server assigns an id when the server stores the command. */
export const WrittenCommand = t.strict({
  id: t.string,
  cmd: t.string,
  description: t.string,
  weight: t.number,
  state: t.number,
  status: t.boolean,
})
export type WrittenCommand = t.TypeOf<typeof WrittenCommand>

export const toBotRow = ({ id, cmd, description, weight, state, status }: WrittenCommand): CommandRow => ({
  id,
  command: cmd,
  description,
  weight,
  state,
  isOn: status,
})

/**
 * The members' bots in this conversation: bots that belong to the group, or the bot with which the member has a direct
 * chat.
 */
export const botsAt = (world: ServerState, id: ConversationId): readonly ServerBot[] => {
  const [direct, community] = [directOf(world, id), communityOf(world, id)]
  return madeBots(world).filter(
    ({ xid, isActive }) => isActive && (direct?.between.includes(xid) === true || community?.members[xid] === true),
  )
}

/** The id of a command's delivery to a bot. */
export const deliveryKey = (botId: string, clientId: string): string => `${botId}-${clientId}`
/** The client id of the message with the command. */
export const commandOfDelivery = (botId: string, key: string): string => key.slice(deliveryKey(botId, '').length)

/** How many of the newest finished deliveries in a row the bot did not answer. */
export const unansweredBy = (world: ServerState, botId: string): number => {
  const ended = botSlice
    .of(world)
    .deliveries.flatMap(({ isOver, told }) => (isOver && told?.botId === botId ? [told.outcome] : []))
  return ended.length - 1 - ended.findLastIndex((outcome) => outcome === 'answered' || outcome === 'silent')
}

/** The last commands that went to this bot, newest first. */
export const deliveriesTo = (world: ServerState, botId: string): readonly Delivery[] =>
  botSlice
    .of(world)
    .deliveries.flatMap(({ key: id, told }) =>
      told?.botId === botId
        ? [{ id, command: told.command, at: told.at, outcome: told.outcome, status: told.status }]
        : [],
    )
    .slice(-DELIVERIES_AT_MOST)
    .reverse()
