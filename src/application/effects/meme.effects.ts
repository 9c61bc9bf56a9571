import type { AccountMessage } from '../../domain/account-log'
import { memeEffects } from '../../domain/meme'
import { answering, reading } from '../effect'
import type { Ports } from '../ports'

export const makeMemeEffects = ({ memes }: Ports) => ({
  listMemes: reading(memeEffects.listMemes, answering(
    ({ category }) => memes.list(category),
    (list, { category }, ask): AccountMessage => ({ type: 'MemesLoaded', ask, category, memes: list }),
    (failure, { category }, ask): AccountMessage => ({ type: 'MemesNotLoaded', ask, category, failure }),
  )),
})
