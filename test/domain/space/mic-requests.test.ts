import { describe, expect, it } from 'vitest'
import { roomReducer } from '../../../src/domain/space/room/room.reducer'
import { noonPlus } from '../../support/builders/instant'
import { ann, ben, vera } from '../../support/builders/person'
import { eventOf, inRoom, square } from '../../support/builders/space'
import { alarm, given, wait, type Step } from '../../support/given'
import { as, byHost, connected, entered, hear, now, said, speaks, untilAsked } from './room-story'

describe('A mic request', () => {
  it('MIC-1 R2-125 while a mic request is open, a second press sends no second mic request', () => {
    expect(said(as('audience').when({ type: 'space/RequestMic' }, { type: 'space/RequestMic' }))).toMatchObject([
      { event: { kind: 'request', fromXid: ann.xid } },
    ])
  })

  it('MIC-2 R2-125 R2-320 a mic request expires 10 s after it was sent', () => {
    const asked = untilAsked(as('audience'))
    expect(now(asked).mic.asked).toBe(noonPlus(10_000))
    expect(asked.asked()['requestOver']).toEqual({ at: noonPlus(10_000) })
    expect(now(asked.when(wait(10_000), alarm('requestOver'))).mic.asked).toBeNull()
  })

  it('MIC-3 R2-126 R2-127 when a mic request is allowed, the listener becomes a speaker and the microphone opens', () => {
    const allowed = untilAsked(as('audience')).when(byHost('allow'))
    expect([now(allowed).role, speaks(allowed), now(allowed).mic.asked]).toEqual(['speaker', true, null])
    expect(speaks(untilAsked(as('audience')).when(hear('allow', { toXid: ann.xid })))).toBe(true)
  })

  it('MIC-6 an allow without an open mic request does not open the microphone, but becomes an offer to speak', () => {
    for (const late of [
      as('audience').when(byHost('allow')),
      untilAsked(as('audience')).when(wait(10_001), byHost('allow')),
    ]) {
      expect([speaks(late), now(late).role, now(late).mic.offer?.why]).toEqual([false, 'audience', 'late'])
    }
  })

  it('MIC-9 R2-127 an invitation to speak needs the member’s acceptance, and expires after 30 s', () => {
    const invited = as('audience').when(byHost('invite'))
    expect(speaks(invited)).toBe(false)
    const accepted = invited.when({ type: 'space/AcceptMicInvite' })
    expect(said(accepted)).toMatchObject([{ event: { kind: 'request' } }])
    expect(speaks(accepted.when(hear('allow', { toXid: ann.xid })))).toBe(true)
    expect(now(invited.when(wait(30_000), { type: 'space/AcceptMicInvite' })).mic).toMatchObject({
      asked: null,
      offer: null,
    })
    expect(said(invited.when({ type: 'space/DeclineMicInvite' }))).toMatchObject([
      { event: { kind: 'decline', toXid: ben.xid } },
    ])
  })

  it('a mic request that could not be sent is no longer open', () => {
    const asked = untilAsked(as('audience'))
    expect(
      now(asked.when((ask) => ({ type: 'space/RoomEventNotSent', ask: ask('tell:1'), n: 1, event: null }))).mic.asked,
    ).toBeNull()
  })
})

describe('The host’s list of mic requests', () => {
  const third = { ...vera, name: 'Zed', xid: inRoom({ ...vera, xid: vera.xid }, 'audience').xid }
  const sent: Step = (ask) => ({ type: 'space/DecisionSent', ask: ask(`decision/${vera.xid}`) })
  const notSent: Step = (ask) => ({
    type: 'space/DecisionNotSent',
    ask: ask(`decision/${vera.xid}`),
    event: eventOf('allow', { fromXid: ann.xid, toXid: vera.xid }),
  })
  const asks = (by = vera): Step => hear('request', { fromXid: by.xid })

  it('MIC-9 the host’s list of mic requests contains a member once, until a host decides, the member leaves or 30 s pass', () => {
    const host = as('host').when(asks(), asks(third), asks())
    expect(now(host).queue.map(({ xid }) => xid)).toEqual([vera.xid])
    for (const step of [
      { type: 'space/AllowMicRequest', xid: vera.xid },
      { type: 'space/RefuseMicRequest', xid: vera.xid, note: null },
      { type: 'space/InviteToSpeak', xid: vera.xid },
    ] as const) {
      expect(now(host.when(step, sent)).queue).toEqual([])
    }
    expect(now(host.when(hear('left', { toXid: vera.xid }))).queue).toEqual([])
    expect(host.asked()[`requestOver/${vera.xid}`]).toEqual({ at: noonPlus(30_000) })
    expect(now(host.when(wait(30_000), alarm(`requestOver/${vera.xid}`))).queue).toEqual([])
  })

  it.each([
    ['an allowance', { type: 'space/AllowMicRequest', xid: vera.xid }, 'allow'],
    ['a refusal', { type: 'space/RefuseMicRequest', xid: vera.xid, note: null }, 'decline'],
    ['an invitation', { type: 'space/InviteToSpeak', xid: vera.xid }, 'invite'],
  ] as const)(
    'MIC-9 R2-127 %s that could not be sent puts the mic request back on the host’s list, and the host can decide again',
    (_what, step, kind) => {
      const lost = as('host').when(asks(), step, notSent)
      expect(now(lost)).toMatchObject({ queue: [{ xid: vera.xid, step: 'notSent' }], invited: {} })
      const again = lost.when(step)
      expect(said(again)).toMatchObject([{ event: { kind, toXid: vera.xid } }])
      expect(now(again.when(sent)).queue).toEqual([])
    },
  )

  it('MIC-9 while a decision is being sent, a second decision on the same mic request is not sent', () => {
    const host = as('host').when(
      asks(),
      { type: 'space/AllowMicRequest', xid: vera.xid },
      { type: 'space/RefuseMicRequest', xid: vera.xid, note: null },
      { type: 'space/InviteToSpeak', xid: vera.xid },
    )
    expect(said(host)).toMatchObject([{ event: { kind: 'allow' } }])
  })

  it('MIC-2 MIC-9 a mic request does not come back if it expired or its sender left before the decision was lost', () => {
    const decided = as('host').when(asks(), { type: 'space/AllowMicRequest', xid: vera.xid })
    const left = decided.when(hear('left', { toXid: vera.xid }))
    expect([now(left).queue, said(left)]).toEqual([[], []])
    expect(now(decided.when(wait(30_000), notSent)).queue).toEqual([])
  })

  it('R2-127 when a host allows a mic request, a listener becomes a speaker and a host stays a host', () => {
    const raised = as('audience').when(byHost('allow', { toXid: vera.xid }))
    expect(now(raised).members[vera.xid]?.role).toBe('speaker')
    expect(now(as('host').when(byHost('allow'))).role).toBe('host')
  })

  it('MIC-3 the host’s list of mic requests is empty in open mode', () => {
    expect(now(as('host').when(hear('mode', { mode: 'open' }), asks())).queue).toEqual([])
  })

  it('MIC-3 in open mode an invited person who asks is not shown to the hosts, because the server decides', () => {
    const invited = as('host').when(
      hear('mode', { mode: 'open' }),
      { type: 'space/InviteToSpeak', xid: vera.xid },
      sent,
    )
    const asked = invited.when(asks())
    expect([now(asked).queue, Object.keys(now(asked).invited)]).toEqual([[], [vera.xid]])
  })

  it('R2-131 R2-185 R2-187 a listener can send no host command, open no microphone and start no share', () => {
    const story = as('audience').when(
      asks(),
      { type: 'space/AllowMicRequest', xid: vera.xid },
      { type: 'space/InviteToSpeak', xid: vera.xid },
      { type: 'space/MoveToAudience', xid: ben.xid },
      { type: 'space/MuteMic', xid: ben.xid },
      { type: 'space/MuteAll' },
      { type: 'space/RemoveFromRoom', xid: vera.xid },
      { type: 'space/SetLiveRole', xid: vera.xid, role: 'speaker' },
      { type: 'space/SetMicMode', mode: 'open' },
      { type: 'space/EndRoom' },
      { type: 'space/OpenMic' },
      { type: 'space/StartShare', kind: 'screen' },
    )
    story.gives({ asks: {} })
  })

  it('R2-127 R2-128 R2-129 R2-130 MIC-5 a host can set the mic mode, kick a member and mute everybody', () => {
    const host = as('host').when(
      { type: 'space/SetMicMode', mode: 'open' },
      { type: 'space/RemoveFromRoom', xid: vera.xid },
      { type: 'space/MuteAll' },
    )
    expect(Object.values(host.asked())).toEqual(
      expect.arrayContaining([
        { n: 1, act: { kind: 'mode', channelId: square, mode: 'open' } },
        { n: 2, act: { kind: 'kick', channelId: square, xid: vera.xid } },
      ]),
    )
    expect(said(host)).toMatchObject([{ event: { kind: 'mute', toXid: null } }])
  })

  it('SPC-5 a host cannot kick or demote another host or end that host’s microphone, but a super user can', () => {
    const steps: readonly Step[] = [
      { type: 'space/RemoveFromRoom', xid: ben.xid },
      { type: 'space/MoveToAudience', xid: ben.xid },
      { type: 'space/SetLiveRole', xid: ben.xid, role: 'audience' },
    ]
    expect(
      Object.keys(
        as('host')
          .when(...steps)
          .asked(),
      ).filter((id) => id.startsWith('do:') || id.startsWith('tell:')),
    ).toEqual([])
    const staff = given(
      roomReducer,
      { type: 'space/EnterSpace', channelId: square, me: ann.xid, isSuper: true, leavesOther: false },
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
