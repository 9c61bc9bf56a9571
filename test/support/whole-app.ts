import { createApp, type App } from '../../src/application/app'
import { AREAS } from '../../src/application/areas/areas'
import * as frame from '../../src/application/areas/frame.area'
import * as inside from '../../src/application/areas/inside.area'
import type { AreaModules } from '../../src/application/areas/load-areas'
import * as otherWays from '../../src/application/areas/other-ways.area'
import type { Ports } from '../../src/application/ports'
import { areaOver } from '../../src/application/areas/spaces.area'
import * as ways from '../../src/application/areas/ways.area'

/** The areas without a network to fetch them over. */
export const areasAtOnce: AreaModules = {
  frame: () => Promise.resolve(frame), ways: () => Promise.resolve(ways), otherWays: () => Promise.resolve(otherWays), inside: () => Promise.resolve(inside),
  spaces: async ({ live }) => areaOver(await live()),
}

/** The client with all its areas wanted from the first moment. */
export const wholeApp = (ports: Ports): App => {
  const app = createApp(ports, undefined, areasAtOnce)
  for (const name of AREAS) void app.areas.need(name)
  return app
}
