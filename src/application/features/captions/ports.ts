import type { TaskEither } from 'fp-ts/TaskEither'
import type { Failure } from '../../../domain/kernel/failure'
import type { ChannelId } from '../../../domain/kernel/ids'
import type { CaptionLine } from '../../../domain/captions'

/** AI translation of live rooms (spec 2 §7). */
export interface Translations {
  readonly languages: (channelId: ChannelId) => TaskEither<Failure, readonly string[]>
  /** Joins the translation. Returns the member's spoken and read language as the server stores them. */
  readonly join: (channelId: ChannelId) => TaskEither<Failure, { readonly source: string; readonly target: string }>
  /** Leaves the translation. The request also succeeds if the member has not joined the translation. */
  readonly leave: (channelId: ChannelId) => TaskEither<Failure, void>
  readonly set: (channelId: ChannelId, what: 'source' | 'target', language: string) => TaskEither<Failure, void>
  /** Decodes a caption frame; `null` for an invalid frame. */
  readonly readCaption: (data: unknown) => { readonly channelId: ChannelId; readonly line: CaptionLine } | null
}
