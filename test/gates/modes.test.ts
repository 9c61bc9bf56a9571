import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { chatReducer, threadOf } from '../../src/domain/chat'
import { type JoinedRoom } from '../../src/domain/space'
import { roomReducer } from '../../src/domain/space/room.machine'
import { alarm, wait, type Step, type Story } from '../support/given'
import { modeDiagram, explore, type Arrow, type Move } from '../support/explore-modes'
import { root } from '../support/scratch-repo'
import { clientId, lounge, messageOf } from '../support/builders/message'
import { ann, ben, vera } from '../support/builders/person'
import { square } from '../support/builders/space'
import { arrive, cut, live, logged, lost, refuse, send, sent } from '../domain/chat/stories'
import { as, byHost, hear, now } from '../domain/space/room-story'

type Chat = Story<typeof chatReducer.initial>

const always =
  (...steps: readonly Step[]) =>
  () =>
    steps
/** Waits longer than every deadline. The next message makes the reducer drop expired data. */
const timePasses: readonly Step[] = [wait(31_000), { type: 'space/HideEndWarning' }]
const into = (arrows: readonly Arrow[], mode: string): readonly string[] =>
  [...new Set(arrows.filter(({ to }) => to === mode).map(({ by }) => by))].sort()
const outOf = (arrows: readonly Arrow[], mode: string): readonly string[] =>
  [...new Set(arrows.filter(({ from }) => from === mode).map(({ by }) => by))].sort()

const micOf = ({ role, mic }: JoinedRoom): string => {
  if (role !== 'audience') return mic.held ? 'held by a host' : mic.on ? 'speaking' : 'speaking muted'
  if (mic.asked !== null) return mic.offer === null ? 'requesting' : 'requesting and offered'
  return mic.offer === null ? 'listening' : 'offered'
}
const myMicrophone = explore<typeof roomReducer.initial>({
  starts: [as('audience')],
  moves: {
    'space/RequestMic': always({ type: 'space/RequestMic' }),
    'space/CancelMicRequest': always({ type: 'space/CancelMicRequest' }),
    'space/OpenMic': always({ type: 'space/OpenMic' }),
    'space/CloseMic': always({ type: 'space/CloseMic' }),
    'space/AcceptMicInvite': always({ type: 'space/AcceptMicInvite' }),
    'space/DeclineMicInvite': always({ type: 'space/DeclineMicInvite' }),
    'a host allows': always(byHost('allow')),
    'a host invites': always(byHost('invite')),
    'a host declines': always(byHost('decline')),
    'a host mutes': always(byHost('mute')),
    'a host unmutes': always(byHost('unmute')),
    'a host ends it': always(byHost('endMic')),
    'a host makes me a speaker': always(byHost('role', { role: 'speaker' })),
    'a host makes me audience': always(byHost('role', { role: 'audience' })),
    ...Object.fromEntries(
      (['allow', 'invite', 'decline', 'mute', 'unmute', 'endMic', 'role'] as const).map((kind) => [
        `somebody else: ${kind}`,
        always(byHost(kind, { fromXid: vera.xid, role: kind === 'role' ? 'speaker' : null })),
      ]),
    ),
    'space/RoomReloaded': always(
      { type: 'space/RoomReloaded' },
      { type: 'space/RoomMediaStateChanged', channelId: square, state: 'connected' },
    ),
    'space/MicNotOpened': always({ type: 'space/MicNotOpened', channelId: square, fault: 'permissionRefused' }),
    'time passes': always(...timePasses),
  },
  modeOf: (story) => micOf(now(story)),
  kindOf: (story) => {
    const {
      role,
      mic: { on, held, asked, offer },
    } = now(story)
    return [role, on, held, asked !== null, offer?.why]
  },
})

const requestOf = (room: JoinedRoom): string => {
  const role = room.members[vera.xid]?.role
  if (role === undefined) return 'not there'
  if (role !== 'audience') return 'may speak'
  const request = room.queue.find(({ xid }) => xid === vera.xid)
  if (request?.step === 'notSent') return 'asking again'
  if (request !== undefined && request.step !== 'waiting') return request.step
  return request !== undefined
    ? room.invited[vera.xid] === undefined
      ? 'asking'
      : 'asking and invited'
    : room.invited[vera.xid] === undefined
      ? 'listening'
      : 'invited'
}
const ofVera = { xid: vera.xid }
const answered =
  (type: 'space/RoomEventSent' | 'space/RoomEventNotSent'): Move<typeof roomReducer.initial> =>
  (story) => {
    const [id] = Object.keys(story.asked()).filter((one) => one.startsWith('tell:'))
    const n = Number(id?.slice('tell:'.length))
    return id === undefined
      ? null
      : [(ask) => (type === 'space/RoomEventSent' ? { type, ask: ask(id), n } : { type, ask: ask(id), n, event: null })]
  }
const requestAtHosts = explore<typeof roomReducer.initial>({
  starts: [as('host')],
  moves: {
    'they ask': always(hear('request', { fromXid: vera.xid })),
    'they decline': always(hear('decline', { fromXid: vera.xid, toXid: ann.xid })),
    'space/AllowMicRequest': always({ type: 'space/AllowMicRequest', ...ofVera }),
    'space/RefuseMicRequest': always({ type: 'space/RefuseMicRequest', ...ofVera }),
    'space/InviteToSpeak': always({ type: 'space/InviteToSpeak', ...ofVera }),
    'space/MoveToAudience': always({ type: 'space/MoveToAudience', ...ofVera }),
    'space/RoomEventSent': answered('space/RoomEventSent'),
    'space/RoomEventNotSent': answered('space/RoomEventNotSent'),
    'another host allows': always(hear('allow', { fromXid: ben.xid, toXid: vera.xid })),
    'another host declines': always(hear('decline', { fromXid: ben.xid, toXid: vera.xid })),
    'another host invites': always(hear('invite', { fromXid: ben.xid, toXid: vera.xid })),
    'another host ends it': always(hear('endMic', { fromXid: ben.xid, toXid: vera.xid })),
    'they leave': always(hear('left', { toXid: vera.xid })),
    'time passes': always(...timePasses),
  },
  modeOf: (story) => requestOf(now(story)),
  kindOf: (story) => {
    const room = now(story)
    const waiting = Object.values(room.telling).map(({ kind }) => kind)
    return [room.members[vera.xid]?.role, room.queue.map(({ step }) => step), Object.keys(room.invited), waiting[0]]
  },
})

const ofShare =
  (make: (n: number) => Step): Move<typeof roomReducer.initial> =>
  (story) => {
    const { share } = now(story)
    return share === null ? null : [make(share.n)]
  }
const shareOf = ({ share }: JoinedRoom): string =>
  share === null ? 'nothing is shared' : share.isRunning ? 'running' : 'being chosen'
const share = explore<typeof roomReducer.initial>({
  starts: [as('speaker'), as('audience')],
  moves: {
    'space/StartShare': always({ type: 'space/StartShare', kind: 'screen' }),
    'space/StopShare': always({ type: 'space/StopShare' }),
    'space/ShareStarted': ofShare((n) => ({
      type: 'space/ShareStarted',
      channelId: square,
      n,
      hasSound: false,
      surface: 'monitor',
    })),
    'ShareBegan of an earlier one': ofShare((n) => ({
      type: 'space/ShareStarted',
      channelId: square,
      n: n - 1,
      hasSound: false,
      surface: 'monitor',
    })),
    'space/ShareStopped': ofShare((n) => ({ type: 'space/ShareStopped', channelId: square, n, fault: null })),
    'ShareOver of an earlier one': ofShare((n) => ({
      type: 'space/ShareStopped',
      channelId: square,
      n: n - 1,
      fault: null,
    })),
    'a host ends it': always(byHost('endMic')),
    'a host makes me a speaker': always(byHost('role', { role: 'speaker' })),
    'space/RoomReloaded': always(
      { type: 'space/RoomReloaded' },
      { type: 'space/RoomMediaStateChanged', channelId: square, state: 'connected' },
    ),
  },
  modeOf: (story) => shareOf(now(story)),
  kindOf: (story) => {
    const room = now(story)
    return [room.role, room.share?.isRunning]
  },
})

const ask =
  (id: string, ...steps: readonly Step[]) =>
  (story: Chat): readonly Step[] | null =>
    story.unit.effects(story.state)[id] === undefined ? null : steps
const isLive = ({ unit, state }: Chat): boolean =>
  unit.effects(state)['list'] !== undefined ||
  threadOf(state, lounge).pending.some(
    ({ clientId: id, failure }) => failure === null && unit.effects(state)[`send:${id}`] !== undefined,
  )
const itemIn = ({ state }: Chat) => threadOf(state, lounge).pending.find((one) => one.clientId === 'a')
const outboxMode = (story: Chat): string => {
  const item = itemIn(story)
  if (item === undefined) return story.state.data.outbox.sent.some((id) => id === 'a') ? 'sent' : 'not written'
  if (item.failure !== null) return 'failed'
  const requests = story.unit.effects(story.state)
  return requests['send:a'] !== undefined
    ? 'on its way'
    : requests['wait:send:a'] !== undefined
      ? 'held back'
      : threadOf(story.state, lounge).pending[0]?.clientId === 'a'
        ? 'waiting for the line'
        : 'behind another'
}
const outboxItem = explore<typeof chatReducer.initial>({
  starts: [live, live.when(send('z'))],
  moves: {
    'chat/SendMessage': always(send('a')),
    'chat/MessageSent': ask('send:a', sent('a', 1)),
    'MessageNotSent unreachable': ask('send:a', lost('a')),
    'MessageNotSent refused': ask('send:a', refuse('a')),
    'chat/RetryMessage': always({ type: 'chat/RetryMessage', clientId: clientId('a') }),
    'chat/RemoveMessage': always({ type: 'chat/RemoveMessage', clientId: clientId('a') }),
    'time passes': ask('wait:send:a', wait(3_000), alarm('wait:send:a')),
    ChatServiceClosed: always(cut),
    ChatServiceLoggedIn: always(logged),
    'the message arrives': (story) =>
      itemIn(story) === undefined ? null : [arrive(messageOf({ seq: 1, by: ann, clientId: clientId('a') }))],
    'the one before is sent': ask('send:z', sent('z', 9)),
    'the one before fails': ask('send:z', refuse('z')),
    'the one before is removed': (story) =>
      threadOf(story.state, lounge).pending.some(({ clientId: id, failure }) => id === 'z' && failure !== null)
        ? [{ type: 'chat/RemoveMessage', clientId: clientId('z') }]
        : null,
  },
  modeOf: outboxMode,
  kindOf: (story) => [
    outboxMode(story),
    isLive(story),
    itemIn(story)?.isTried,
    threadOf(story.state, lounge).pending.map(({ clientId: id, failure }) => [id, failure?._tag]),
  ],
})

const HOME = path.join(root, 'docs', 'modes')
const ALL: readonly (readonly [string, string, readonly Arrow[]])[] = [
  ['my-microphone', 'listening', myMicrophone],
  ['mic-request', 'listening', requestAtHosts],
  ['share', 'nothing is shared', share],
  ['outbox-item', 'not written', outboxItem],
]

describe('The modes within a reducer (ADR 19)', () => {
  it.each(ALL)('the diagram of the modes "%s" matches the code (to update: vitest -u)', async (name, first, arrows) => {
    await expect(modeDiagram(first, arrows)).toMatchFileSnapshot(path.join(HOME, `${name}.mmd`))
  })

  it('MIC-4 an event from somebody who is not a host never changes the microphone or the role of a member', () => {
    expect(myMicrophone.filter(({ by }) => by.startsWith('somebody else'))).toEqual([])
  })

  it('MIC-6 a listener begins to speak only after the listener has requested to speak and a host has allowed it', () => {
    expect(into(myMicrophone, 'speaking')).toEqual(['a host allows', 'space/OpenMic'])
    expect(
      myMicrophone.filter(({ from, to }) => to === 'speaking' && (from === 'offered' || from === 'listening')),
    ).toEqual([])
  })

  it('only a host can end a mute that a host has set', () => {
    expect(outOf(myMicrophone, 'held by a host').filter((by) => !by.startsWith('a host'))).toEqual([])
  })

  it('a request to speak that no host answers expires for the member and for the hosts', () => {
    expect([
      outOf(myMicrophone, 'requesting').includes('time passes'),
      outOf(requestAtHosts, 'asking').includes('time passes'),
    ]).toEqual([true, true])
  })

  it('a new share starts only after the previous share has ended', () => {
    expect(share.filter(({ by }) => by === 'space/StartShare')).toEqual([
      { from: 'nothing is shared', to: 'being chosen', by: 'space/StartShare' },
    ])
    expect(share.filter(({ by }) => by.endsWith('of an earlier one'))).toEqual([])
  })

  it('a sent message stays sent, and a failed message stays failed until a retry, a removal or its arrival', () => {
    expect([outOf(outboxItem, 'sent'), outOf(outboxItem, 'failed')]).toEqual([
      [],
      ['chat/RemoveMessage', 'chat/RetryMessage', 'the message arrives'],
    ])
  })

  it('a message waits behind an earlier message until the earlier message is sent or removed, or itself arrives', () => {
    expect(outOf(outboxItem, 'behind another')).toEqual([
      'the message arrives',
      'the one before is removed',
      'the one before is sent',
    ])
  })
})
