import type { Subject } from 'rxjs'
import type { Content } from '../../../domain/chat'
import { attachmentKey } from '../../../domain/upload'
import { recorderEffects, voiceMessages } from '../../../domain/voice'
import { failsWith, tabEffects } from '../../effects/effect'
import type { TabDeps } from '../../effects/tab-deps'
import type { VoiceRecorder } from './ports'

const { customIdempotent } = tabEffects

interface Deps extends Pick<TabDeps, 'ports' | 'me' | 'dispatchToAccount'> {
  readonly recorder: VoiceRecorder
  /** Ends the running recordings. */
  readonly finish$: Subject<void>
  readonly onLevel: (level: number) => void
}

export const makeRecorderEffects = ({ ports, me, dispatchToAccount, recorder, finish$, onLevel }: Deps) => ({
  capture: customIdempotent(recorderEffects.capture, {
    perform: ({ conversationId, recordingId }, { ref: ask, dispatch, onStop, isResumed }) => {
      const xid = me()
      // A reload ended the recording. The microphone opens only after a press of the person.
      if (isResumed || xid === null)
        return dispatch({ type: 'voice/NotRecorded', ask, conversationId, reason: 'deviceGone' })
      const recording = recorder.record(finish$).subscribe((event) => {
        switch (event.kind) {
          case 'opened':
            return dispatch({ type: 'voice/MicrophoneOpened', ask, conversationId })
          case 'level':
            return onLevel(event.level)
          case 'failed':
            return dispatch({ type: 'voice/NotRecorded', ask, conversationId, reason: event.reason })
          case 'recorded': {
            const { body, mime, durationMs, waveform } = event
            const key = attachmentKey(xid, mime, { at: ports.clock.now(), chance: ports.random.id() })
            const file = { key, type: mime, bytes: body.size }
            return void ports.fileCache.keep(recordingId, [body]).then(
              () =>
                dispatch({
                  type: 'voice/Recorded',
                  ask,
                  conversationId,
                  recording: { mime, durationMs, waveform, file },
                }),
              () => dispatch({ type: 'voice/NotRecorded', ask, conversationId, reason: 'deviceGone' }),
            )
          }
        }
      })
      return onStop(() => {
        recording.unsubscribe()
        onLevel(0)
      })
    },
    failed: failsWith(voiceMessages['voice/NotRecorded'], { reason: 'unsupported' }),
  }),
  finish: customIdempotent(recorderEffects.finish, {
    perform: ({ conversationId }, { ref: ask, dispatch }) => {
      finish$.next()
      dispatch({ type: 'voice/FinishHeard', ask, conversationId })
    },
    failed: failsWith(voiceMessages['voice/FinishHeard']),
  }),
  handOver: customIdempotent(recorderEffects.handOver, {
    perform: async ({ conversationId, recordingId, recording }, { ref: ask, dispatch, session: under }) => {
      if (recording !== null) {
        const { file, ...voice } = recording
        const content: Content = { kind: 'voice', url: null, bytes: file.bytes, ...voice }
        await dispatchToAccount(
          { type: 'chat/SendFiles', conversationId, clientId: recordingId, content, files: [file] },
          under,
        )
      }
      dispatch({ type: 'voice/HandedOver', ask, conversationId })
    },
    failed: failsWith(voiceMessages['voice/HandedOver']),
  }),
  forget: customIdempotent(recorderEffects.forget, {
    perform: async ({ conversationId, recordingId }, { ref: ask, dispatch }) => {
      await ports.fileCache.drop(recordingId)
      dispatch({ type: 'voice/Forgotten', ask, conversationId })
    },
    failed: failsWith(voiceMessages['voice/Forgotten']),
  }),
})
