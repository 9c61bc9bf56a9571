import { joinFeature } from '../../../domain/join/feature'
import { implementFeature } from '../implement-feature'
import { makeJoinEffects } from './join.effects'

export const joinImplementation = implementFeature(
  joinFeature,
  ({ ports, memberIn, dispatchToAccount, dispatchToTab }) => ({
    tab: { 'join/join': makeJoinEffects({ ports, memberIn, dispatchToAccount, dispatchToTab }) },
  }),
)
