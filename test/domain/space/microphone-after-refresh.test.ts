import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { joinedRoomOf, type RoomMember } from '../../../src/domain/space'
import { roomReducer } from '../../../src/domain/space/room/room.reducer'
import { ann, ben } from '../../support/builders/person'
import { entryWith, inRoom, square } from '../../support/builders/space'
import { given, type Step } from '../../support/given'
import { as, byHost, connected, enter, entered, hear, now, speaks, type Room } from './room-story'

const reopened: Step = {
  type: 'SocketOpened',
  ask: { unit: 'connection/socket', id: 'openSocket', seq: 1 },
  again: true,
}
const read =
  (role: 'speaker' | 'audience', mic: RoomMember['mic']): Step =>
  (ask) => ({
    type: 'space/RoomEntered',
    ask: ask('readAgain'),
    channelId: square,
    arrival: entryWith(role, { people: [inRoom(ben, 'host', 'on'), inRoom(ann, role, mic)] }),
  })

/** The member's room, and what the server knows of the member. While the line is down, neither hears of the other. */
interface Play {
  readonly room: Room
  readonly isUp: boolean
  readonly role: 'speaker' | 'audience'
  readonly mic: RoomMember['mic']
}
type Turn = 'open' | 'close' | 'mute' | 'unmute' | 'endMic' | 'makeSpeaker' | 'cut' | 'reopen' | 'refresh'

const told = (play: Play, step: Step): Room => (play.isUp ? play.room.when(step) : play.room)
/**
 * The server tells nobody of a mute that changes nothing. It ignores the microphone of a member who may not speak, for
 * example before the member's next refresh.
 */
const ownMic = (play: Play, room: Room): Play =>
  speaks(room) === speaks(play.room) || !play.isUp || play.mic === 'held' || play.role === 'audience'
    ? { ...play, room }
    : {
        ...play,
        room: room.when(hear(speaks(room) ? 'unmute' : 'mute', { fromXid: ann.xid, toXid: ann.xid })),
        mic: speaks(room) ? 'on' : 'off',
      }
const readNow = ({ room, role, mic }: Play): Room => {
  return now(room).isStale ? room.when(read(role, mic)) : room
}

const turn = (play: Play, which: Turn): Play => {
  const isSpeaker = play.role === 'speaker'
  switch (which) {
    case 'open':
      return ownMic(play, play.room.when({ type: 'space/OpenMic' }))
    case 'close':
      return ownMic(play, play.room.when({ type: 'space/CloseMic' }))
    case 'mute':
      return isSpeaker && play.mic !== 'held' ? { ...play, room: told(play, byHost('mute')), mic: 'held' } : play
    case 'unmute':
      return play.mic === 'held' ? { ...play, room: told(play, byHost('unmute')), mic: 'off' } : play
    case 'endMic':
      return { ...play, room: told(play, byHost('endMic')), role: 'audience', mic: 'off' }
    case 'makeSpeaker':
      return isSpeaker ? play : { ...play, room: told(play, byHost('role', { role: 'speaker' })), role: 'speaker' }
    case 'cut':
      return { ...play, isUp: false }
    case 'reopen':
      return play.isUp ? play : { ...play, isUp: true, room: play.room.when(reopened) }
    case 'refresh':
      return play.isUp ? { ...play, room: readNow(play) } : play
  }
}

const begin: Play = { room: as('speaker'), isUp: true, role: 'speaker', mic: 'off' }
const play = (...turns: readonly Turn[]): Play => turns.reduce(turn, begin)

describe('The own microphone after the room was read again', () => {
  it.each([
    ['muted by a host', ['open', 'cut', 'mute', 'reopen', 'refresh'], true],
    ['muted and unmuted by a host', ['open', 'cut', 'mute', 'unmute', 'reopen', 'refresh'], false],
    ['made audience by a host', ['open', 'cut', 'endMic', 'reopen', 'refresh'], false],
  ] as const)('MIC-7 a member %s while the line was down sends nothing after the reconnect', (_what, turns, isHeld) => {
    const { room } = play(...turns)
    expect([speaks(room), now(room).mic.held]).toEqual([false, isHeld])
    expect(speaks(room.when({ type: 'space/OpenMic' }))).toBe(!isHeld && now(room).role === 'speaker')
  })

  it('an open microphone stays open over a reconnect if the server lists it as open', () => {
    expect(speaks(play('open', 'cut', 'reopen', 'refresh').room)).toBe(true)
  })

  it('MIC-7 a member whom the server lists as muted by a host enters muted by a host', () => {
    const people = [inRoom(ben, 'host', 'on'), inRoom(ann, 'speaker', 'held')]
    const room = given(roomReducer, enter, entered('speaker', { people }), connected)
    expect([now(room).mic.held, speaks(room.when({ type: 'space/OpenMic' }))]).toEqual([true, false])
  })

  it('MIC-4 MIC-7 for any order of cut, decision and refresh, a read room sends sound only if the server lists an open microphone', () => {
    const decision = fc.constantFrom<Turn>('mute', 'unmute', 'endMic', 'makeSpeaker')
    const any = fc.oneof(decision, fc.constantFrom<Turn>('open', 'close', 'cut', 'reopen', 'refresh'))
    const outage = fc
      .array(decision, { maxLength: 3 })
      .map((decisions): readonly Turn[] => ['open', 'cut', ...decisions, 'reopen', 'refresh'])
    const walks = fc.array(fc.oneof(fc.array(any, { maxLength: 5 }), outage), { maxLength: 6 })
    fc.assert(
      fc.property(walks, (parts) => {
        const faults: unknown[] = []
        let before = begin
        for (const which of parts.flat()) {
          const after = turn(before, which)
          const room = joinedRoomOf(after.room.state)
          const isRead = after.isUp && room?.isStale === false
          const isSending = speaks(after.room)
          if (which !== 'open' && isSending && !speaks(before.room)) faults.push([which, 'opened it'])
          if (isRead && ((isSending && after.mic !== 'on') || room.mic.held !== (after.mic === 'held')))
            faults.push([which, after.mic, room.mic])
          before = after
        }
        expect(faults).toEqual([])
      }),
      {
        numRuns: 500,
        examples: [
          [
            [
              ['cut', 'endMic', 'reopen'],
              ['open', 'cut', 'reopen', 'refresh'],
            ],
          ],
        ],
      },
    )
  })
})
