import { ContainerModule } from 'inversify'
import type { Ports } from '../application/ports'
import type { LiveConfig } from './live-config'
import { makeNotebook, type Notebook } from './browser/notebook'
import type { RestClient } from './rest/rest-client'
import { tencentWhenWanted } from './tencent-when-wanted'
import { T } from './tokens'

/** The chat service of Tencent behind the conversations port; what its notebook keeps of an account goes with the archive. */
export const tencentModule = ({ imAppId: appId, pictureHosts }: LiveConfig): ContainerModule => new ContainerModule(({ bind, onActivation }) => {
  bind(T.notebook).toResolvedValue((clock: Ports['clock']) => makeNotebook({ clock }), [T.clock]).inSingletonScope()
  bind(T.conversations).toResolvedValue(
    (rest: RestClient, clock: Ports['clock'], notebook: Notebook) => tencentWhenWanted({ rest, clock, notebook, appId, pictureHosts }),
    [T.rest, T.clock, T.notebook]).inSingletonScope()
  onActivation(T.archive, (context, archive) => ({
    ...archive,
    clear: (account) => async () => {
      await context.get(T.notebook).forget(account)
      return archive.clear(account)()
    },
  }))
})
