import { AREAS, type AreaModule, type AreaName } from './areas'
import type { Ports } from '../ports'

/** Where each area is. Whoever adds one adds its name in `areas.ts` and its cells in `domain/log.first.ts` (ADR 13). */
export type AreaModules = Readonly<Record<AreaName, (ports: Ports) => Promise<AreaModule>>>

const code = {
  frame: () => import('./frame.area'),
  ways: () => import('./ways.area'),
  otherWays: () => import('./other-ways.area'),
  inside: () => import('./inside.area'),
  spaces: () => import('./spaces.area'),
}

/** Those of live rooms come with ports of their own. */
export const areaModules: AreaModules = {
  ...code,
  spaces: async ({ live }) => {
    const [{ areaOver }, own] = await Promise.all([code.spaces(), live()])
    return areaOver(own)
  },
}

/** Begins to fetch areas before there is a log that they could join. */
export const warmAreas = (names: readonly AreaName[] = AREAS): void => {
  for (const name of names) void code[name]().catch(() => undefined)
}
