import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { refused, unreachable } from '../../../src/domain/kernel/failure'
import { joinedRoomOf, roomExitOf, roomUnit, roomMediaTarget, type RoomEvent } from '../../../src/domain/space'
import { noonPlus } from '../../support/builders/instant'
import { ann, ben, vera } from '../../support/builders/person'
import { elsewhere, inRoom, square } from '../../support/builders/space'
import { alarm, given, wait, type Step } from '../../support/given'
import { as, byHost, connected, enter, entered, hear, now, said, speaks, untilAsked, type Room } from './room-story'

describe('Entering a room', () => {
  it('SPC-7 R1-006 R2-120 joins once, and takes the role from the token', () => {
    const joining = given(roomUnit, enter, enter, {
      type: 'EnterSpace',
      channelId: elsewhere,
      me: ann.xid,
      isSuper: false,
      leavesOther: false,
    })
    joining.gives({ in: 'joining', asks: { [`enter:${square}`]: { channelId: square } } })
    expect(now(joining.when(entered('audience'))).role).toBe('audience')
    joining.when(entered('host')).gives({ in: { inside: 'current' } })
  })

  it('SPC-7 R2-134 returns to outside if the join fails, with nothing half joined', () => {
    const failed = given(roomUnit, enter, (ask) => ({
      type: 'RoomNotEntered',
      ask: ask(`enter:${square}`),
      channelId: square,
      failure: refused('no'),
    }))
    failed.gives({ in: 'outside', asks: {}, data: { data: { room: null } } })
    expect(roomExitOf(failed.state, square)).toBe('failed')
  })

  it('SPC-7 leaves a room again whose join may have succeeded without a response', () => {
    given(roomUnit, enter, (ask) => ({
      type: 'RoomNotEntered',
      ask: ask(`enter:${square}`),
      channelId: square,
      failure: unreachable,
    })).gives({ in: 'outside', asks: { [`leave:${square}`]: { channelId: square } }, data: { data: { room: null } } })
  })

  it('R2-035 R2-161 goes to another room only if the member leaves this one', () => {
    const other = (leavesOther: boolean): Step => ({
      type: 'EnterSpace',
      channelId: elsewhere,
      me: ann.xid,
      isSuper: false,
      leavesOther,
    })
    expect(now(as('audience').when(other(false))).channelId).toBe(square)
    const left = as('audience').when(other(true))
    left.gives({
      in: 'joining',
      asks: { [`leave:${square}`]: { channelId: square }, [`enter:${elsewhere}`]: { channelId: elsewhere } },
    })
  })

  it('waits with re-entering until the server knows of the leaving', () => {
    const back = as('audience').when({ type: 'LeaveSpace' }, enter)
    back.gives({ in: 'joining', asks: { [`leave:${square}`]: { channelId: square } } })
    back
      .when((ask) => ({ type: 'RoomLeft', ask: ask(`leave:${square}`), channelId: square }))
      .gives({ asks: { [`enter:${square}`]: { channelId: square } } })
  })
})

describe('Leaving a room', () => {
  const ways: readonly (readonly [string, Step])[] = [
    ['the end event', { type: 'SpaceEnded', channelId: square }],
    ['being kicked', byHost('kick')],
    ['leaving', { type: 'LeaveSpace' }],
    ['signing out', { type: 'SessionEnded', ask: { unit: 'session', id: 'endSession', seq: 1 }, reason: 'signedOut' }],
  ]
  it.each(ways)('SPC-6 R2-133 R2-129 keeps nothing after %s, and a second leave changes nothing', (_, way) => {
    const speaking = as('speaker').when({ type: 'OpenMic' }, { type: 'StartShare', kind: 'screen' })
    const out = speaking.when(way)
    out.gives({ in: 'outside', data: { data: { room: null } } })
    expect(Object.keys(out.asked()).filter((id) => !id.startsWith('leave:'))).toEqual([])
    expect(out.when(...ways.map(([, again]) => again)).state.context.data.room).toBeNull()
    expect(speaks(out)).toBe(false)
  })
})

describe('A mic request', () => {
  it('MIC-1 R2-125 is sent once while it is open', () => {
    expect(said(as('audience').when({ type: 'AskForMic' }, { type: 'AskForMic' }))).toMatchObject([
      { event: { kind: 'request', fromXid: ann.xid } },
    ])
  })

  it('MIC-2 R2-125 R2-320 ends after 10 s, by deadline', () => {
    const asked = untilAsked(as('audience'))
    expect(now(asked).mic.asked).toBe(noonPlus(10_000))
    const due = Object.keys(asked.asked()).find((id) => id.startsWith('roomDue:')) ?? ''
    expect(due).toBe(`roomDue:${noonPlus(10_000)}`)
    expect(now(asked.when(wait(10_000), alarm(due))).mic.asked).toBeNull()
  })

  it('MIC-3 R2-126 R2-127 opens the microphone when allowed', () => {
    const allowed = untilAsked(as('audience')).when(byHost('allow'))
    expect([now(allowed).role, speaks(allowed), now(allowed).mic.asked]).toEqual(['speaker', true, null])
    expect(speaks(untilAsked(as('audience')).when(hear('allow', { toXid: ann.xid })))).toBe(true)
  })

  it('MIC-6 never opens it on a late allow, which becomes an offer', () => {
    for (const late of [
      as('audience').when(byHost('allow')),
      untilAsked(as('audience')).when(wait(10_001), byHost('allow')),
    ]) {
      expect([speaks(late), now(late).role, now(late).mic.offer?.why]).toEqual([false, 'audience', 'late'])
    }
  })

  it('MIC-9 R2-127 needs the member to accept an invitation, which lapses after 30 s', () => {
    const invited = as('audience').when(byHost('invite'))
    expect(speaks(invited)).toBe(false)
    const accepted = invited.when({ type: 'AcceptMic' })
    expect(said(accepted)).toMatchObject([{ event: { kind: 'request' } }])
    expect(speaks(accepted.when(hear('allow', { toXid: ann.xid })))).toBe(true)
    expect(now(invited.when(wait(30_000), { type: 'AcceptMic' })).mic).toMatchObject({ asked: null, offer: null })
    expect(said(invited.when({ type: 'DeclineMic' }))).toMatchObject([{ event: { kind: 'decline', toXid: ben.xid } }])
  })

  it('that could not be sent does not count', () => {
    const asked = untilAsked(as('audience'))
    expect(now(asked.when((ask) => ({ type: 'RoomNotTold', ask: ask('tell:1'), n: 1 }))).mic.asked).toBeNull()
  })
})

describe('The host’s list of mic requests', () => {
  const third = { ...vera, name: 'Zed', xid: inRoom({ ...vera, xid: vera.xid }, 'audience').xid }
  const asks = (by = vera): Step => hear('request', { fromXid: by.xid })

  it('MIC-9 holds each requester once, in order, until a decision or 30 s', () => {
    const host = as('host').when(asks(), asks(third), asks())
    expect(now(host).queue.map(({ xid }) => xid)).toEqual([vera.xid])
    for (const step of [
      { type: 'AllowMic', xid: vera.xid },
      { type: 'RefuseMic', xid: vera.xid },
      { type: 'InviteToMic', xid: vera.xid },
    ] as const) {
      expect(now(host.when(step)).queue).toEqual([])
    }
    expect(now(host.when(hear('left', { toXid: vera.xid }))).queue).toEqual([])
    expect(now(host.when(wait(29_999), { type: 'HideEndWarning' })).queue).toHaveLength(1)
    expect(now(host.when(wait(30_000), { type: 'HideEndWarning' })).queue).toEqual([])
  })

  it('R2-127 turns an allowed listener into a speaker; a host stays a host', () => {
    const raised = as('audience').when(byHost('allow', { toXid: vera.xid }))
    expect(now(raised).members[vera.xid]?.role).toBe('speaker')
    expect(now(as('host').when(byHost('allow'))).role).toBe('host')
  })

  it('MIC-3 is empty in open mode', () => {
    expect(now(as('host').when(hear('mode', { mode: 'open' }), asks())).queue).toEqual([])
  })

  it('R2-131 R2-185 R2-187 is for hosts only: other members send no host commands', () => {
    const story = as('audience').when(
      asks(),
      { type: 'AllowMic', xid: vera.xid },
      { type: 'InviteToMic', xid: vera.xid },
      { type: 'EndMic', xid: ben.xid },
      { type: 'MuteMic', xid: ben.xid },
      { type: 'MuteAll' },
      { type: 'KickOut', xid: vera.xid },
      { type: 'SetLiveRole', xid: vera.xid, role: 'speaker' },
      { type: 'SetMicMode', mode: 'open' },
      { type: 'EndRoom' },
      { type: 'OpenMic' },
      { type: 'StartShare', kind: 'screen' },
    )
    story.gives({ asks: {} })
  })

  it('R2-127 R2-128 R2-129 R2-130 MIC-5 is decided by hosts', () => {
    const host = as('host').when(
      { type: 'SetMicMode', mode: 'open' },
      { type: 'KickOut', xid: vera.xid },
      { type: 'MuteAll' },
    )
    expect(Object.values(host.asked())).toEqual(
      expect.arrayContaining([
        { n: 1, act: { kind: 'mode', channelId: square, mode: 'open' } },
        { n: 2, act: { kind: 'kick', channelId: square, xid: vera.xid } },
      ]),
    )
    expect(said(host)).toMatchObject([{ event: { kind: 'mute', toXid: null } }])
  })

  it('SPC-5 cannot end or kick another host; a super user can', () => {
    const steps: readonly Step[] = [
      { type: 'KickOut', xid: ben.xid },
      { type: 'EndMic', xid: ben.xid },
      { type: 'SetLiveRole', xid: ben.xid, role: 'audience' },
    ]
    expect(
      Object.keys(
        as('host')
          .when(...steps)
          .asked(),
      ).filter((id) => id.startsWith('do:') || id.startsWith('tell:')),
    ).toEqual([])
    const staff = given(
      roomUnit,
      { type: 'EnterSpace', channelId: square, me: ann.xid, isSuper: true, leavesOther: false },
      entered('audience'),
      connected,
    ).when(...steps)
    expect(
      Object.keys(staff.asked())
        .filter((id) => id.startsWith('do:') || id.startsWith('tell:'))
        .sort(),
    ).toEqual(['do:1', 'do:3', 'tell:2'])
  })
})

describe('My microphone', () => {
  it('MIC-8 R2-168 R2-290 does not open before the connection is ready, and nothing changes', () => {
    const waiting = given(roomUnit, enter, entered('speaker'))
    expect(waiting.when({ type: 'OpenMic' }).state.context).toEqual(waiting.state.context)
    expect(speaks(waiting.when(connected, { type: 'OpenMic' }))).toBe(true)
    expect(
      speaks(
        as('speaker').when({ type: 'OpenMic' }, { type: 'MicNotHad', channelId: square, fault: 'permissionRefused' }),
      ),
    ).toBe(false)
  })

  it('MIC-7 R2-128 closes in the same turn in which its owner is muted, ended, lowered or kicked', () => {
    const on = as('speaker').when({ type: 'OpenMic' })
    for (const step of [
      byHost('mute'),
      byHost('mute', { toXid: null }),
      byHost('endMic'),
      byHost('role', { role: 'audience' }),
      byHost('kick'),
    ]) {
      expect([speaks(on), speaks(on.when(step))]).toEqual([true, false])
    }
  })

  it('MIC-7 is only permitted by a host’s unmute: its owner opens it', () => {
    const held = as('speaker').when({ type: 'OpenMic' }, byHost('mute'))
    expect(speaks(held.when({ type: 'OpenMic' }))).toBe(false)
    expect(speaks(held.when(byHost('unmute')))).toBe(false)
    expect(speaks(held.when(byHost('unmute'), { type: 'OpenMic' }))).toBe(true)
    expect(speaks(as('speaker').when(byHost('mute'), byHost('unmute')))).toBe(false)
  })

  it('R2-128 is shown to others as held by a host until the host releases it', () => {
    const host = given(
      roomUnit,
      enter,
      entered('host', { people: [inRoom(ann, 'host'), inRoom(vera, 'speaker', 'on')] }),
      connected,
    )
    const held = host.when(
      hear('mute', { fromXid: ann.xid, toXid: vera.xid }),
      hear('mute', { fromXid: vera.xid, toXid: vera.xid }),
    )
    expect(now(held).members[vera.xid]?.mic).toBe('held')
    expect(now(held.when(hear('unmute', { fromXid: ann.xid, toXid: vera.xid }))).members[vera.xid]?.mic).toBe('off')
  })

  it('notifies the others when it opens and closes', () => {
    expect(said(as('speaker').when({ type: 'OpenMic' }, { type: 'CloseMic' }))).toMatchObject([
      { event: { kind: 'unmute', toXid: ann.xid } },
      { event: { kind: 'mute', toXid: ann.xid } },
    ])
  })

  it('closes if the tab reloads or another tab takes the room', () => {
    const on = as('speaker').when({ type: 'OpenMic' })
    expect(speaks(on.when({ type: 'RoomReloaded' }))).toBe(false)
  })
})

describe('Events that any client could send', () => {
  const kinds: readonly RoomEvent['kind'][] = [
    'request',
    'allow',
    'invite',
    'decline',
    'endMic',
    'mute',
    'unmute',
    'mode',
    'kick',
    'role',
    'reaction',
    'joined',
    'left',
  ]
  const forged = fc.record({
    kind: fc.constantFrom(...kinds),
    toXid: fc.constantFrom(ann.xid, ben.xid, vera.xid, null),
    role: fc.constantFrom('host' as const, 'audience' as const, null),
    mode: fc.constantFrom('open' as const, null),
    emoji: fc.constantFrom('🎉', null),
    person: fc.constantFrom(inRoom(vera, 'host', 'on'), null),
  })
  const states = [as('audience'), untilAsked(as('audience')), as('speaker').when({ type: 'OpenMic' }), as('host')]

  it('MIC-4 SPC-5 R2-131 from a member who is no host change no microphone, role or presence', () => {
    fc.assert(
      fc.property(fc.array(forged, { maxLength: 8 }), fc.nat(states.length - 1), (events, which) => {
        const before = states[which] ?? as('host')
        const after = now(before.when(...events.map((event) => hear(event.kind, { ...event, fromXid: vera.xid }))))
        const { mic, role, micMode, share, hostXids, members } = now(before)
        expect(after).toMatchObject({ mic, role, micMode, share, hostXids })
        expect(Object.keys(after.members)).toEqual(Object.keys(members))
        expect(Object.values(after.members).map((one) => one.role)).toEqual(
          Object.values(members).map((one) => one.role),
        )
      }),
    )
  })

  it('MIC-7 open the microphone only if its owner wants it, the role allows it and no host holds it', () => {
    const steps = fc.constantFrom<Step>(
      { type: 'OpenMic' },
      { type: 'CloseMic' },
      { type: 'AskForMic' },
      { type: 'AcceptMic' },
      connected,
      { type: 'MediaIs', channelId: square, state: 'reconnecting' },
      { type: 'MicNotHad', channelId: square, fault: 'deviceGone' },
      byHost('allow'),
      byHost('invite'),
      byHost('mute'),
      byHost('unmute'),
      byHost('endMic'),
      byHost('role', { role: 'audience' }),
      byHost('role', { role: 'guest' }),
      byHost('kick'),
      { type: 'RoomReloaded' },
      wait(6_000),
      enter,
    )
    fc.assert(
      fc.property(fc.array(steps, { maxLength: 25 }), (walk) => {
        let story: Room = as('audience')
        const unwanted: unknown[] = []
        let wants = false
        let held = false
        for (const step of walk) {
          const room = joinedRoomOf(story.state)
          const wasAsked = room?.mic.asked ?? null
          const after = story.when(step)
          if ('type' in step) {
            if (step.type === 'OpenMic' && speaks(after)) wants = true
            if (step.type === 'CloseMic' || step.type === 'MicNotHad' || step.type === 'RoomReloaded') wants = false
            if (
              step.type === 'RoomHeard' &&
              step.event.kind === 'allow' &&
              wasAsked !== null &&
              !speaks(story) &&
              speaks(after)
            )
              wants = true
            if (step.type === 'RoomHeard' && step.event.kind === 'mute') held = true
            if (step.type === 'RoomHeard' && step.event.kind === 'unmute') held = false
          }
          const inside = joinedRoomOf(after.state)
          if (inside === null || inside.role === 'audience') wants = false
          if (inside === null || inside.role === 'audience') held = false
          if (speaks(after) && (!wants || held || inside?.role === 'audience')) unwanted.push(step)
          story = after
        }
        expect(unwanted).toEqual([])
      }),
      { numRuns: 300 },
    )
  })
})

describe('Screen sharing', () => {
  const sharing = as('speaker').when({ type: 'StartShare', kind: 'screen' })

  it('SHR-1 R2-132 R2-291 runs once at a time: a second start leaves the first', () => {
    expect(roomMediaTarget(now(sharing)).share).toEqual({ kind: 'screen', n: 1 })
    expect(now(sharing.when({ type: 'StartShare', kind: 'camera' })).share).toEqual(now(sharing).share)
    const running = sharing.when({ type: 'ShareBegan', channelId: square, n: 1, hasSound: true, surface: 'monitor' })
    expect(now(running.when({ type: 'StartShare', kind: 'camera' })).share).toEqual({
      kind: 'screen',
      n: 1,
      isRunning: true,
    })
  })

  it('SHR-2 SHR-3 ends when the picker is closed, or the browser’s own button pressed', () => {
    for (const fault of ['pickerClosed', 'permissionRefused', null] as const) {
      expect(now(sharing.when({ type: 'ShareOver', channelId: square, n: 1, fault })).share).toBeNull()
    }
  })

  it('SHR-5 ignores the outcome of a cancelled start', () => {
    const again = sharing.when({ type: 'StopShare' }, { type: 'StartShare', kind: 'camera' })
    expect(
      now(
        again.when(
          { type: 'ShareBegan', channelId: square, n: 1, hasSound: false, surface: 'window' },
          { type: 'ShareOver', channelId: square, n: 1, fault: null },
        ),
      ).share,
    ).toEqual({ kind: 'camera', n: 2, isRunning: false })
    expect(
      now(
        sharing.when(
          { type: 'StopShare' },
          { type: 'ShareBegan', channelId: square, n: 1, hasSound: false, surface: 'window' },
        ),
      ).share,
    ).toBeNull()
  })

  it('ends when the role no longer allows it', () => {
    expect(now(sharing.when(byHost('endMic'))).share).toBeNull()
  })
})

describe('Speaker stats', () => {
  it('SPC-8 R2-322 are reported every 30 s by hosts and speakers only', () => {
    let story: Room = as('speaker')
    for (const n of [1, 2, 3]) {
      const due = `roomDue:${noonPlus(30_000 * n)}`
      story = story.when(wait(30_000), alarm(due))
      expect(story.asked()['report']).toEqual({ channelId: square })
      story = story.when((ask) => ({ type: 'StatsReported', ask: ask('report') }))
      expect(story.asked()['report']).toBeUndefined()
    }
    expect(Object.keys(as('audience').asked())).toEqual([])
  })

  it('SPC-8 are not sent afterwards for the time a browser slept', () => {
    const slept = as('speaker').when(wait(95_000), alarm(`roomDue:${noonPlus(30_000)}`))
    expect(now(slept).reportAt).toBe(noonPlus(120_000))
  })
})

describe('A room over a reload', () => {
  it('wakes at the earliest deadline', () => {
    const asked = untilAsked(as('audience')).when(wait(5_000), byHost('invite'))
    expect(Object.keys(asked.asked()).filter((id) => id.startsWith('roomDue'))).toEqual([`roomDue:${noonPlus(10_000)}`])
  })

  it('ALL-1 keeps its deadlines', () => {
    const asked = untilAsked(as('audience')).reloaded()
    expect(now(asked.when(wait(10_000), alarm(`roomDue:${noonPlus(10_000)}`))).mic.asked).toBeNull()
  })
})
