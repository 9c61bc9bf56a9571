import { AREAS, type AreaModule, type AreaName } from './areas'

/** Where each area is. Whoever adds one adds its name in `areas.ts` and its cells in `domain/log.first.ts` (ADR 13). */
export type AreaModules = Readonly<Record<AreaName, () => Promise<AreaModule>>>

export const areaModules: AreaModules = {
  frame: () => import('./frame.area'),
  ways: () => import('./ways.area'),
  inside: () => import('./inside.area'),
  spaces: () => import('./spaces.area'),
}

/** Begins to fetch areas before there is a log that they could join. */
export const warmAreas = (names: readonly AreaName[] = AREAS): void => {
  for (const name of names) void areaModules[name]().catch(() => undefined)
}
