import { memeFeature } from '../../../domain/meme/feature'
import { implementFeature } from '../implement-feature'
import { makeMemeEffects } from './meme.effects'
import type { Memes } from './ports'

export const memeImplementation = implementFeature(memeFeature, (_deps, memes: Memes) => ({
  account: { 'meme/memes': makeMemeEffects(memes) },
}))
