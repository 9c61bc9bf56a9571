import type { Meme, MemeCategory } from './meme'
import { memesQuery } from './memes.query'
import type { recentMemesReducer } from './recent-memes.reducer'

interface MemesState {
  readonly lists: typeof memesQuery.reducer.initial
  readonly recent: typeof recentMemesReducer.initial
}

export interface MemeList {
  readonly status: 'loading' | 'failed' | 'shown'
  readonly memes: readonly Meme[]
}

export const memesOf = ({ lists }: Pick<MemesState, 'lists'>, category: MemeCategory): MemeList => {
  const { status, items } = memesQuery.listed(lists, { category })
  return { status, memes: items }
}

export const recentMemes = (state: MemesState, category: MemeCategory): readonly Meme[] => {
  const { memes } = memesOf(state, category)
  return state.recent.flatMap((id) => memes.filter((meme) => meme.id === id))
}

/**
 * The emoji that the menu offers without the picker (spec 1 §9): recently used emoji, then the first emoji of the
 * list.
 */
export const topEmoji = (state: MemesState, count: number): readonly Meme[] => {
  const recent = recentMemes(state, 'emoji')
  return [...recent, ...memesOf(state, 'emoji').memes.filter(({ id }) => !recent.some((used) => used.id === id))].slice(
    0,
    count,
  )
}
