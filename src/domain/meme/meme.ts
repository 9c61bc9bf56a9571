import * as t from 'io-ts'
import { withDefault } from '../kernel/with-default'
import { Failure } from '../kernel/failure'
import { effectResult, message } from '../kernel/message'
import { Address } from '../kernel/export-policy'

export const MemeCategory = t.union([t.literal('emoji'), t.literal('sticker')], 'MemeCategory')
export type MemeCategory = t.TypeOf<typeof MemeCategory>

/** An emoji or sticker (spec 1 §3). The name of an emoji is its characters; an emoji may have no picture. */
export const Meme = t.strict(
  {
    id: t.string,
    name: t.string,
    asset: t.union([Address, t.null]),
    category: MemeCategory,
  },
  'Meme',
)
export type Meme = t.TypeOf<typeof Meme>

/** Commands and facts of memes in the account log. */
export const memeMessages = {
  /** The member opened the picker. Loads the lists that are not loaded yet. */
  'meme/ShowMemes': message('meme/ShowMemes', {}),
  /** A meme was sent, written or used as a reaction. The meme moves to the front of `recent`. */
  'meme/UseMeme': message('meme/UseMeme', { memeId: t.string }),
  'meme/MemesLoaded': effectResult('meme/MemesLoaded', { category: MemeCategory, memes: t.readonlyArray(Meme) }),
  'meme/MemesNotLoaded': effectResult('meme/MemesNotLoaded', { category: MemeCategory, failure: Failure }),
} as const

type Codecs = typeof memeMessages
export type MemeMessage = t.TypeOf<Codecs[keyof Codecs]>

const List = t.strict(
  { wanted: t.boolean, failed: t.boolean, memes: t.union([t.readonlyArray(Meme), t.null]) },
  'MemeList',
)
export type List = t.TypeOf<typeof List>

/** `recent` contains ids, the last used first. */
export const Memes = t.strict(
  { emoji: List, sticker: List, recent: withDefault(t.readonlyArray(t.string), []) },
  'Memes',
)
export type Memes = t.TypeOf<typeof Memes>

const unread: List = { wanted: false, failed: false, memes: null }
export const noMemes: Memes = { emoji: unread, sticker: unread, recent: [] }
