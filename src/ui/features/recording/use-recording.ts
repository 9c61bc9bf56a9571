import { ownRecordings, type RecordingViewModel } from '../../../domain/recording'
import type { JoinedRoom } from '../../../domain/space'
import { useApp, useNow } from '../../app/app-context'
import { useAccountState, useFeature } from '../../app/use-feature'
import { formatDuration } from '../../format/duration'

const SECOND_MS = 1_000

/** The recording that this browser makes of the room, or made last; `null` if it made none. */
export const useOwnRecording = ({ channelId }: Pick<JoinedRoom, 'channelId'>): RecordingViewModel | null => {
  const { slices } = useFeature('recording')
  return ownRecordings(useAccountState(slices.account.own), channelId).at(-1) ?? null
}

/** The time since the recording began, as a clock. */
export const useRecordedTime = (since: number): string =>
  formatDuration(Math.max(0, Math.floor((useNow(SECOND_MS) - since) / SECOND_MS)))

export const useStopRecording = (): ((recording: RecordingViewModel) => void) => {
  const app = useApp()
  return ({ recordingId }) => app.account.dispatch({ type: 'recording/Stop', recordingId })
}
