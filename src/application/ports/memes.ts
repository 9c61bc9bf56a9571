import type { TaskEither } from 'fp-ts/TaskEither'
import type { Failure } from '../../domain/kernel/failure'
import type { Meme, MemeCategory } from '../../domain/meme'

/** The emoji and stickers that the product offers (spec 1 §7). */
export interface Memes {
  readonly list: (category: MemeCategory) => TaskEither<Failure, readonly Meme[]>
}
