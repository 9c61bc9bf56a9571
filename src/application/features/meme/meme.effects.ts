import { memeEffects, memeMessages } from '../../../domain/meme'
import { accountEffects, failsWith } from '../../effects/effect'
import type { Memes } from './ports'

const { read } = accountEffects

export const makeMemeEffects = (memes: Memes) => ({
  listMemes: read(memeEffects.listMemes, {
    call: ({ category }) => memes.list(category),
    toResult: (list, { category }, ask) => ({ type: 'meme/MemesLoaded', ask, category, memes: list }),
    failed: failsWith(memeMessages['meme/MemesNotLoaded']),
  }),
})
