import * as t from 'io-ts'
import { message } from '../kernel/message'
import { Address } from '../kernel/export-policy'

export const MemeCategory = t.union([t.literal('emoji'), t.literal('sticker')], 'MemeCategory')
export type MemeCategory = t.TypeOf<typeof MemeCategory>
export const MEME_CATEGORIES = ['emoji', 'sticker'] as const

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

/** Commands of memes in the account log. */
export const memeMessages = {
  /** A meme was sent, written or used as a reaction. The meme becomes the first of the recent memes. */
  'meme/UseMeme': message('meme/UseMeme', { memeId: t.string }),
} as const
