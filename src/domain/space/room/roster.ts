import * as t from 'io-ts'
import { Sender } from '../../chat'
import { ChannelId, ConversationId, Gid, Xid } from '../../kernel/ids'
import { Instant } from '../../kernel/instant'
import { orNull } from '../../kernel/or-null'
import { withDefault } from '../../kernel/with-default'
import { drop, put, tableCodec, tableFrom } from '../../kernel/table'
import { LiveRole, maySpeak, MicMode, RoomRecording, Space } from '../space'

/** The microphone as the room shows it. `held`: a host muted the microphone. */
const MicIndicator = t.union([t.literal('off'), t.literal('on'), t.literal('held')], 'MicShown')

export const RoomMember = t.strict({ ...Sender.type.props, role: LiveRole, mic: MicIndicator }, 'RoomPerson')
export type RoomMember = t.TypeOf<typeof RoomMember>

/** The room's state on entering. The role comes from the token (spec 2 §4). */
export const RoomSnapshot = t.strict(
  { space: Space, groupName: t.string, role: LiveRole, people: t.readonlyArray(RoomMember), count: t.number },
  'RoomEntry',
)
export type RoomSnapshot = t.TypeOf<typeof RoomSnapshot>

const Reaction = t.strict({ n: t.number, xid: Xid, emoji: t.string }, 'RoomReaction')

/** The room as the server described it, with the events since then applied. It has no modes of the member. */
export const Roster = t.strict(
  {
    channelId: ChannelId,
    me: Xid,
    isSuper: t.boolean,
    title: t.string,
    gid: orNull(Gid),
    groupName: t.string,
    conversationId: orNull(ConversationId),
    startsAt: orNull(Instant),
    endsAt: orNull(Instant),
    hostXids: t.readonlyArray(Xid),
    founderXid: withDefault(orNull(Xid), null),
    role: LiveRole,
    /** Whether a host muted the member. */
    isMuted: t.boolean,
    micMode: MicMode,
    members: tableCodec(RoomMember),
    count: t.number,
    recording: withDefault(orNull(RoomRecording), null),
    /** The latest reactions, and how many there were. */
    reactionsSeen: t.readonlyArray(Reaction),
    reactionsMade: t.number,
  },
  'Roster',
)
export type Roster = t.TypeOf<typeof Roster>

/** The people of a room by xid, the member included. */
const membersFrom = (people: readonly RoomMember[]): Roster['members'] =>
  tableFrom(people.map((person) => [person.xid, person] as const))

type Reactions = Pick<Roster, 'reactionsSeen' | 'reactionsMade'>

export const rosterFrom = (
  { channelId, me, isSuper }: Pick<Roster, 'channelId' | 'me' | 'isSuper'>,
  { space, groupName, role, people, count }: RoomSnapshot,
  { reactionsSeen, reactionsMade }: Reactions = { reactionsSeen: [], reactionsMade: 0 },
): Roster => ({
  channelId,
  me,
  isSuper,
  title: space.title,
  gid: space.gid,
  groupName,
  conversationId: space.conversationId,
  startsAt: space.startsAt,
  endsAt: space.endsAt,
  hostXids: space.hosts.map(({ xid }) => xid),
  founderXid: space.founderXid,
  role,
  isMuted: maySpeak(role) && people.some(({ xid, mic }) => xid === me && mic === 'held'),
  micMode: space.micMode,
  members: membersFrom(people),
  count,
  recording: space.recording,
  reactionsSeen,
  reactionsMade,
})

export const withMember = (roster: Roster, xid: Xid, change: Partial<RoomMember>): Roster => {
  const person = roster.members[xid]
  return person === undefined ? roster : { ...roster, members: put(roster.members, xid, { ...person, ...change }) }
}

export const withoutMember = (roster: Roster, xid: Xid): Roster =>
  roster.members[xid] === undefined
    ? roster
    : { ...roster, members: drop(roster.members, xid), count: Math.max(0, roster.count - 1) }

/**
 * Changes a person's role. A person who may no longer speak has no microphone (MIC-7). A person who is no host any more
 * has no say over others.
 */
export const withRole = (roster: Roster, xid: Xid, role: LiveRole): Roster => {
  const changed = withMember(roster, xid, { role, ...(maySpeak(role) ? {} : { mic: 'off' as const }) })
  const after = role === 'host' ? changed : { ...changed, hostXids: changed.hostXids.filter((host) => host !== xid) }
  return xid === roster.me ? { ...after, role, isMuted: after.isMuted && maySpeak(role) } : after
}
