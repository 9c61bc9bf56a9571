import type { Container } from 'inversify'
import type { FeatureLoader } from '../../application/ports/feature-loader'
import { loadOnce } from '../lazy/lazy-port'

const load = loadOnce(() => import('.'))

/** Loads features on demand. The index of features loads with the first feature. */
export const makeFeatureLoader = (container: Container): FeatureLoader => ({
  fetch: async (name) => (await (await load()).loadFeatureModule(name))?.load(container) ?? null,
  ownerOfEvent: async (event) => (await load()).featureOfSocketEvent(event),
})
