import { flow } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { RecordingCalls } from '../../../application/features/recording/ports'
import { recordingCalls } from '../../wire/calls/spaces/recording-calls'
import type { RestClient } from '../client/rest-client'

const done = flow(TE.map((): void => undefined))

export const makeRecordingCalls = (rest: RestClient): RecordingCalls => ({
  start: (recording_id, channel_id) => done(rest.call(recordingCalls.start, { recording_id, channel_id })),
  report: (recording_id) => done(rest.call(recordingCalls.report, { recording_id })),
  close: (recording_id) => done(rest.call(recordingCalls.close, { recording_id })),
  attach: (recording_id, { url, mime, bytes, ms }) =>
    done(rest.call(recordingCalls.attach, { recording_id, url, type: mime, bytes, ms })),
  recorded: (channel_id) => rest.call(recordingCalls.recorded, { channel_id }),
  remove: (recording_id) => done(rest.call(recordingCalls.remove, { recording_id })),
})
