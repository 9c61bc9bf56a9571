import { AREAS, type AreaModule, type AreaName } from './lazy-areas'
import type { Ports } from '../ports'

/**
 * Where each area is. Whoever adds one adds its name in `areas.ts` and its cells in `domain/manifests/core.ts` (ADR
 * 13).
 */
export type AreaModules = Readonly<Record<AreaName, (ports: Ports) => Promise<AreaModule>>>

const code = {
  frame: () => import('./app-shell/app-shell'),
  ways: () => import('./sign-in/sign-in'),
  otherWays: () => import('./other-sign-in/other-sign-in'),
  inside: () => import('./community/community'),
  spaces: () => import('./spaces/spaces'),
}

/** Those of live rooms come with ports of their own. */
export const areaModules: AreaModules = {
  ...code,
  spaces: async ({ spacePorts: live }) => {
    const [{ makeSpacesArea: areaOver }, own] = await Promise.all([code.spaces(), live()])
    return areaOver(own)
  },
}

/** Begins to fetch areas before there is a log that they could join. */
export const warmAreas = (names: readonly AreaName[] = AREAS): void => {
  for (const name of names) void code[name]().catch(() => undefined)
}
