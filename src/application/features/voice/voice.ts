import { BehaviorSubject, Subject } from 'rxjs'
import { currentCall } from '../../../domain/call'
import { currentRoomOf } from '../../../domain/space'
import { capturing, voiceFeature } from '../../../domain/voice'
import { implementFeature } from '../implement-feature'
import { makeAudioFocus } from './audio-focus'
import { makePlayback } from './playback'
import type { VoicePorts } from './ports'
import { makeRecorderEffects } from './recorder.effects'

export const voiceImplementation = implementFeature(
  voiceFeature,
  ({ ports, me, dispatchToAccount, dispatchToTab, slices, slicesOf }, { recorder, sound }: VoicePorts) => {
    const level$ = new BehaviorSubject(0)
    const playback = makePlayback(sound)
    const inConversation = (): boolean => {
      const [space, call] = [slicesOf('space'), slicesOf('call')]
      return (
        (space !== null && currentRoomOf(space.account.room.get()) !== null) ||
        (call !== null && currentCall(call.account.calls.get()) !== null)
      )
    }
    // The first use loads the code of the cache. A recording may end without a network, when no code loads.
    ports.fileCache.read('', 0).catch(() => undefined)
    return {
      tab: {
        'voice/recorders': makeRecorderEffects({
          ports,
          me,
          dispatchToAccount,
          recorder,
          finish$: new Subject(),
          onLevel: (level) => level$.next(level),
        }),
      },
      onAccountChange: makeAudioFocus({
        isTaken: inConversation,
        pause: playback.pause,
        recording: () => capturing(slices.tab.recorders.get()),
        finish: (conversationId) => dispatchToTab({ type: 'voice/Finish', conversationId }),
      }),
      streams: { playback, level$ },
    }
  },
)
