import type { TaskEither } from 'fp-ts/TaskEither'
import type { Observable } from 'rxjs'
import type { VoiceType } from '../../../domain/chat'
import type { Failure } from '../../../domain/kernel/failure'
import type { ChannelId, ClientId } from '../../../domain/kernel/ids'
import type { EndReason, RecordedSpace, RecordingFile } from '../../../domain/recording'
import type { FileBytes } from '../../ports/file-store'

/** The sound of a recorder comes in pieces of this length, so a crash loses no more. */
export const PIECE_MS = 4_000

/** `piece`: the sound since the piece before. `ms`: the length so far. `ended` comes once, as the last event. */
export type RoomRecorderEvent =
  | { readonly kind: 'piece'; readonly body: FileBytes; readonly mime: VoiceType; readonly ms: number }
  | { readonly kind: 'ended'; readonly reason: EndReason | null }

export interface RoomRecorder {
  /**
   * Records the sound of the room while subscribed: the member's own microphone while it is sent, and everybody who is
   * heard. When `finish$` emits, the last piece comes and the recording ends. Unsubscribing earlier drops the rest.
   */
  readonly record: (finish$: Observable<unknown>) => Observable<RoomRecorderEvent>
  /** Joins the pieces of a recording, in order, to a file that plays. */
  readonly join: (pieces: readonly FileBytes[], mime: VoiceType) => FileBytes
}

export interface RecordingCalls {
  /** Begins a recording. The server counts its id once. */
  readonly start: (recordingId: ClientId, channelId: ChannelId) => TaskEither<Failure, void>
  /** Says that the recorder still records. Refused once the server has ended the recording. */
  readonly report: (recordingId: ClientId) => TaskEither<Failure, void>
  readonly close: (recordingId: ClientId) => TaskEither<Failure, void>
  /** Puts the stored file into the recap. The server counts it once. */
  readonly attach: (recordingId: ClientId, file: RecordingFile) => TaskEither<Failure, void>
  readonly recorded: (channelId: ChannelId) => TaskEither<Failure, RecordedSpace>
  readonly remove: (recordingId: ClientId) => TaskEither<Failure, void>
}

export interface RecordingPorts {
  readonly calls: RecordingCalls
  readonly recorder: RoomRecorder
}
