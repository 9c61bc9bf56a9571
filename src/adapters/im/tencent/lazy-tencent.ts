import type { Ports } from '../../../application/ports'
import { loadCommunityAdapters } from '../../lazy/lazy-community-ports'
import { lazyConversations } from '../../lazy/lazy-conversations'
import type { VendorMemory } from '../../browser/storage/vendor-memory'
import type { RestClient } from '../../rest/client/rest-client'
import type { ImageHosts } from '../../wire/codecs/fields'

interface ChatDeps {
  readonly rest: RestClient
  readonly clock: Ports['clock']
  readonly notebook: VendorMemory
  readonly appId: number
  readonly pictureHosts: ImageHosts
}

/**
 * Tencent as a lazy conversations port. The adapter loads when a function of the port is first called. The vendor's
 * client loads with the first connection.
 */
export const lazyTencentConversations = ({ rest, ...deps }: ChatDeps): Ports['conversations'] =>
  lazyConversations(async () => {
    const [{ makeChatRest }, { makeTencentConversations }, { loadTencent }] = await Promise.all([
      loadCommunityAdapters(),
      import('./conversations'),
      import('./sdk'),
    ])
    return makeTencentConversations({ ...deps, load: loadTencent, chat: makeChatRest(rest) })
  })
