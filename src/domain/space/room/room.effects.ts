import * as t from 'io-ts'
import { alarmInput } from '../../kernel/effect'
import { ChannelId } from '../../kernel/ids'
import { RoomAction, RoomEvent } from './room-event'

const ofRoom = t.strict({ channelId: ChannelId })

/** The effects of the room, and of the mic requests that its hosts decide. */
export const roomEffects = {
  enterRoom: ofRoom,
  leaveRoom: ofRoom,
  sendRoomEvent: t.strict({ n: t.number, event: RoomEvent }),
  performAction: t.strict({ n: t.number, act: RoomAction }),
  sendDecision: t.strict({ event: RoomEvent }),
  reportStats: ofRoom,
  alarm: alarmInput,
}
