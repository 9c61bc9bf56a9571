import { agoraRoomBench } from '../adapters/agora/room-bench'
import { fakeRoomBench } from '../adapters/webrtc/room-bench'
import { silentRoomBench } from '../support/silent-media'
import type { RoomBench } from './media-room.contract'

/** Everything that stands behind the media room port. */
export const mediaRooms: Readonly<Record<string, () => Promise<RoomBench>>> = {
  'WebRTC and the simulator’s signalling, before a fake of the browser’s objects': fakeRoomBench,
  'Agora, before a fake of its client': agoraRoomBench,
  'silent (tests)': silentRoomBench,
}
