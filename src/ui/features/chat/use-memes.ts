import { useCallback, useEffect, useMemo } from 'react'
import {
  MEME_CATEGORIES,
  memesOf,
  memesQuery,
  recentMemes,
  topEmoji,
  type Meme,
  type MemeCategory,
  type MemeList,
} from '../../../domain/meme'
import { useApp } from '../../app/app-context'
import { useAccountState, useFeature } from '../../app/use-feature'

export interface Memes {
  readonly of: (category: MemeCategory) => MemeList
  /** The recently used emoji or stickers, latest first. */
  readonly recent: (category: MemeCategory) => readonly Meme[]
  /** The quick emoji: 5 beside the composer, 4 in a message's menu (spec 1 §9). */
  readonly top: (count: number) => readonly Meme[]
  readonly onUse: (meme: Meme) => void
  readonly onRetry: () => void
}

/** Emoji and stickers, which load at the first render with `wanted`, once per session. */
export const useMemes = (wanted = true): Memes => {
  const app = useApp()
  const { memeLists, recentMemes: recentSlice } = useFeature('meme').slices.account
  const lists = useAccountState(memeLists)
  const recent = useAccountState(recentSlice)
  const load = useCallback((): void => {
    for (const category of MEME_CATEGORIES) app.account.dispatch(memesQuery.want({ category }))
  }, [app])
  useEffect(() => {
    if (wanted) load()
  }, [load, wanted])
  return useMemo(() => {
    const state = { lists, recent }
    return {
      of: (category) => memesOf(state, category),
      recent: (category) => recentMemes(state, category),
      top: (count) => topEmoji(state, count),
      onUse: ({ id }) => app.account.dispatch({ type: 'meme/UseMeme', memeId: id }),
      onRetry: load,
    }
  }, [app, load, lists, recent])
}
