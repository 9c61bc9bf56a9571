import * as t from 'io-ts'
import type { Bot, CommandRow } from '../../../../../domain/bot'
import { Uid, Xid } from '../../../../../domain/kernel/ids'
import type { Instant } from '../../../../../domain/kernel/instant'
import { emptyTable, entriesOf, type Table } from '../../../../../domain/kernel/table'
import type { World } from '../../world'
import { worldSlice } from '../world-feature'

/** A bot that somebody made, as the town keeps it. */
export interface TownBot extends Omit<Bot, 'owner'> {
  readonly ownerXid: Xid
  /** What its callbacks are signed with (`whsec_…`, Standard Webhooks). */
  readonly secret: string
  /** Of the next command. */
  readonly nextCommand: number
  readonly createdAt: Instant
}

export interface TownBots {
  /** By bot. */
  readonly bots: Table<TownBot>
}

export const botSlice = worldSlice<TownBots>('bot', () => ({ bots: emptyTable() }))

export const botsOf = (world: World, xid: Xid): readonly TownBot[] =>
  entriesOf(botSlice.of(world).bots).map(([, one]) => one).filter(({ ownerXid }) => ownerXid === xid).sort((a, b) => a.createdAt - b.createdAt)

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
