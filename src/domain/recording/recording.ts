import * as t from 'io-ts'
import { Sender, VoiceType } from '../chat'
import { Address } from '../kernel/export-policy'
import { ChannelId, ClientId, Xid } from '../kernel/ids'
import { Instant } from '../kernel/instant'
import { failedInputs, query } from '../query'

const HOUR_MS = 3_600_000

/** The longest recording, and the largest file of one: three hours of speech, as large as the file store takes. */
export const RECORDING_MS = 3 * HOUR_MS
export const RECORDING_BYTES = 32_000_000
/** The recorder says this long before the limit that the recording ends soon, in ms or as a share of the bytes. */
const WARNING_MS = 600_000
const WARNING_SHARE = 0.94

/** A recorder that reports nothing for this long is gone, so its recording ends. */
export const RECORDER_GONE_MS = 30_000
/** A running recorder reports this often. */
export const REPORT_MS = 10_000

export const isFull = (ms: number, bytes: number): boolean => ms >= RECORDING_MS || bytes >= RECORDING_BYTES

export const isNearlyFull = (ms: number, bytes: number): boolean =>
  ms >= RECORDING_MS - WARNING_MS || bytes >= RECORDING_BYTES * WARNING_SHARE

const wholeUpTo = (max: number) => t.refinement(t.number, (n) => Number.isInteger(n) && n >= 0 && n <= max, 'Bounded')

/** The file of a recording. Its bytes are stored before the server learns of it. */
export const RecordingFile = t.strict(
  { url: Address, mime: VoiceType, bytes: wholeUpTo(RECORDING_BYTES), ms: wholeUpTo(RECORDING_MS) },
  'RecordingFile',
)
export type RecordingFile = t.TypeOf<typeof RecordingFile>

/** A recording of an ended or live space, with its file. `by`: the host who recorded. */
export const SpaceRecording = t.strict(
  { id: ClientId, by: Sender, startedAt: Instant, ...RecordingFile.type.props },
  'SpaceRecording',
)
export type SpaceRecording = t.TypeOf<typeof SpaceRecording>

/** A finished caption of the space. */
export const SpokenLine = t.strict({ xid: Xid, name: t.string, at: Instant, text: t.string }, 'SpokenLine')
export type SpokenLine = t.TypeOf<typeof SpokenLine>

/** The recordings and captions of a space, each in order of time. */
export const RecordedSpace = t.strict(
  { recordings: t.readonlyArray(SpaceRecording), captions: t.readonlyArray(SpokenLine) },
  'RecordedSpace',
)
export type RecordedSpace = t.TypeOf<typeof RecordedSpace>

export const recordedSpaceQuery = query('recording/recorded', {
  input: t.strict({ channelId: ChannelId }),
  item: RecordedSpace,
  idOf: () => 'recorded',
  loadsAfter: {
    types: ['recording/Attached', 'recording/Deleted', 'NetworkOnline'],
    inputs: (message, known) =>
      message.type === 'NetworkOnline' ? failedInputs(known) : known.map(({ input }) => input),
  },
})

/** Where a caption is in the recordings: the recording, and the time in it. `null`: nothing was recorded then. */
export const momentOf = (
  recordings: readonly SpaceRecording[],
  at: Instant,
): { readonly recording: SpaceRecording; readonly ms: number } | null => {
  const recording = recordings.findLast(({ startedAt, ms }) => startedAt <= at && at < startedAt + ms)
  return recording === undefined ? null : { recording, ms: at - recording.startedAt }
}
