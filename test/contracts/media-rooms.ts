import { agoraRoomSubject } from '../adapters/agora/agora-fixture'
import { webrtcRoomSubject } from '../adapters/webrtc/webrtc-fixture'
import { stubRoomSubject } from '../support/stub-media'
import type { RoomBench } from './media-room.contract'

/** Every implementation of the media room port. */
export const mediaRooms: Readonly<Record<string, () => Promise<RoomBench>>> = {
  'WebRTC and the simulator’s signalling, against a fake of the browser’s objects': webrtcRoomSubject,
  'Agora, against a fake of its client': agoraRoomSubject,
  'silent (tests)': stubRoomSubject,
}
