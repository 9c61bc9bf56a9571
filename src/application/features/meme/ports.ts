import type { TaskEither } from 'fp-ts/TaskEither'
import type { Failure } from '../../../domain/kernel/failure'
import type { Meme, MemeCategory } from '../../../domain/meme'

/** Emoji and stickers of the product (spec 1 §7). */
export interface Memes {
  readonly list: (category: MemeCategory) => TaskEither<Failure, readonly Meme[]>
}
