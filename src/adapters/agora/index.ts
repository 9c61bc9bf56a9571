import { distinctUntilChanged, map } from 'rxjs'
import type { MediaRoom } from '../../application/ports/media-room'
import { levelsOf } from '../webrtc/measures'
import { makeRoom, type RoomDeps } from '../webrtc/room'
import { qualityOf, statsOf } from './measures'
import { AgoraSession, type SessionDeps } from './session'
export { loadAgora } from './vendor'

export type AgoraRoomDeps = Omit<SessionDeps, 'chosenMicrophone$'> & Pick<RoomDeps<AgoraSession>, 'chosen$'>

/** Rooms of Agora's: what is captured and shown is the browser's own, the vendor carries it. */
export const makeAgoraRoom = ({ chosen$, ...deps }: AgoraRoomDeps): MediaRoom => {
  const chosenMicrophone$ = chosen$.pipe(map(({ microphone }) => microphone), distinctUntilChanged())
  return makeRoom({
    driver: deps.driver, chosen$,
    open: (order, tell) => new AgoraSession(order, { ...deps, chosenMicrophone$ }, tell),
    levelsOf: (session) => levelsOf(session, deps.clock),
    qualityOf: (session) => qualityOf(session, deps.clock),
    statsOf,
  })
}
