import { memesQuery } from '../../../domain/meme'
import { memeFeature } from '../../../domain/meme/feature'
import { readList } from '../../effects/query-effects'
import { implementFeature } from '../implement-feature'
import type { Memes } from './ports'

export const memeImplementation = implementFeature(memeFeature, (_deps, memes: Memes) => ({
  account: { 'meme/list': readList(memesQuery, ({ category }) => memes.list(category)) },
}))
