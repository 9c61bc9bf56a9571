import { describe, expect, it } from 'vitest'
import { memesOf, recentMemes, topEmoji, type Meme } from '../../../src/domain/meme'
import { memeReducer } from '../../../src/domain/meme/meme.reducer'
import { unreachable } from '../../../src/domain/kernel/failure'
import { given, type Step } from '../../support/given'

const emoji = (id: string, name: string): Meme => ({ id, name, asset: null, category: 'emoji' })
const list = [
  emoji('e1', '👍'),
  emoji('e2', '❤️'),
  emoji('e3', '😂'),
  emoji('e4', '🎉'),
  emoji('e5', '🙏'),
  emoji('e6', '🔥'),
]
const show: Step = { type: 'meme/ShowMemes' }
const loaded: Step = (ask) => ({ type: 'meme/MemesLoaded', ask: ask('memes:emoji'), category: 'emoji', memes: list })
const lost: Step = (ask) => ({
  type: 'meme/MemesNotLoaded',
  ask: ask('memes:emoji'),
  category: 'emoji',
  failure: unreachable,
})
const use = (memeId: string): Step => ({ type: 'meme/UseMeme', memeId })

describe('Emoji and stickers', () => {
  it('R1-311 emoji and stickers are read once, when the picker first opens', () => {
    given(memeReducer).gives({ asks: {} })
    const shown = given(memeReducer, show).gives({
      asks: { 'memes:emoji': { category: 'emoji' }, 'memes:sticker': { category: 'sticker' } },
    })
    shown.when(loaded, show).gives({ asks: { 'memes:sticker': { category: 'sticker' } } })
    expect(memesOf(shown.when(loaded).reloaded().state, 'emoji')).toEqual({ status: 'shown', memes: list })
  })

  it('emoji whose request failed are requested again when the picker opens again', () => {
    const failed = given(memeReducer, show, lost)
    expect(memesOf(failed.state, 'emoji').status).toBe('failed')
    expect(Object.keys(failed.when(show).asked())).toContain('memes:emoji')
  })

  it('R1-352 the quick emoji choices are the recently used emoji, followed by the first emoji of the list', () => {
    const names = (count: number, ...steps: readonly Step[]) =>
      topEmoji(given(memeReducer, show, loaded, ...steps).state, count).map(({ id }) => id)
    expect(names(5)).toEqual(['e1', 'e2', 'e3', 'e4', 'e5'])
    expect(names(4, use('e6'), use('e3'), use('e6'))).toEqual(['e6', 'e3', 'e1', 'e2'])
  })

  it('an emoji is remembered as recently used only if it is in the list, and only until the session ends', () => {
    const used = given(memeReducer, show, loaded, use('e9'), use('e2'))
    expect(recentMemes(used.state, 'emoji').map(({ id }) => id)).toEqual(['e2'])
    used
      .when({ type: 'SessionEnded', ask: { unit: 'session', id: 'endSession', seq: 1 }, reason: 'expired' })
      .gives({ data: { recent: [] } })
  })
})
