import { ChannelId } from '../../../src/domain/kernel/ids'
import {
  plainEvent,
  RoomSnapshot,
  RoomMember,
  RoomEvent,
  Space,
  SpaceInfo,
  type LiveRole,
} from '../../../src/domain/space'
import { noonPlus } from './instant'
import { made } from './made'
import { ann, ben, sender, vera, type Person as Somebody } from './person'

export const square = made(ChannelId, '5bace001-0000-4000-8000-000010000001')
export const elsewhere = made(ChannelId, '5bace001-0000-4000-8000-000010000002')

/** A live space of Ben that ends in an hour. */
export const spaceWith = (with_: Partial<Space> = {}): Space =>
  made(Space, {
    channelId: square,
    gid: '10000001',
    title: 'Open square',
    status: 'started',
    micMode: 'limited',
    roomName: 'Open square',
    startsAt: noonPlus(0),
    endsAt: noonPlus(3_600_000),
    hosts: [sender(ben)],
    speakers: [],
    audience: 3,
    isReminded: false,
    announcement: '',
    locale: 'en',
    conversationId: 'sg_12345678',
    ...with_,
  })

export const infoWith = (with_: Partial<Space> = {}, group: Partial<SpaceInfo['group']> = {}): SpaceInfo =>
  made(SpaceInfo, {
    space: spaceWith(with_),
    group: {
      gid: '10000001',
      name: 'Lounge',
      isMember: true,
      joinType: 'normal',
      banner: null,
      icon: null,
      ownerXid: ben.xid,
      adminXids: [],
      description: '',
      ...group,
    },
  })

export const inRoom = (who: Somebody, role: LiveRole, mic: RoomMember['mic'] = 'off'): RoomMember =>
  made(RoomMember, { ...sender(who), role, mic })

/** Ann's entry into a room where Ben is the host and Vera listens. */
export const entryWith = (role: LiveRole, with_: Partial<RoomSnapshot> = {}): RoomSnapshot =>
  made(RoomSnapshot, {
    space: spaceWith(role === 'host' ? { hosts: [sender(ben), sender(ann)] } : {}),
    groupName: 'Lounge',
    role,
    people: [inRoom(ben, 'host', 'on'), inRoom(ann, role), inRoom(vera, 'audience')],
    count: 3,
    ...with_,
  })

export const eventOf = (kind: RoomEvent['kind'], with_: Partial<RoomEvent> = {}): RoomEvent =>
  made(RoomEvent, {
    ...plainEvent,
    kind,
    channelId: square,
    ...with_,
  })
