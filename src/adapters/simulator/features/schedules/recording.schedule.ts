import { addMs, type Instant } from '../../../../domain/kernel/instant'
import { RECORDER_GONE_MS } from '../../../../domain/recording'
import type { ResidentsDeps } from '../../residents'
import type { RecordingInput } from '../../state/features/recording/feature'
import { runningRecordings, type StoredRecording } from '../../state/features/recording/recordings'
import { makeDueLoop } from '../due-loop'
import { commitInput } from '../server-feature'

/** The time in ms after which the server tries again when an end could not be recorded. */
const AGAIN_MS = 5_000

const dueAt = ({ heardAt }: StoredRecording): Instant => addMs(heardAt, RECORDER_GONE_MS)

/** Ends each recording whose recorder has said nothing for too long, also if it went while the server was down. */
export const endSilentRecordings = ({
  clock,
  host,
  failed,
}: Pick<ResidentsDeps, 'clock' | 'host' | 'failed'>): (() => void) => {
  const loop = makeDueLoop({
    clock,
    failed,
    due: (now) => runningRecordings(host.world()).filter((one) => dueAt(one) <= now),
    perform: ({ id }) => {
      commitInput(host, ({ at }): RecordingInput => ({ type: 'recording/FellSilent', at, id }))
    },
    next: () =>
      runningRecordings(host.world())
        .map(dueAt)
        .toSorted((a, b) => a - b)[0] ?? null,
    againMs: AGAIN_MS,
  })
  const stopHearing = host.subscribe((news) => {
    if (news.type === 'RoomTold' && news.event.kind === 'recording') loop.run()
  })
  // The first run waits until the server has started.
  if (runningRecordings(host.world()).length > 0) loop.wakeAt(clock.now())
  return () => {
    stopHearing()
    loop.stop()
  }
}
