import type { Sender, SpaceStatus, Viewer } from '../chat'
import type { Instant } from '../kernel/instant'
import { ChannelId, type Xid } from '../kernel/ids'
import type { Space, SpaceGroup, SpaceInfo } from './space'

export const isOpen = (status: SpaceStatus): boolean => status === 'started' || status === 'prepare'

/** Whether the viewer has a host's permissions: a listed host or a super user does (decisions.md). */
export const isHostOf = ({ hosts }: Pick<Space, 'hosts'>, viewer: Pick<Viewer, 'xid' | 'isSuper'> | null): boolean =>
  viewer !== null && (viewer.isSuper || hosts.some(({ xid }) => xid === viewer.xid))

type Staff = Pick<SpaceGroup, 'ownerXid' | 'adminXids'>
const isStaff = ({ ownerXid, adminXids }: Staff, xid: Xid): boolean => ownerXid === xid || adminXids.includes(xid)

/** Whether the viewer may edit a planned space: hosts, group staff and super users may (spec 2 §6, decisions.md). */
export const mayEdit = (space: Space, group: Staff, viewer: Viewer | null): boolean =>
  viewer !== null &&
  !viewer.isVisitor &&
  space.status === 'prepare' &&
  (isHostOf(space, viewer) || isStaff(group, viewer.xid))

/** Whether the viewer may create a space: the group's owner and admins, and super users may (spec 1 §6). */
export const maySetUp = (group: Staff, viewer: Viewer | null): boolean =>
  viewer !== null && !viewer.isVisitor && (viewer.isSuper || isStaff(group, viewer.xid))

/** Whether the viewer may read the recap: hosts of the ended space, group staff and super users may (spec 2 §6). */
export const mayReadRecap = (space: Pick<Space, 'status' | 'hosts'>, group: Staff, viewer: Viewer | null): boolean =>
  viewer !== null &&
  !viewer.isVisitor &&
  space.status === 'ended' &&
  (isHostOf(space, viewer) || isStaff(group, viewer.xid))

/** Whether nobody came to a space besides the person who opened it. */
export const wasAlone = (people: number): boolean => people <= 1

export type CardAction = 'start' | 'subscribe' | 'unsubscribe' | 'join'

/** The only action of a space card (SPC-4). `null` if the space is over, or planned while a visitor views it. */
export const cardAction = (space: Space, viewer: Viewer | null): CardAction | null => {
  if (space.status === 'started') return 'join'
  if (space.status !== 'prepare' || viewer === null || viewer.isVisitor) return null
  if (isHostOf(space, viewer)) return 'start'
  return space.isReminded ? 'unsubscribe' : 'subscribe'
}

export type SpacePlace = 'group' | 'notStarted' | 'summary' | 'room'

/** The page that a space's URL opens (SPC-3). Cancelled and disabled spaces open like ended spaces (decisions.md). */
export const placeOf = ({ space, group }: SpaceInfo, viewer: Viewer | null): SpacePlace => {
  if ((viewer === null || viewer.isVisitor) && !group.isMember) return 'group'
  return space.status === 'prepare' ? 'notStarted' : space.status === 'started' ? 'room' : 'summary'
}

/**
 * Whole seconds until a time, never below zero. Computed from the deadline, so that the countdown never drifts
 * (SPC-10).
 */
export const secondsUntil = (at: Instant, now: number): number => Math.max(0, Math.ceil((at - now) / 1_000))

/** The most faces that are shown; an ellipsis replaces the rest (spec 2 §2). */
const FACES = 10

export const facesOf = ({
  hosts,
  speakers,
}: Pick<Space, 'hosts' | 'speakers'>): { readonly faces: readonly Sender[]; readonly more: number } => {
  const all = [...hosts, ...speakers.filter(({ xid }) => !hosts.some((host) => host.xid === xid))]
  return { faces: all.slice(0, FACES), more: Math.max(0, all.length - FACES) }
}

const KEY = /^[A-Za-z0-9]{6,20}$/
const ID_LENGTH = 36

/** Whether the URL segment of a space is an id of 36 characters or a key (decisions.md). `null` if it is neither. */
export const addressedBy = (word: string): 'id' | 'key' | null =>
  word.length === ID_LENGTH ? (ChannelId.is(word) ? 'id' : null) : KEY.test(word) ? 'key' : null
