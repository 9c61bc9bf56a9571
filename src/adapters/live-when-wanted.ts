import type { Ports } from '../application/ports'
import { fetched } from './fetched'
import type { LiveDeps } from './live'

export const loadLive = fetched(() => import('./live'))

export const liveWhenWanted = (deps: LiveDeps): Ports['live'] => fetched(async () => (await loadLive()).makeLive(deps))
