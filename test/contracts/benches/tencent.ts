import { makeTencentConversations } from '../../../src/adapters/im/tencent/conversations'
import type { Cloud } from '../../adapters/im/tencent/fake-store'
import { fakeTencent } from '../../adapters/im/tencent/fake-tencent'
import { memoryNotebook } from '../../support/in-memory/notebook'
import type { MakeBench } from '../bench'
import { inPageBenchWith } from './in-page'

/** The town once more, but its chat is reached through the vendor's client, or what stands for it. */
export const tencentBench: MakeBench = inPageBenchWith(() => {
  const cloud: Cloud = new Map()
  return () => {
    const notebook = memoryNotebook()
    return ({ sockets, url, clock, chat }) => makeTencentConversations({
      appId: 1, clock, chat, notebook, pictureHosts: [], load: async () => fakeTencent({ sockets, url, clock, cloud, perform: chat.perform }),
    })
  }
})
