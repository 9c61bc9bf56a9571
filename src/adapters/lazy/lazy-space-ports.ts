import type { Ports } from '../../application/ports'
import { loadOnce } from './lazy-port'
import type { SpacePortsDeps } from './space-ports'

export const loadSpaceAdapters = loadOnce(() => import('./space-ports'))

export const lazySpacePorts = (deps: SpacePortsDeps): Ports['spacePorts'] =>
  loadOnce(async () => (await loadSpaceAdapters()).makeSpacePorts(deps))
