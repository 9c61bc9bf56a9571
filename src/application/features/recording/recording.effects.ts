import {
  heardEffects,
  heardMessages,
  recordingEffects,
  recordingMessages,
  RECORDING_MS,
} from '../../../domain/recording'
import { uploadKey } from '../../../domain/upload'
import { accountEffects, failsWith } from '../../effects/effect'
import type { TabDeps } from '../../effects/tab-deps'
import { PIECE_MS, type RecordingPorts } from './ports'
import { dropPieces, readPieces } from './stored-pieces'

const { idempotent, customIdempotent } = accountEffects

type Deps = Pick<TabDeps, 'ports' | 'dispatchToAccount'> & RecordingPorts

export const makeRecordingEffects = ({ ports, dispatchToAccount, calls, recorder }: Deps) => ({
  start: idempotent(recordingEffects.start, {
    call: ({ recordingId, channelId }) => calls.start(recordingId, channelId),
    toResult: (_, { recordingId }, ask) => ({ type: 'recording/Started', ask, recordingId }),
    failed: failsWith(recordingMessages['recording/NotStarted']),
  }),
  report: idempotent(recordingEffects.report, {
    call: ({ recordingId }) => calls.report(recordingId),
    toResult: (_, { recordingId }, ask) => ({ type: 'recording/Reported', ask, recordingId }),
    failed: failsWith(recordingMessages['recording/NotReported']),
  }),
  // A close that does not reach the server is no failure, because the server ends a recording that it does not hear of.
  close: idempotent(recordingEffects.close, {
    call: ({ recordingId }) => calls.close(recordingId),
    toResult: (_, { recordingId }, ask) => ({ type: 'recording/Closed', ask, recordingId }),
    failed: failsWith(recordingMessages['recording/Closed']),
  }),
  gather: customIdempotent(recordingEffects.gather, {
    perform: async ({ recordingId, mime, ms }, { ref: ask, dispatch, session: under }) => {
      const pieces = await readPieces(ports.fileCache, recordingId)
      if (mime === null || pieces.length === 0)
        return dispatch({ type: 'recording/Gathered', ask, recordingId, file: null, ms: 0 })
      const body = recorder.join(pieces, mime)
      const key = uploadKey('recording', mime, { at: ports.clock.now(), chance: ports.random.id() })
      const file = { key, type: mime, bytes: body.size }
      await ports.fileCache.keep(recordingId, [body])
      await dispatchToAccount(
        { type: 'upload/BeginUpload', uploadId: recordingId, field: `recording-${recordingId}`, files: [file] },
        under,
      )
      // The log hears of every other piece at most, and after a crash there are more pieces than it heard of.
      const length = Math.min(RECORDING_MS, Math.round(Math.max(ms, (pieces.length - 1) * PIECE_MS)))
      return dispatch({ type: 'recording/Gathered', ask, recordingId, file, ms: length })
    },
    failed: failsWith(recordingMessages['recording/Gathered'], { file: null, ms: 0 }),
  }),
  attach: idempotent(recordingEffects.attach, {
    call: ({ recordingId, file }) => calls.attach(recordingId, file),
    toResult: (_, { recordingId }, ask) => ({ type: 'recording/Attached', ask, recordingId }),
    failed: failsWith(recordingMessages['recording/NotAttached']),
  }),
  forget: customIdempotent(recordingEffects.forget, {
    perform: async ({ recordingId }, { ref: ask, dispatch, session: under }) => {
      await dropPieces(ports.fileCache, recordingId)
      await dispatchToAccount({ type: 'upload/DropUpload', uploadId: recordingId }, under)
      dispatch({ type: 'recording/Forgotten', ask, recordingId })
    },
    failed: failsWith(recordingMessages['recording/Forgotten']),
  }),
})

export const makeHeardEffects = ({ calls }: Pick<Deps, 'calls'>) => ({
  delete: idempotent(heardEffects.delete, {
    call: ({ recordingId }) => calls.remove(recordingId),
    toResult: (_, { recordingId }, ask) => ({ type: 'recording/Deleted', ask, recordingId }),
    failed: failsWith(heardMessages['recording/NotDeleted']),
  }),
})
