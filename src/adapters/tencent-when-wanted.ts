import type { Ports } from '../application/ports'
import { loadInside } from './inside-when-wanted'
import { lateConversations } from './late-conversations'
import type { Notebook } from './browser/notebook'
import type { RestClient } from './rest/rest-client'
import type { PictureHosts } from './wire/fields'

interface ChatDeps {
  readonly rest: RestClient
  readonly clock: Ports['clock']
  readonly notebook: Notebook
  readonly appId: number
  readonly pictureHosts: PictureHosts
}

/** Tencent behind the conversations port: the adapter comes with the first call, the vendor's client only when one connects. */
export const tencentWhenWanted = ({ rest, ...deps }: ChatDeps): Ports['conversations'] => lateConversations(async () => {
  const [{ makeChatCalls }, { makeTencentConversations }, { loadTencent }] = await Promise.all([
    loadInside(), import('./im/tencent/conversations'), import('./im/tencent/sdk'),
  ])
  return makeTencentConversations({ ...deps, load: loadTencent, chat: makeChatCalls(rest) })
})
