import * as t from 'io-ts'
import { reducerWithEffects } from '../event-log'
import type { EffectRequestOf } from '../kernel/effect'
import type { ReceivedMessage } from '../kernel/message'
import { ACCOUNT_CHANGES, type AccountChange } from '../session'
import { MemeCategory, memeMessages, Memes, noMemes, type List, type MemeMessage } from './meme'

export const memeEffects = { listMemes: t.strict({ category: MemeCategory }) }

const RECENT = 24

type MemeInput = ReceivedMessage<MemeMessage | AccountChange>

const wanted = (list: List): List => (list.memes === null ? { ...list, wanted: true, failed: false } : list)

const foldMemes = (memes: Memes, message: MemeInput): Memes => {
  switch (message.type) {
    case 'meme/ShowMemes':
      return { ...memes, emoji: wanted(memes.emoji), sticker: wanted(memes.sticker) }
    case 'meme/UseMeme':
      return {
        ...memes,
        recent: [message.memeId, ...memes.recent.filter((id) => id !== message.memeId)].slice(0, RECENT),
      }
    case 'meme/MemesLoaded':
      return { ...memes, [message.category]: { wanted: false, failed: false, memes: message.memes } }
    case 'meme/MemesNotLoaded':
      return { ...memes, [message.category]: { ...memes[message.category], wanted: false, failed: true } }
    case 'SignedIn':
    case 'VisitorEntered':
    case 'SessionEnded':
      return noMemes
  }
}

const wantedEffects = (memes: Memes): readonly EffectRequestOf<typeof memeEffects>[] =>
  (['emoji', 'sticker'] as const)
    .filter((category) => memes[category].wanted)
    .map((category) => ['listMemes', { id: `memes:${category}`, input: { category } }])

/** The emoji and stickers to choose from. The lists load once per session, when the member first opens the picker. */
export const memeReducer = reducerWithEffects('meme/memes', {
  initial: noMemes,
  codec: Memes,
  reduce: foldMemes,
  effects: wantedEffects,
  handles: [...Object.keys(memeMessages), ...ACCOUNT_CHANGES],
})
