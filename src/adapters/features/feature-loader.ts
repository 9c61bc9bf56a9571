import type { Container } from 'inversify'
import type { FeatureLoader } from '../../application/ports/feature-loader'
import { featureOfSocketEvent, loadFeatureModule } from '.'

/** Loads features on demand, each with its adapters. */
export const makeFeatureLoader = (container: Container): FeatureLoader => ({
  fetch: async (name) => (await loadFeatureModule(name))?.load(container) ?? null,
  ownerOfEvent: featureOfSocketEvent,
})
