import type { TabId } from '../../../domain/kernel/ids'
import { ownRecordings, recordedSpaceQuery } from '../../../domain/recording'
import { recordingFeature } from '../../../domain/recording/feature'
import { currentRoomOf } from '../../../domain/space'
import { readValue } from '../../effects/query-effects'
import { implementFeature } from '../implement-feature'
import type { RecordingPorts } from './ports'
import { makeHeardEffects, makeRecordingEffects } from './recording.effects'
import { makeRoomCapture } from './room-capture'

export const recordingImplementation = implementFeature(
  recordingFeature,
  ({ ports, slices, slicesOf, dispatchToAccount }, { calls, recorder }: RecordingPorts) => {
    let here: TabId | null = null
    const follow = makeRoomCapture({
      recorder,
      files: ports.fileCache,
      tab: () => here,
      recordings: () => ownRecordings(slices.account.own.get()),
      room: () => {
        const space = slicesOf('space')
        return space === null ? null : currentRoomOf(space.account.room.get())
      },
      say: (message) => void dispatchToAccount(message),
    })
    void ports.tabs.me().then(
      (me) => {
        here = me
        follow()
      },
      () => undefined,
    )
    return {
      account: {
        'recording/own': makeRecordingEffects({ ports, dispatchToAccount, calls, recorder }),
        'recording/heard': makeHeardEffects({ calls }),
        'recording/recorded': readValue(recordedSpaceQuery, ({ channelId }) => calls.recorded(channelId)),
      },
      onAccountChange: follow,
    }
  },
)
