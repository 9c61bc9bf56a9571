import { makeTencentConversations } from '../../../src/adapters/im/tencent/conversations'
import type { Cloud } from '../../adapters/im/tencent/fake-store'
import { fakeTencent } from '../../adapters/im/tencent/fake-tencent'
import { memoryVendorMemory } from '../../support/in-memory/vendor-memory'
import type { MakeContractSubject } from '../contract-subject'
import { inMemorySubjectWith } from './in-memory'

/** The simulator, with Tencent's client or its fake in front of the chat service. */
export const tencentSubject: MakeContractSubject = inMemorySubjectWith(() => {
  const cloud: Cloud = new Map()
  return () => {
    const notebook = memoryVendorMemory()
    return ({ sockets, url, clock, chat }) =>
      makeTencentConversations({
        appId: 1,
        clock,
        chat,
        notebook,
        pictureHosts: [],
        load: async () => fakeTencent({ sockets, url, clock, cloud, perform: chat.perform }),
      })
  }
})
