import { ContainerModule } from 'inversify'
import type { Ports } from '../../../application/ports'
import type { LiveConfig } from '../../live/live-config'
import { makeVendorMemory, type VendorMemory } from '../../browser/storage/vendor-memory'
import type { RestClient } from '../../rest/client/rest-client'
import { lazyTencentConversations } from './lazy-tencent'
import { TOKENS } from '../../tokens'

/** Binds Tencent's chat service. When the archive of an account is cleared, the vendor memory is cleared too. */
export const tencentModule = ({ imAppId: appId, pictureHosts }: LiveConfig): ContainerModule =>
  new ContainerModule(({ bind, onActivation }) => {
    bind(TOKENS.vendorMemory)
      .toResolvedValue((clock: Ports['clock']) => makeVendorMemory({ clock }), [TOKENS.deviceClock])
      .inSingletonScope()
    bind(TOKENS.conversations)
      .toResolvedValue(
        (rest: RestClient, clock: Ports['clock'], notebook: VendorMemory) =>
          lazyTencentConversations({ rest, clock, notebook, appId, pictureHosts }),
        [TOKENS.rest, TOKENS.clock, TOKENS.vendorMemory],
      )
      .inSingletonScope()
    onActivation(TOKENS.archive, (context, archive) => ({
      ...archive,
      clear: (account) => async () => {
        await context.get(TOKENS.vendorMemory).forget(account)
        return archive.clear(account)()
      },
    }))
  })
