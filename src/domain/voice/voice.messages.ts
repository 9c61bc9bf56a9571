import * as t from 'io-ts'
import { VoiceType, Waveform } from '../chat'
import { ClientId, ConversationId } from '../kernel/ids'
import { MediaSendFailure } from '../kernel/media-fault'
import { effectResult, message } from '../kernel/message'
import { UploadFile } from '../upload/upload'

const here = { conversationId: ConversationId }

/** A finished recording, whose bytes this browser keeps under the recording's id. */
export const Recording = t.strict(
  { mime: VoiceType, durationMs: t.number, waveform: Waveform, file: UploadFile },
  'Recording',
)
export type Recording = t.TypeOf<typeof Recording>

/** Commands and facts of the voice recorder of one tab, by conversation. */
export const voiceMessages = {
  /** `isHeld`: the recording ends when the person lets go. `recordingId` becomes the id of the message. */
  'voice/Record': message('voice/Record', { ...here, recordingId: ClientId, isHeld: t.boolean }),
  /** The person tapped: the recording goes on without a finger. */
  'voice/Lock': message('voice/Lock', here),
  'voice/Finish': message('voice/Finish', here),
  /** The person cancelled the recording, deleted it in the preview, or closed the reason why none began. */
  'voice/Discard': message('voice/Discard', here),
  'voice/Send': message('voice/Send', here),
  'voice/MicrophoneOpened': effectResult('voice/MicrophoneOpened', here),
  'voice/Recorded': effectResult('voice/Recorded', { ...here, recording: Recording }),
  'voice/NotRecorded': effectResult('voice/NotRecorded', { ...here, reason: MediaSendFailure }),
  'voice/FinishHeard': effectResult('voice/FinishHeard', here),
  'voice/HandedOver': effectResult('voice/HandedOver', here),
  'voice/Forgotten': effectResult('voice/Forgotten', here),
} as const

type Codecs = typeof voiceMessages
export type VoiceMessage = t.TypeOf<Codecs[keyof Codecs]>
