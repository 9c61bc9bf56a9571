import * as t from 'io-ts'
import { VoiceType } from '../chat'
import { Failure } from '../kernel/failure'
import { ChannelId, ClientId } from '../kernel/ids'
import { effectResult, message } from '../kernel/message'
import { orNull } from '../kernel/or-null'
import { UploadFile } from '../upload/upload'

const one = { recordingId: ClientId }
const notDone = { ...one, failure: Failure }

/**
 * Why a recording ended without a press of its host. `reloaded`: the page that recorded was loaded again. `full`: it
 * reached the longest time or the largest file. `left`: the host or the room is gone. `closed`: the server ended it.
 */
export const EndReason = t.keyof(
  { reloaded: null, full: null, left: null, closed: null, lost: null, unsupported: null },
  'RecordingEnd',
)
export type EndReason = t.TypeOf<typeof EndReason>

/** Commands and facts of the recordings that this browser makes, by recording. */
export const recordingMessages = {
  /** The tab that has the sound of the room sends it, and records. */
  'recording/Start': message('recording/Start', { ...one, channelId: ChannelId }),
  'recording/Stop': message('recording/Stop', one),
  /** Puts the file into the recap again, after the server refused it. */
  'recording/Retry': message('recording/Retry', one),
  /** The host has read how a recording ended. A recording that is in no recap is dropped. */
  'recording/Dismiss': message('recording/Dismiss', one),
  'recording/Started': effectResult('recording/Started', one),
  'recording/NotStarted': effectResult('recording/NotStarted', notDone),
  /** The recorder has stored so much sound. */
  'recording/Stored': message('recording/Stored', { ...one, ms: t.number, bytes: t.number, mime: VoiceType }),
  /** The recorder has stored its last sound, or never began. */
  'recording/CaptureEnded': message('recording/CaptureEnded', { ...one, reason: orNull(EndReason) }),
  'recording/Reported': effectResult('recording/Reported', one),
  'recording/NotReported': effectResult('recording/NotReported', notDone),
  'recording/Closed': effectResult('recording/Closed', one),
  /** The stored sound is a file, whose upload has begun. `file` is `null` if nothing was stored. */
  'recording/Gathered': effectResult('recording/Gathered', { ...one, file: orNull(UploadFile), ms: t.number }),
  'recording/Attached': effectResult('recording/Attached', one),
  'recording/NotAttached': effectResult('recording/NotAttached', notDone),
  'recording/Forgotten': effectResult('recording/Forgotten', one),
} as const

/** Commands and facts about the recordings that others see and hear. */
export const heardMessages = {
  /** The member has read that this recording runs, and stays. */
  'recording/Acknowledge': message('recording/Acknowledge', one),
  'recording/Delete': message('recording/Delete', one),
  'recording/Deleted': effectResult('recording/Deleted', one),
  'recording/NotDeleted': effectResult('recording/NotDeleted', notDone),
} as const

type Codecs = typeof recordingMessages
export type RecordingMessage = t.TypeOf<Codecs[keyof Codecs]>
