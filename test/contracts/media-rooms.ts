import { agoraRoomSubject } from '../adapters/agora/agora-fixture'
import { forwardedRoomSubject, webrtcRoomSubject } from '../adapters/webrtc/webrtc-fixture'
import { stubRoomSubject } from '../support/stub-media'
import type { RoomBench } from './media-room.contract'

/** Every implementation of the media room port. */
export const mediaRooms: Readonly<Record<string, () => Promise<RoomBench>>> = {
  'WebRTC and the simulator’s signalling, against a fake of the browser’s objects': webrtcRoomSubject,
  'WebRTC and a forwarding server, against a fake of both': forwardedRoomSubject,
  'Agora, against a fake of its client': agoraRoomSubject,
  'silent (tests)': stubRoomSubject,
}
