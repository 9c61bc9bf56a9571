import type { Container } from 'inversify'
import type { FeatureShelf } from '../application/ports/features'
import { fetched } from './fetched'

const load = fetched(() => import('./features'))

/** The features of this program: the list of them is fetched with the first that is wanted. */
export const featureShelf = (container: Container): FeatureShelf => ({
  fetch: async (name) => (await (await load()).loadModule(name))?.over(container) ?? null,
  ownerOfEvent: async (event) => (await load()).ownerOfEvent(event),
})
