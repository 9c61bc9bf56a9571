import { distinctUntilChanged, map } from 'rxjs'
import type { MediaRoom } from '../../application/ports/media-room'
import { audioLevelsOf } from '../webrtc/statistics'
import { roomFromSession, type RoomSessionDeps } from '../webrtc/media-room'
import { agoraQualityOf, agoraStatsOf } from './statistics'
import { AgoraSession, type AgoraSessionDeps } from './session'
export { loadAgora } from './agora-sdk'

export type AgoraRoomDeps = Omit<AgoraSessionDeps, 'chosenMicrophone$'> & Pick<RoomSessionDeps<AgoraSession>, 'chosen$'>

/** A media room over Agora. The browser captures and plays the media; the vendor transports it. */
export const makeAgoraRoom = ({ chosen$, ...deps }: AgoraRoomDeps): MediaRoom => {
  const chosenMicrophone$ = chosen$.pipe(
    map(({ microphone }) => microphone),
    distinctUntilChanged(),
  )
  return roomFromSession({
    driver: deps.driver,
    chosen$,
    open: (order, tell) => new AgoraSession(order, { ...deps, chosenMicrophone$ }, tell),
    levelsOf: (session) => audioLevelsOf(session, deps.clock),
    qualityOf: (session) => agoraQualityOf(session, deps.clock),
    statsOf: agoraStatsOf,
  })
}
