import * as E from 'fp-ts/Either'
import { RecordingFile } from '../../../domain/recording'
import { recordingCalls } from '../../wire/calls/spaces/recording-calls'
import { VideoUrl } from '../../wire/codecs/fields'
import { emptyReply, refuseWith } from '../response'
import { saidIn } from '../state/features/captions/feature'
import type { RecordingInput } from '../state/features/recording/feature'
import { recordingsOf } from '../state/features/recording/recordings'
import { NO_SPACE } from '../state/spaces/space-actions'
import { isVisibleTo, spaceOf } from '../state/spaces/spaces'
import { senderOf } from '../state/users/senders'
import { endSilentRecordings } from './schedules/recording.schedule'
import { commitInput, type ServerFeature } from './server-feature'

/** Hosts record their rooms, and everybody who may read the recap hears the recordings and reads the captions. */
export const server: ServerFeature = {
  routes: (to, { host }) => {
    to.authenticated(recordingCalls.start, ({ recording_id: id, channel_id: channelId }, { account: { xid } }) =>
      emptyReply(
        commitInput(host, ({ at }): RecordingInput => ({ type: 'recording/Started', at, id, xid, channelId })),
      ),
    )
    to.authenticated(recordingCalls.report, ({ recording_id: id }, { account: { xid } }) =>
      emptyReply(commitInput(host, ({ at }): RecordingInput => ({ type: 'recording/Reported', at, id, xid }))),
    )
    to.authenticated(recordingCalls.close, ({ recording_id: id }, { account: { xid } }) =>
      emptyReply(commitInput(host, ({ at }): RecordingInput => ({ type: 'recording/Closed', at, id, xid }))),
    )
    to.authenticated(recordingCalls.attach, ({ recording_id: id, url, type, bytes, ms }, { account: { xid } }) => {
      const address = VideoUrl.decode(url)
      const file = { url: E.isRight(address) ? address.right : null, mime: type, bytes, ms }
      return RecordingFile.is(file)
        ? emptyReply(commitInput(host, ({ at }): RecordingInput => ({ type: 'recording/Attached', at, id, xid, file })))
        : refuseWith('This file cannot be a recording')
    })
    to.authenticated(recordingCalls.recorded, ({ channel_id }, { account: { xid } }) => {
      const world = host.world()
      const space = spaceOf(world, channel_id)
      return space === undefined || !isVisibleTo(world, space, xid)
        ? refuseWith(NO_SPACE)
        : E.right({
            recordings: recordingsOf(world, channel_id),
            captions: saidIn(world, channel_id).map(({ speaker, text, startedAt }) => ({
              xid: speaker,
              name: senderOf(world, speaker).name,
              at: startedAt,
              text,
            })),
          })
    })
    to.authenticated(recordingCalls.remove, ({ recording_id: id }, { account: { xid } }) =>
      emptyReply(commitInput(host, ({ at }): RecordingInput => ({ type: 'recording/Removed', at, id, xid }))),
    )
  },
  live: endSilentRecordings,
}
