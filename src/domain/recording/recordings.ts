import { keyedMachine, noSharedState, type AnyReceivedMessage, type StateOf } from '../event-log'
import type { ChannelId } from '../kernel/ids'
import { entriesOf } from '../kernel/table'
import { ACCOUNT_CHANGES } from '../session'
import { OwnRecording, recordingMachine } from './recording.machine'
import { recordingMessages } from './recording.messages'

const Start = recordingMessages['recording/Start']

const begun = (message: AnyReceivedMessage): OwnRecording | null =>
  Start.is(message)
    ? {
        recordingId: message.recordingId,
        channelId: message.channelId,
        holder: message.tab,
        startedAt: null,
        ms: 0,
        bytes: 0,
        mime: null,
        goneAt: null,
        retryAt: null,
        reason: null,
        file: null,
        url: null,
        failure: null,
      }
    : null

const idIn = (message: object): string | null => {
  const id = 'recordingId' in message ? message.recordingId : 'uploadId' in message ? message.uploadId : null
  return typeof id === 'string' ? id : null
}

/** The recordings of this browser. The upload of a recording's file has the id of the recording. */
export const recordingsReducer = keyedMachine('recording/own', recordingMachine, {
  context: OwnRecording,
  handles: [...Object.keys(recordingMessages), 'upload/FileStored', ...ACCOUNT_CHANGES],
  shared: noSharedState,
  keyOf: idIn,
  begin: begun,
})

type State = StateOf<typeof recordingsReducer>

/** What a recording does now. `saving`: its sound becomes a file, is uploaded, and gets into the recap. */
export type RecordingStep =
  | 'starting'
  | 'notStarted'
  | 'running'
  | 'finishing'
  | 'saving'
  | 'notAttached'
  | 'empty'
  | 'done'

export interface RecordingViewModel extends OwnRecording {
  readonly step: RecordingStep
}

const stepOf = (value: State['byKey'][string]['value']): RecordingStep | null => {
  if (typeof value !== 'string') return 'running' in value ? 'running' : 'starting'
  switch (value) {
    case 'notStarted':
    case 'finishing':
    case 'notAttached':
    case 'empty':
    case 'done':
      return value
    case 'forgetting':
    case 'gone':
      return null
    default:
      return 'saving'
  }
}

/** The recordings of this browser, of one room or of all, the oldest first. */
export const ownRecordings = ({ byKey }: State, channelId?: ChannelId): readonly RecordingViewModel[] =>
  entriesOf(byKey)
    .flatMap(([, { value, context }]): readonly RecordingViewModel[] => {
      const step = stepOf(value)
      return step === null || (channelId !== undefined && context.channelId !== channelId) ? [] : [{ ...context, step }]
    })
    .toSorted((a, b) => (a.startedAt ?? Infinity) - (b.startedAt ?? Infinity))
