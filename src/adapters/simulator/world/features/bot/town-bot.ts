import * as t from 'io-ts'
import { DELIVERIES_AT_MOST, type Bot, type CommandRow, type Delivery, type DeliveryOutcome } from '../../../../../domain/bot'
import { Uid, Xid, type ConversationId } from '../../../../../domain/kernel/ids'
import type { Instant } from '../../../../../domain/kernel/instant'
import { emptyTable, entriesOf, type Table } from '../../../../../domain/kernel/table'
import { communityOf, directOf } from '../../places'
import type { World } from '../../world'
import { worldSlice } from '../world-feature'

/** A bot that somebody made, as the town keeps it. */
export interface TownBot extends Omit<Bot, 'owner'> {
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
export interface Sent {
  readonly key: string
  readonly isOver: boolean
  /** What its owner is told of it; a town that is older has none. */
  readonly told?: { readonly botId: string, readonly at: Instant, readonly command: string, readonly outcome: DeliveryOutcome, readonly status: number }
}

/** A question that was put to a group. */
export interface Poll { readonly question: string, readonly options: readonly string[], readonly votes: Table<number> }

/** How far somebody is with making a bot in the chat with BotFather. */
export type Talk = { readonly asks: 'name' } | { readonly asks: 'about', readonly name: string }

export interface TownBots {
  /** By bot. */
  readonly bots: Table<TownBot>
  /** The newest last. */
  readonly deliveries: readonly Sent[]
  /** By conversation. */
  readonly polls: Table<Poll>
  /** By person. */
  readonly talks: Table<Talk>
}

export const botSlice = worldSlice<TownBots>('bot', () => ({ bots: emptyTable(), deliveries: [], polls: emptyTable(), talks: emptyTable() }))

const madeBots = (world: World): readonly TownBot[] => entriesOf(botSlice.of(world).bots).map(([, one]) => one)

export const botsOf = (world: World, xid: Xid): readonly TownBot[] =>
  madeBots(world).filter(({ ownerXid }) => ownerXid === xid).sort((a, b) => a.createdAt - b.createdAt)

const SPACE = 100_000_000
/** The first free number from there, so that ids drawn twice still are two. */
export const freeBotIds = (world: World, draw: number): { readonly xid: Xid, readonly uid: Uid } => {
  for (let number = draw % SPACE; ; number = (number + 1) % SPACE) {
    const digits = String(number).padStart(8, '0')
    const [xid, uid] = [`b8${digits}`, `28${digits}`]
    if (Xid.is(xid) && Uid.is(uid) && world.accounts[xid] === undefined) return { xid, uid }
  }
}

/** A command as somebody writes it; whoever keeps it gives it an id. */
export const WrittenCommand = t.strict({ id: t.string, cmd: t.string, description: t.string, weight: t.number, state: t.number, status: t.boolean })
export type WrittenCommand = t.TypeOf<typeof WrittenCommand>

export const asRow = ({ id, cmd, description, weight, state, status }: WrittenCommand): CommandRow =>
  ({ id, command: cmd, description, weight, state, isOn: status })

/** The bots that hear what is said there: members of the group, or the other of two. */
export const botsAt = (world: World, id: ConversationId): readonly TownBot[] => {
  const [direct, community] = [directOf(world, id), communityOf(world, id)]
  return madeBots(world).filter(({ xid, isActive }) => isActive && (direct?.between.includes(xid) === true || community?.members[xid] === true))
}

/** The last commands that went to that bot, the newest first. */
export const deliveriesTo = (world: World, botId: string): readonly Delivery[] => botSlice.of(world).deliveries
  .flatMap(({ key: id, told }) => (told?.botId === botId ? [{ id, command: told.command, at: told.at, outcome: told.outcome, status: told.status }] : []))
  .slice(-DELIVERIES_AT_MOST).reverse()
