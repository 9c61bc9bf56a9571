import { spaceImplementation } from '../../../application/features/space/space'
import { loadedFeature } from '../../../application/features/implement-feature'
import { TOKENS } from '../../tokens'
import type { FeatureAdapterModule } from '../feature-module'

export const module: FeatureAdapterModule = {
  load: async (container) => loadedFeature(spaceImplementation, await container.get(TOKENS.spacePorts)()),
}
