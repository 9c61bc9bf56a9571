import type { TaskEither } from 'fp-ts/TaskEither'
import type { Failure } from '../../../domain/kernel/failure'
import type { ChannelId } from '../../../domain/kernel/ids'
import type { CaptionLine } from '../../../domain/captions'

/** AI translation of live rooms (spec 2 §7). */
export interface Translations {
  readonly languages: (channelId: ChannelId) => TaskEither<Failure, readonly string[]>
  /** What one speaks and reads there, as the server has it. */
  readonly join: (channelId: ChannelId) => TaskEither<Failure, { readonly source: string; readonly target: string }>
  /** Of whoever is not in it, it is done as well. */
  readonly leave: (channelId: ChannelId) => TaskEither<Failure, void>
  readonly set: (channelId: ChannelId, what: 'source' | 'target', language: string) => TaskEither<Failure, void>
  /** A caption among frames, whatever the server says; `null` where it is none. */
  readonly readCaption: (data: unknown) => { readonly channelId: ChannelId; readonly line: CaptionLine } | null
}
