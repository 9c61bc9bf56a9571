import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { Rooms } from '../../application/ports/rooms'
import { Secret } from '../../application/ports/browser/vault'
import { malformed, unreachable, type Failure } from '../../domain/kernel/failure'
import type { ChannelId } from '../../domain/kernel/ids'
import type { RoomSnapshot, RoomAction } from '../../domain/space'
import { encodeRoomEvent } from '../wire/frames/room-frame'
import { ModeWire, RoleWire } from '../wire/entities/space'
import { spaceCalls, ATTENDING } from '../wire/calls/space-calls'
import type { RestClient } from './client/rest-client'

const done = (): void => undefined

const acting = (rest: RestClient, act: RoomAction): TE.TaskEither<Failure, unknown> => {
  const { channelId: channel_id } = act
  switch (act.kind) {
    case 'kick':
      return rest.call(spaceCalls.kick, { channel_id, xid: act.xid })
    case 'role':
      return rest.call(spaceCalls.broadcasterStatus, { channel_id, xid: act.xid, live_role: RoleWire.encode(act.role) })
    case 'mode':
      return rest.call(spaceCalls.editLiving, { channel_id, mic_mode: ModeWire.encode(act.mode) })
    case 'end':
      return rest.call(spaceCalls.close, { channel_id })
  }
}

/** The most pages of room members that are read. Members beyond the last page appear only in the member count. */
const PAGES = 10

/**
 * Reads pages of members until a page is not full. If a member moves to a later page between two reads, the list
 * contains that member twice.
 */
const membersFrom = (
  rest: RestClient,
  channel_id: ChannelId,
  page = 1,
): TE.TaskEither<Failure, RoomSnapshot['people']> =>
  pipe(
    rest.call(spaceCalls.takingSpace, { channel_id, page, limit: ATTENDING }),
    TE.chain(({ items, dropped }) => {
      rest.countDropped(dropped)
      return items.length + dropped < ATTENDING || page === PAGES
        ? TE.right(items)
        : pipe(
            membersFrom(rest, channel_id, page + 1),
            TE.map((others) => [...items, ...others]),
          )
    }),
  )

interface Entered {
  readonly entry: RoomSnapshot
  readonly pass: Secret
}

/**
 * Joins the room. After the join, the function reads the token with the role, the room info and the members in parallel
 * (spec 2 §4).
 */
const entering = (rest: RestClient, channelId: ChannelId): TE.TaskEither<Failure, Entered> => {
  const of = { channel_id: channelId }
  return pipe(
    rest.call(spaceCalls.join, of),
    TE.chain((joined) =>
      pipe(
        TE.Do,
        TE.apS('token', rest.call(spaceCalls.token, of)),
        TE.apS('info', rest.call(spaceCalls.room, of)),
        TE.apS('people', membersFrom(rest, channelId)),
        TE.chain(({ token: { role, rtc_token }, info, people }) =>
          info === null
            ? TE.left(malformed)
            : TE.right({
                entry: { space: info.space, groupName: info.group.name, role, people, count: joined.total_count },
                pass: new Secret(rtc_token),
              }),
        ),
      ),
    ),
  )
}

interface RoomsDeps {
  readonly rest: RestClient
  /** Sends a frame over the realtime socket. Returns `false` when no socket is open. */
  readonly say: (frame: string) => boolean
}

/** Rooms over the API and the realtime socket. */
export const makeRooms = ({ rest, say }: RoomsDeps): Rooms => {
  /**
   * The media token that `enter` has read. The first media connection uses this token instead of requesting another
   * token.
   */
  let fresh: { readonly channelId: ChannelId; readonly pass: Secret } | null = null
  /**
   * The room whose media has already connected. A reconnect requests a new token, because the earlier token may have
   * expired or may belong to the member's previous role.
   */
  let connectedRoom: ChannelId | null = null
  return {
    enter: (channelId) =>
      pipe(
        entering(rest, channelId),
        TE.map(({ entry, pass }) => {
          if (channelId !== connectedRoom) fresh = { channelId, pass }
          return entry
        }),
      ),
    leave: (channelId) => async () => {
      fresh = null
      connectedRoom = null
      return pipe(rest.call(spaceCalls.leave, { channel_id: channelId }), TE.map(done))()
    },
    sendEvent: (event) => async () => (say(encodeRoomEvent(event)) ? E.right(undefined) : E.left(unreachable)),
    performAction: (act) => pipe(acting(rest, act), TE.map(done)),
    report: (channelId) => pipe(rest.call(spaceCalls.roomReport, { channel_id: channelId }), TE.map(done)),
    pass: (channelId) => async () => {
      const kept = fresh
      fresh = null
      connectedRoom = channelId
      if (kept?.channelId === channelId) return E.right(kept.pass)
      return pipe(
        rest.call(spaceCalls.token, { channel_id: channelId }),
        TE.map(({ rtc_token }) => new Secret(rtc_token)),
      )()
    },
  }
}
