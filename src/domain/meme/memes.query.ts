import * as t from 'io-ts'
import { query } from '../query'
import { Meme, MemeCategory } from './meme'

/** The emoji and stickers to choose from. They load when the member first opens the picker. */
export const memesQuery = query('meme/list', {
  input: t.strict({ category: MemeCategory }),
  item: Meme,
  idOf: ({ id }) => id,
  once: true,
})
