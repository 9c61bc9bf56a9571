import { emptyServerState, applyInput } from '../../../../src/adapters/simulator/state/apply-input'
import { plainText, type Content } from '../../../../src/domain/chat'
import { Uid, Xid } from '../../../../src/domain/kernel/ids'
import { noonPlus } from '../../../support/builders/instant'
import { made } from '../../../support/builders/made'
import { messageOf } from '../../../support/builders/message'

export const ROLES = ['visitor', 'member', 'owner', 'admin', 'super'] as const
export type Role = (typeof ROLES)[number]

export const STATES = [
  { name: 'open', joinType: 'normal', superIsIn: true },
  { name: 'open, the super user only looks in', joinType: 'normal', superIsIn: false },
  { name: 'private', joinType: 'private', superIsIn: true },
  { name: 'private, the super user is not in', joinType: 'private', superIsIn: false },
] as const
export type State = (typeof STATES)[number]

const isIn = (role: Role, { superIsIn }: State): boolean => role !== 'visitor' && (role !== 'super' || superIsIn)
const EDITORS: readonly Role[] = ['owner', 'admin', 'super']

/**
 * The permission table of spec 1 §6, row by row. Browsing a private group and speaking in any group need membership
 * (spec 1 §4).
 */
export const TABLE = {
  browse: (role: Role, state: State) => state.joinType === 'normal' || isIn(role, state),
  send: (role: Role, state: State) => role !== 'visitor' && isIn(role, state),
  edit: (role: Role) => EDITORS.includes(role),
  announce: (role: Role) => EDITORS.includes(role),
  deleteAnnouncement: (role: Role) => EDITORS.includes(role),
  pin: (role: Role) => EDITORS.includes(role),
  delete: (role: Role) => EDITORS.includes(role),
  picturesAtAnyLevel: (role: Role, state: State) => EDITORS.includes(role) && isIn(role, state),
  deleteForAll: (role: Role) => role === 'super',
  mentionAll: (role: Role, state: State) => EDITORS.includes(role) && isIn(role, state),
  dissolve: (role: Role) => role === 'owner',
  handOver: (role: Role) => role === 'owner',
} as const
export type Action = keyof typeof TABLE

export const AT = noonPlus(0)
const town = applyInput(emptyServerState, { type: 'TownFounded', at: AT, seed: 1 }).world
const xidOf = (name: string): Xid =>
  made(Xid, Object.values(town.accounts).find((account) => account.name === name)?.xid)
export const came = applyInput(town, {
  type: 'VisitorCame',
  source: '',
  at: AT,
  deviceId: 'd',
  token: 'visitor',
  draw: 7,
}).world
export const WHO: Readonly<Record<Role, Xid>> = {
  visitor: made(Xid, came.tokens['visitor']),
  member: xidOf('Ben'),
  owner: xidOf('Ada'),
  admin: xidOf('陈美玲'),
  super: xidOf('Sky'),
}
export const HARU = xidOf('はるか')
export const picture: Content = { kind: 'image', url: '/town/a1.svg', width: 10, height: 10 }
export const said = messageOf({
  seq: 1,
  by: { xid: HARU, uid: made(Uid, 'u-haru'), name: 'Haru' },
  content: plainText('tea?'),
})
