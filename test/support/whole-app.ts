import { createApp, type App } from '../../src/application/app'
import { AREAS } from '../../src/application/features/lazy-areas'
import * as frame from '../../src/application/features/app-shell/app-shell'
import * as inside from '../../src/application/features/community/community'
import type { AreaModules } from '../../src/application/features/load-areas'
import * as otherWays from '../../src/application/features/other-sign-in/other-sign-in'
import type { Ports } from '../../src/application/ports'
import { makeSpacesArea } from '../../src/application/features/spaces/spaces'
import * as ways from '../../src/application/features/sign-in/sign-in'

/** The lazy parts of the app, loaded without a network. */
export const eagerAreas: AreaModules = {
  frame: () => Promise.resolve(frame),
  ways: () => Promise.resolve(ways),
  otherWays: () => Promise.resolve(otherWays),
  inside: () => Promise.resolve(inside),
  spaces: async ({ spacePorts: live }) => makeSpacesArea(await live()),
}

/** The client with all its lazy parts loaded from the start. */
export const wholeApp = (ports: Ports): App => {
  const app = createApp(ports, undefined, eagerAreas)
  for (const name of AREAS) void app.areas.load(name)
  return app
}
