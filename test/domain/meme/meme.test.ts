import { describe, expect, it } from 'vitest'
import { memesOf, memesQuery, recentMemes, topEmoji, type Meme } from '../../../src/domain/meme'
import { recentMemesReducer } from '../../../src/domain/meme/recent-memes.reducer'
import { given, type Step } from '../../support/given'
import { queryFailed, queryLoaded, readId } from '../../support/query-steps'

const emoji = (id: string, name: string): Meme => ({ id, name, asset: null, category: 'emoji' })
const list = [
  emoji('e1', '👍'),
  emoji('e2', '❤️'),
  emoji('e3', '😂'),
  emoji('e4', '🎉'),
  emoji('e5', '🙏'),
  emoji('e6', '🔥'),
]
const EMOJI = { category: 'emoji' } as const
const STICKER = { category: 'sticker' } as const
const show: readonly Step[] = [memesQuery.want(EMOJI), memesQuery.want(STICKER)]
const loaded = queryLoaded(memesQuery, EMOJI, list)
const lost = queryFailed(memesQuery, EMOJI)
const use = (memeId: string): Step => ({ type: 'meme/UseMeme', memeId })

const listsAfter = (...steps: readonly Step[]) => given(memesQuery.reducer, ...steps)
const requestedAfter = (...steps: readonly Step[]) => Object.keys(listsAfter(...steps).asked())
const stateAfter = (...steps: readonly Step[]) => ({
  lists: listsAfter(...show, loaded, ...steps).state,
  recent: given(recentMemesReducer, ...steps).state,
})

describe('Emoji and stickers', () => {
  it('R1-311 emoji and stickers are read once, when the picker first opens', () => {
    expect(requestedAfter()).toEqual([])
    expect(requestedAfter(...show)).toEqual([readId(memesQuery, EMOJI), readId(memesQuery, STICKER)])
    expect(requestedAfter(...show, loaded, ...show)).toEqual([readId(memesQuery, STICKER)])
    const lists = listsAfter(...show, loaded).reloaded().state
    expect(memesOf({ lists }, 'emoji')).toEqual({ status: 'shown', memes: list })
  })

  it('emoji whose request failed are requested again when the picker opens again', () => {
    expect(memesOf({ lists: listsAfter(...show, lost).state }, 'emoji').status).toBe('failed')
    expect(requestedAfter(...show, lost, ...show)).toContain(readId(memesQuery, EMOJI))
  })

  it('R1-352 the quick emoji choices are the recently used emoji, followed by the first emoji of the list', () => {
    const names = (count: number, ...steps: readonly Step[]) =>
      topEmoji(stateAfter(...steps), count).map(({ id }) => id)
    expect(names(5)).toEqual(['e1', 'e2', 'e3', 'e4', 'e5'])
    expect(names(4, use('e6'), use('e3'), use('e6'))).toEqual(['e6', 'e3', 'e1', 'e2'])
  })

  it('an emoji is remembered as recently used only if it is in the list, and only until the session ends', () => {
    expect(recentMemes(stateAfter(use('e9'), use('e2')), 'emoji').map(({ id }) => id)).toEqual(['e2'])
    const ended = given(recentMemesReducer, use('e2'), {
      type: 'SessionEnded',
      ask: { unit: 'session', id: 'endSession', seq: 1 },
      reason: 'expired',
    })
    expect(ended.state).toEqual([])
  })
})
