import { describe, expect, it } from 'vitest'
import { roomReducer } from '../../../src/domain/space/room/room.reducer'
import { alarm, wait, type Step } from '../../support/given'
import { explore, type Arrow, type Move } from '../../support/explore'
import { ann, ben, vera } from '../../support/builders/person'
import { eventOf, square } from '../../support/builders/space'
import { as, byHost, hear, now, type Room } from './room-story'

type RoomMove = Move<typeof roomReducer.initial>

const always =
  (...steps: readonly Step[]): RoomMove =>
  () =>
    steps
const expiry =
  (id: string): RoomMove =>
  (story) =>
    story.asked()[id] === undefined ? null : [wait(31_000), alarm(id)]
const into = (arrows: readonly Arrow[], mode: string): readonly string[] =>
  [...new Set(arrows.filter(({ to }) => to === mode).map(({ by }) => by))].sort()
const outOf = (arrows: readonly Arrow[], mode: string): readonly string[] =>
  [...new Set(arrows.filter(({ from }) => from === mode).map(({ by }) => by))].sort()

/** The state of a region of the room. */
const regionOf = (story: Room, region: string): string => {
  const { value } = story.state.shared
  const inside: unknown = typeof value === 'object' ? value['inside'] : null
  const state: unknown =
    typeof inside === 'object' && inside !== null ? Object.entries(inside).find(([name]) => name === region)?.[1] : null
  return typeof state === 'string' ? state : JSON.stringify(state)
}
const regions =
  (...names: readonly string[]) =>
  (story: Room): string =>
    names.map((name) => regionOf(story, name)).join(' ')

const ofMember = {
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
    'the request expires': expiry('requestOver'),
    'the offer expires': expiry('offerOver'),
  },
  kindOf: regions('microphone', 'request', 'offer', 'line'),
}
const microphone = explore<typeof roomReducer.initial>({ ...ofMember, modeOf: regions('microphone') })
const request = explore<typeof roomReducer.initial>({ ...ofMember, modeOf: regions('request') })
const offer = explore<typeof roomReducer.initial>({ ...ofMember, modeOf: regions('offer') })

const ofVera = { xid: vera.xid }
const DECISION = `decision/${vera.xid}`
const decided =
  (step: Step): RoomMove =>
  (story) =>
    story.asked()[DECISION] === undefined ? null : [step]
const requestOf = ({ state }: Room): string => {
  const value = state.byKey[vera.xid]?.value
  return value === undefined
    ? 'none'
    : typeof value === 'string'
      ? value
      : Object.values(value)
          .filter((one) => typeof one === 'string')
          .join(' ')
}
const requestAtHosts = explore<typeof roomReducer.initial>({
  starts: [as('host')],
  moves: {
    'they ask': always(hear('request', { fromXid: vera.xid })),
    'they decline': always(hear('decline', { fromXid: vera.xid, toXid: ann.xid })),
    'space/AllowMicRequest': always({ type: 'space/AllowMicRequest', ...ofVera }),
    'space/RefuseMicRequest': always({ type: 'space/RefuseMicRequest', ...ofVera, note: null }),
    'space/InviteToSpeak': always({ type: 'space/InviteToSpeak', ...ofVera }),
    'space/MoveToAudience': always({ type: 'space/MoveToAudience', ...ofVera }),
    'space/DecisionSent': decided((ask) => ({ type: 'space/DecisionSent', ask: ask(DECISION) })),
    'space/DecisionNotSent': decided((ask) => ({
      type: 'space/DecisionNotSent',
      ask: ask(DECISION),
      event: eventOf('allow', { toXid: vera.xid }),
    })),
    'another host allows': always(hear('allow', { fromXid: ben.xid, toXid: vera.xid })),
    'another host declines': always(hear('decline', { fromXid: ben.xid, toXid: vera.xid })),
    'another host invites': always(hear('invite', { fromXid: ben.xid, toXid: vera.xid })),
    'another host ends it': always(hear('endMic', { fromXid: ben.xid, toXid: vera.xid })),
    'they leave': always(hear('left', { toXid: vera.xid })),
    'the request expires': expiry(`requestOver/${vera.xid}`),
    'the invitation expires': expiry(`invitationOver/${vera.xid}`),
  },
  modeOf: requestOf,
  kindOf: (story) => [requestOf(story), now(story).members[vera.xid]?.role, now(story).queue.length],
})

const ofShare =
  (make: (n: number) => Step): RoomMove =>
  (story) => {
    const { share } = now(story)
    return share === null ? null : [make(share.n)]
  }
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
  modeOf: regions('share'),
  kindOf: regions('share', 'microphone', 'line'),
})

describe('The states of a room, over every event in every reachable state', () => {
  it('MIC-4 an event from somebody who is not a host never changes the microphone, the request or the offer of a member', () => {
    expect([microphone, request, offer].flat().filter(({ by }) => by.startsWith('somebody else'))).toEqual([])
  })

  it('MIC-6 a listener’s microphone opens only after the listener has requested to speak and a host has allowed it', () => {
    expect(into(microphone, 'live')).toEqual(['a host allows', 'space/OpenMic'])
    expect(microphone.filter(({ from, to }) => from === 'unavailable' && to === 'live').map(({ by }) => by)).toEqual([
      'a host allows',
    ])
  })

  it('only a host can end a mute that a host has set', () => {
    expect(outOf(microphone, 'mutedByHost').filter((by) => !by.startsWith('a host'))).toEqual([])
  })

  it('MIC-2 MIC-9 a request to speak that no host answers expires for the member and for the hosts', () => {
    expect([
      outOf(request, '{"open":"sending"}').includes('the request expires'),
      outOf(requestAtHosts, 'waiting').includes('the request expires'),
      outOf(requestAtHosts, 'allowing').includes('the request expires'),
    ]).toEqual([true, true, true])
  })

  it('MIC-9 a mic request on the hosts’ list waits again if a decision could not be sent, and is gone after it was sent', () => {
    const after = (by: string) => requestAtHosts.filter((one) => one.by === by).map(({ from, to }) => `${from} → ${to}`)
    expect(after('space/DecisionNotSent').sort()).toEqual([
      'allowing → waiting',
      'declining → waiting',
      'inviting → none',
      'inviting → waiting',
    ])
    expect(after('space/DecisionSent').sort()).toEqual(['allowing → none', 'declining → none', 'inviting → invited'])
  })

  it('SHR-1 a new share starts only after the previous share has ended, and an earlier share’s outcome changes nothing', () => {
    expect(share.filter(({ by }) => by === 'space/StartShare')).toEqual([
      { from: 'none', to: 'starting', by: 'space/StartShare' },
    ])
    expect(share.filter(({ by }) => by.endsWith('of an earlier one'))).toEqual([])
  })
})
