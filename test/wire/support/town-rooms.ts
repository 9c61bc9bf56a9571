import { Secret } from '../../../src/application/ports/browser/vault'
import { ChannelId, type ClientId } from '../../../src/domain/kernel/ids'
import { addMs } from '../../../src/domain/kernel/instant'
import { plainEvent, type RoomAction, type RoomEvent } from '../../../src/domain/space'
import { restreamCalls } from '../../../src/adapters/wire/calls/restream-calls'
import { MESH_LIMIT } from '../../../src/adapters/wire/frames/rtc-frame'
import { speakersIn, type CaptionsInput } from '../../../src/adapters/simulator/state/features/captions/feature'
import { made } from '../../support/builders/made'
import { right } from '../../adapters/support/client'
import { settle } from '../../adapters/support/fake-clock'
import { ROOM } from './adapters'
import { ADA, SPEAKER, SQUARE } from './seeded-ids'
import { TownSessions } from './town-sessions'

/** What members do in the rooms of the simulator. */
export class TownRooms extends TownSessions {
  /** A space of the square that has not started. */
  async plannedSpace(): Promise<ChannelId> {
    const { client } = await this.as('ada@loop.example')
    const startsAt = addMs(this.clock.now(), 600_000)
    return (
      await right(
        client.spaces.create(SQUARE, {
          title: 'Soon',
          startsAt,
          minutes: 30,
          micMode: 'limited',
          announcement: '',
          locale: 'en',
        }),
      )
    ).channelId
  }

  /** Ends the live room of the square and returns its id. */
  async endedSpace(): Promise<string> {
    await right((await this.as('ada@loop.example')).client.spaces.performAction(ROOM, 'end'))
    return ROOM
  }

  async startSpace(who: string): Promise<void> {
    const channelId = await this.plannedSpace()
    await right((await this.as(who)).client.spaces.performAction(channelId, 'start'))
  }

  async remindAda(): Promise<void> {
    const channelId = await this.plannedSpace()
    await right((await this.as('ada@loop.example')).client.spaces.remind(channelId, true))
  }

  /** Enters the square's room. Returns `who`. */
  async enterRoom(who: string): Promise<string> {
    await right((await this.as(who)).client.rooms.enter(ROOM))
    return who
  }

  /** Ada enters the live room of the square, which she hosts. */
  async hostedRoom(): Promise<string> {
    await this.enterRoom('ada@loop.example')
    return ROOM
  }

  /** Ada records the room that she hosts. The recording has that id. */
  async recordedRoom(id: ClientId): Promise<string> {
    const channelId = await this.hostedRoom()
    await right((await this.as('ada@loop.example')).client.recordings.start(id, ROOM))
    return channelId
  }

  async leaveRoom(who: string): Promise<void> {
    await right((await this.as(who)).client.rooms.leave(ROOM))
  }

  async act(who: string, act: RoomAction): Promise<void> {
    await right((await this.as(who)).client.rooms.performAction(act))
  }

  /** Sends a room event over a realtime socket of the member `who`. */
  async tell(who: string, event: RoomEvent): Promise<void> {
    const { client } = await this.as(who)
    const session = client.rest.session()
    if (session !== null) client.liveFeed.connect(session).subscribe()
    await settle()
    await right(client.rooms.sendEvent(event))
    await settle()
  }

  /** Joins the media of the square's room from another browser, with the peer name `peer`. */
  async joinMedia(who: string, peer: string) {
    const line = await this.lineOf('rtc', await this.as(who), false)
    await line.say({ event: 'join', data: { channel_id: ROOM, token: line.token, peer } })
    return line
  }

  /** Joins the media of the square's room from as many browsers as a mesh holds. The next browser moves the room. */
  async fillMesh(browsers = MESH_LIMIT): Promise<void> {
    for (let nth = 0; nth < browsers; nth += 1) {
      const who = `guest${Math.floor(nth / 2)}@loop.example`
      await this.enterRoom(who)
      await this.joinMedia(who, `peer-of-guest-${nth}`)
    }
  }

  /** Ada mutes a resident who speaks in the square. */
  async muteMei(): Promise<void> {
    await this.tell('ada@loop.example', {
      ...plainEvent,
      kind: 'mute',
      channelId: ROOM,
      fromXid: ADA,
      toXid: SPEAKER,
    })
  }

  /** A resident who speaks in the square speaks the first line of their script. */
  async captionRoom(): Promise<void> {
    const speaker = speakersIn(this.world(), ROOM)[0] ?? SPEAKER
    this.host().commit(({ at, id }): CaptionsInput => ({
      type: 'captions/LineSpoken',
      at,
      channelId: ROOM,
      speaker,
      lineId: id(),
      nth: 0,
      startedAt: at,
      isFinal: true,
    }))
    await settle()
  }

  async translateRoom(): Promise<void> {
    await right((await this.as('ada@loop.example')).client.translations.join(ROOM))
  }

  /** Adds a platform entry to Ada's restreams. Returns its id. */
  async addStream(): Promise<string> {
    const { restreams } = (await this.as('ada@loop.example')).client
    await right(
      restreams.add({
        platform: 'twitch',
        name: 'Main',
        address: 'rtmp://a.example/live',
        key: new Secret('live_1234_secret'),
      }),
    )
    return (await right(restreams.entries()))[0]?.id ?? ''
  }

  async pushToken(channelId: string): Promise<string> {
    return (
      await right((await this.as('ada@loop.example')).client.rest.call(restreamCalls.token, { channel_id: channelId }))
    ).token
  }

  async pushRoom(channelId: string, entryId: string): Promise<void> {
    await right((await this.as('ada@loop.example')).client.restreams.start(made(ChannelId, channelId), entryId))
  }
}
