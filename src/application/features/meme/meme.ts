import { memeFeature } from '../../../domain/meme/feature'
import { implementFeature } from '../implement-feature'
import { makeMemeEffects } from './meme.effects'

export const memeImplementation = implementFeature(memeFeature, ({ ports }) => ({
  account: { 'meme/memes': makeMemeEffects(ports) },
}))
