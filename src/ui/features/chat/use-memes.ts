import { useEffect, useMemo } from 'react'
import { memesOf, recentMemes, topEmoji, type Meme, type MemeCategory, type MemeList } from '../../../domain/meme'
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
  const state = useAccountState(useFeature('meme').slices.account.memes)
  useEffect(() => {
    if (wanted) app.account.dispatch({ type: 'meme/ShowMemes' })
  }, [app, wanted])
  return useMemo(
    () => ({
      of: (category) => memesOf(state, category),
      recent: (category) => recentMemes(state, category),
      top: (count) => topEmoji(state, count),
      onUse: ({ id }) => app.account.dispatch({ type: 'meme/UseMeme', memeId: id }),
      onRetry: () => app.account.dispatch({ type: 'meme/ShowMemes' }),
    }),
    [app, state],
  )
}
