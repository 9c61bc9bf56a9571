import { describe, expect, it } from 'vitest'
import type { LiveRole, RoomMember } from '../../../src/domain/space'
import { ann, ben, vera } from '../../support/builders/person'
import { entryWith, inRoom, square } from '../../support/builders/space'
import { wait, type Step } from '../../support/given'
import { as, byHost, hear, now, untilAsked, type Room } from './room-story'
import { reopened } from './room-turns'

const newsOf = (room: Room) => now(room).notices.map(({ kind, byXid }) => [kind, byXid])
const read =
  (role: LiveRole, mic: RoomMember['mic'] = 'off'): Step =>
  (ask) => ({
    type: 'space/RoomEntered',
    ask: ask('readAgain'),
    channelId: square,
    arrival: entryWith(role, { people: [inRoom(ben, 'host', 'on'), inRoom(ann, role, mic), inRoom(vera, 'audience')] }),
  })

describe('What a host does to a member', () => {
  it.each<[string, 'host' | 'speaker' | 'audience', readonly Step[], string]>([
    ['mutes', 'speaker', [byHost('mute')], 'muted'],
    ['mutes everybody', 'speaker', [byHost('mute', { toXid: null })], 'muted'],
    ['makes a host', 'audience', [byHost('role', { role: 'host' })], 'host'],
    ['makes a guest', 'audience', [byHost('role', { role: 'guest' })], 'guest'],
    ['makes a speaker', 'audience', [byHost('role', { role: 'speaker' })], 'speaker'],
    ['moves to the listeners', 'speaker', [byHost('endMic')], 'audience'],
    ['allows to speak', 'audience', [{ type: 'space/RequestMic' }, byHost('allow')], 'allowed'],
    ['declines the request of', 'audience', [{ type: 'space/RequestMic' }, byHost('decline')], 'declined'],
  ])('MIC-4 R2-131 a member learns once which host acted: the host %s the member', (_what, role, steps, kind) => {
    const room = as(role).when(...steps)
    expect(newsOf(room)).toEqual([[kind, ben.xid]])
    expect(newsOf(room.when(...steps.slice(-1)))).toEqual([[kind, ben.xid]])
  })

  it('R2-131 a member who was muted learns that a host lets the member unmute', () => {
    expect(newsOf(as('speaker').when(byHost('mute'), byHost('unmute')))).toEqual([
      ['muted', ben.xid],
      ['unmuted', ben.xid],
    ])
  })

  it('MIC-4 a member gets no notice of the member’s own actions', () => {
    const own = as('speaker').when(
      { type: 'space/OpenMic' },
      hear('unmute', { fromXid: ann.xid, toXid: ann.xid }),
      { type: 'space/CloseMic' },
      hear('mute', { fromXid: ann.xid, toXid: ann.xid }),
    )
    expect(newsOf(own)).toEqual([])
    expect(newsOf(as('host').when({ type: 'space/MuteAll' }, hear('mute', { fromXid: ann.xid })))).toEqual([])
  })

  it('MIC-4 a member gets no notice of what a host does to others, or of what somebody without the right tries', () => {
    expect(newsOf(as('speaker').when(byHost('role', { toXid: vera.xid, role: 'guest' })))).toEqual([])
    expect(newsOf(as('speaker').when(hear('mute', { fromXid: vera.xid, toXid: ann.xid })))).toEqual([])
    expect(newsOf(as('host').when(byHost('mute', { toXid: null })))).toEqual([])
  })

  it('MIC-3 a member whose request the server allows by itself gets no notice, because the member asked for it', () => {
    const room = untilAsked(as('audience')).when(hear('allow', { toXid: ann.xid }))
    expect([now(room).role, newsOf(room)]).toEqual(['speaker', []])
  })

  it('a notice is shown for twelve seconds, or until the member hides it', () => {
    const room = as('speaker').when(byHost('mute'))
    const [notice] = now(room).notices
    expect(notice?.until).toBe(room.at + 12_000)
    expect(newsOf(room.when({ type: 'space/HideRoomNotice', n: notice?.n ?? 0 }))).toEqual([])
  })
})

describe('After a reconnect', () => {
  it('SPC-5 a notice that the member has read does not come again', () => {
    const muted = as('speaker').when(byHost('mute'), reopened, byHost('mute'), read('speaker', 'held'))
    expect(newsOf(muted)).toEqual([['muted', ben.xid]])
    expect(newsOf(muted.when(byHost('mute'), reopened, read('speaker', 'held')))).toEqual([['muted', ben.xid]])
    const host = as('audience').when(byHost('role', { role: 'host' }), reopened, read('host'))
    expect(newsOf(host)).toEqual([['host', ben.xid]])
  })

  it('SPC-5 a member learns what happened while the connection was lost, without a name if nobody said it', () => {
    expect(newsOf(as('speaker').when(reopened, read('speaker', 'held')))).toEqual([['muted', null]])
    expect(newsOf(as('audience').when(reopened, read('host')))).toEqual([['host', null]])
    expect(newsOf(as('audience').when(reopened, byHost('role', { role: 'host' }), read('audience')))).toEqual([
      ['host', ben.xid],
    ])
  })

  it('MIC-3 a request that was answered while the connection was lost is no notice', () => {
    expect(newsOf(untilAsked(as('audience')).when(reopened, read('speaker')))).toEqual([])
  })
})

describe('A microphone that closes without the member’s action', () => {
  const open = as('speaker').when({ type: 'space/OpenMic' })
  it('MIC-7 the member learns that a reload closed the open microphone', () => {
    expect(newsOf(open.when({ type: 'space/RoomReloaded' }))).toEqual([['reloaded', null]])
    expect(newsOf(as('speaker').when({ type: 'space/RoomReloaded' }))).toEqual([])
  })

  it('MIC-7 the member learns that a reconnect or a move to another tab closed the open microphone', () => {
    expect(newsOf(open.when(wait(1_000), reopened, read('speaker', 'off')))).toEqual([['micClosed', null]])
    expect(newsOf(open.when(reopened, read('speaker', 'on')))).toEqual([])
  })

  it('MIC-7 other people see the microphone as closed, even if the first word of it was lost with the connection', () => {
    const closed = open.when({ type: 'space/RoomReloaded' }, reopened, read('speaker', 'on'))
    const sent = Object.values(now(closed).members).find(({ xid }) => xid === ann.xid)?.mic
    expect(sent).toBe('on')
    expect(Object.values(closed.asked())).toContainEqual({
      n: 3,
      event: expect.objectContaining({ kind: 'mute', fromXid: ann.xid, toXid: ann.xid }),
    })
  })
})
