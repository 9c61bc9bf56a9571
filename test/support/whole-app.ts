import { createApp, type App } from '../../src/application/app'
import { AREAS } from '../../src/application/features/lazy-areas'
import * as appShell from '../../src/application/features/app-shell/app-shell'
import * as community from '../../src/application/features/community/community'
import type { AreaModules } from '../../src/application/features/load-areas'
import * as otherSignIn from '../../src/application/features/other-sign-in/other-sign-in'
import type { Ports } from '../../src/application/ports'
import { makeSpacesArea } from '../../src/application/features/spaces/spaces'
import * as signIn from '../../src/application/features/sign-in/sign-in'

/** The lazy parts of the app, loaded without a network. */
export const eagerAreas: AreaModules = {
  appShell: () => Promise.resolve(appShell),
  signIn: () => Promise.resolve(signIn),
  otherSignIn: () => Promise.resolve(otherSignIn),
  community: () => Promise.resolve(community),
  spaces: async ({ spacePorts: live }) => makeSpacesArea(await live()),
}

/** The client with all its lazy parts loaded from the start. */
export const wholeApp = (ports: Ports): App => {
  const app = createApp(ports, undefined, eagerAreas)
  for (const name of AREAS) void app.areas.load(name)
  return app
}
