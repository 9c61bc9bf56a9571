import { AREAS, type AreaModule, type AreaName } from './lazy-areas'
import type { Ports } from '../ports'

/** The module of each area. A new area also needs its name in `lazy-areas.ts` and slices in `core.ts` (ADR 16). */
export type AreaModules = Readonly<Record<AreaName, (ports: Ports) => Promise<AreaModule>>>

const code = {
  appShell: () => import('./app-shell/app-shell'),
  signIn: () => import('./sign-in/sign-in'),
  otherSignIn: () => import('./other-sign-in/other-sign-in'),
  community: () => import('./community/community'),
  spaces: () => import('./spaces/spaces'),
}

/** The area `spaces` also loads ports that only it uses. */
export const areaModules: AreaModules = {
  ...code,
  spaces: async ({ spacePorts: live }) => {
    const [{ makeSpacesArea: areaOver }, own] = await Promise.all([code.spaces(), live()])
    return areaOver(own)
  },
}

/** Starts loading areas before the logs exist. */
export const warmAreas = (names: readonly AreaName[] = AREAS): void => {
  for (const name of names) void code[name]().catch(() => undefined)
}
