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

/** A bot that somebody made, as the town keeps it. */
export interface ServerBot extends Omit<Bot, 'owner'> {
  readonly ownerXid: Xid
  /** What its callbacks are signed with (`whsec_…`, Standard Webhooks). */
  readonly secret: string
  /** Of the next command. */
  readonly nextCommand: number
  /** How often it did not answer, or with something that is no answer. */
  readonly unanswered: number
  readonly createdAt: Instant
}

/** A command on its way to a bot; by its key it is told once, however often it comes. */
export interface SentCommand {
  readonly key: string
  readonly isOver: boolean
  /** What its owner is told of it; a town that is older has none. */
  readonly told?: {
    readonly botId: string
    readonly at: Instant
    readonly command: string
    readonly outcome: DeliveryOutcome
    readonly status: number
  }
}

/** A question that was put to a group. */
export interface Poll {
  readonly question: string
  readonly options: readonly string[]
  readonly votes: Table<number>
}

/** How far somebody is with making a bot in the chat with BotFather. */
export type FatherDialogue = { readonly asks: 'name' } | { readonly asks: 'about'; readonly name: string }

export interface ServerBots {
  /** By bot. */
  readonly bots: Table<ServerBot>
  /** The newest last. */
  readonly deliveries: readonly SentCommand[]
  /** By conversation. */
  readonly polls: Table<Poll>
  /** By person. */
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
/** The first free number from there, so that ids drawn twice still are two. */
export const freeBotIds = (world: ServerState, draw: number): { readonly xid: Xid; readonly uid: Uid } => {
  for (let number = draw % SPACE; ; number = (number + 1) % SPACE) {
    const digits = String(number).padStart(8, '0')
    const [xid, uid] = [`b8${digits}`, `28${digits}`]
    if (Xid.is(xid) && Uid.is(uid) && world.accounts[xid] === undefined) return { xid, uid }
  }
}

/** A command as somebody writes it; whoever keeps it gives it an id. */
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

/** The bots that hear what is said there: members of the group, or the other of two. */
export const botsAt = (world: ServerState, id: ConversationId): readonly ServerBot[] => {
  const [direct, community] = [directOf(world, id), communityOf(world, id)]
  return madeBots(world).filter(
    ({ xid, isActive }) => isActive && (direct?.between.includes(xid) === true || community?.members[xid] === true),
  )
}

/** The last commands that went to that bot, the newest first. */
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
