import type { MediaDevices } from './browser/media-devices'
import type { MediaRoom } from './media-room'
import type { Rooms } from './rooms'
import type { Spaces } from './spaces'

export interface SpacePorts {
  readonly mediaDevices: MediaDevices
  readonly mediaRoom: MediaRoom
  readonly rooms: Rooms
  readonly spaces: Spaces
}
