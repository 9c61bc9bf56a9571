import type { Meme, MemeCategory } from './meme'
import type { memeReducer } from './meme.reducer'

type State = typeof memeReducer.initial

export interface MemeList {
  readonly status: 'loading' | 'failed' | 'shown'
  readonly memes: readonly Meme[]
}

export const memesOf = ({ data: memes }: State, category: MemeCategory): MemeList => {
  const list = memes[category]
  return { status: list.memes !== null ? 'shown' : list.failed ? 'failed' : 'loading', memes: list.memes ?? [] }
}

export const recentMemes = (state: State, category: MemeCategory): readonly Meme[] => {
  const { memes } = memesOf(state, category)
  return state.data.recent.flatMap((id) => memes.filter((meme) => meme.id === id))
}

/**
 * The emoji that the menu offers without the picker (spec 1 §9): recently used emoji, then the first emoji of the
 * list.
 */
export const topEmoji = (state: State, count: number): readonly Meme[] => {
  const recent = recentMemes(state, 'emoji')
  return [...recent, ...memesOf(state, 'emoji').memes.filter(({ id }) => !recent.some((used) => used.id === id))].slice(
    0,
    count,
  )
}
