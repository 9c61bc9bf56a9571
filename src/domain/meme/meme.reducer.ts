import * as t from 'io-ts'
import { foldWithAsks } from '../event-log'
import type { EffectRequestOf } from '../kernel/effect'
import type { ReceivedMessage } from '../kernel/message'
import type { SessionMessage } from '../session'
import { MemeCategory, memeMessages, Memes, noMemes, type List, type MemeMessage } from './meme'

export const memeEffects = { listMemes: t.strict({ category: MemeCategory }) }

/** So many are kept as used of late. */
const RECENT = 24

type SessionChange = Extract<SessionMessage, { type: 'SignedIn' | 'VisitorEntered' | 'SessionEnded' }>
type MemeHears = ReceivedMessage<MemeMessage | SessionChange>

/** What is here is not read again. */
const wanted = (list: List): List => (list.memes === null ? { ...list, wanted: true, failed: false } : list)

const foldMemes = (memes: Memes, heard: MemeHears): Memes => {
  switch (heard.type) {
    case 'ShowMemes':
      return { ...memes, emoji: wanted(memes.emoji), sticker: wanted(memes.sticker) }
    case 'UseMeme':
      return { ...memes, recent: [heard.memeId, ...memes.recent.filter((id) => id !== heard.memeId)].slice(0, RECENT) }
    case 'MemesLoaded':
      return { ...memes, [heard.category]: { wanted: false, failed: false, memes: heard.memes } }
    case 'MemesNotLoaded':
      return { ...memes, [heard.category]: { ...memes[heard.category], wanted: false, failed: true } }
    case 'SignedIn':
    case 'VisitorEntered':
    case 'SessionEnded':
      return noMemes
  }
}

const wantedAsks = (memes: Memes): readonly EffectRequestOf<typeof memeEffects>[] =>
  (['emoji', 'sticker'] as const)
    .filter((category) => memes[category].wanted)
    .map((category) => ['listMemes', { id: `memes:${category}`, input: { category } }])

/** The emoji and stickers to choose from: read once a session, when somebody first wants to choose. */
export const memeReducer = foldWithAsks('meme', {
  initial: noMemes,
  codec: Memes,
  reduce: foldMemes,
  effects: wantedAsks,
  handles: [...Object.keys(memeMessages), 'SignedIn', 'VisitorEntered', 'SessionEnded'],
})
