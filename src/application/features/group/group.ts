import { groupFeature } from '../../../domain/group/feature'
import { implementFeature } from '../implement-feature'
import { makeGroupEffects } from './group.effects'

export const groupImplementation = implementFeature(groupFeature, ({ ports }) => ({
  account: { 'group/group': makeGroupEffects(ports) },
}))
