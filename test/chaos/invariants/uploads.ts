import type { AccountMessage } from '../../../src/domain/features'
import type { OutboxItem } from '../../../src/domain/chat'
import type { ClientId, SessionId, Xid } from '../../../src/domain/kernel/ids'
import { sessionOf } from '../../../src/domain/session'
import { threadOf } from '../../../src/adapters/simulator/state/conversation-lookups'
import type { ChaosBrowser } from '../browser/chaos-browser'
import { PostedFrame, CommandFrame } from '../browser/tab-protocol'
import type { ChaosRun, InvariantWatch } from '../chaos-model'
import type { ReplicaStates } from '../replica-check'
import { accountOf } from '../../support/slices-in'

/** A message with files that is in the account's log. */
interface Sent extends Pick<OutboxItem, 'clientId' | 'conversationId'> {
  readonly by: Xid
  readonly under: SessionId
  readonly browser: ChaosBrowser
  readonly at: number
}

/**
 * OUT-5, OUT-8: whatever happens to the network, the disk or the sending tab, a picture continues or shows as lost. It
 * arrives once.
 */
export const watchUploads = ({ broken, people, town, time }: ChaosRun): InvariantWatch => {
  const sent = new Map<ClientId, Sent>()
  /** When a follower tab dispatched a message. That tab may be gone when the leader handles the command. */
  const saidAt = new Map<ClientId, number>()
  for (const { browser } of people) {
    browser.onPosted.add((message) => {
      if (!PostedFrame.is(message) || !CommandFrame.is(message.body)) return
      const { type, clientId } = message.body.message
      if (type === 'chat/SendFiles' && !saidAt.has(clientId)) saidAt.set(clientId, time.now())
    })
  }

  /** Whether the message is still being sent, or shows a failure. */
  const goesOn = ({ chat, uploads }: Pick<ReplicaStates, 'chat' | 'uploads'>, { clientId }: Sent): boolean => {
    const item = chat.data.outbox.items.find((one) => one.clientId === clientId)
    if (item === undefined) return false
    const files = uploads.byKey[clientId]
    return item.failure !== null || !item.awaitsFiles || (files !== undefined && files.value !== 'dropping')
  }

  const removed = (message: AccountMessage): void => {
    if (message.type === 'upload/DropUpload') sent.delete(message.uploadId)
    if (message.type === 'chat/RemoveMessage') sent.delete(message.clientId)
  }

  return {
    missed: removed,
    entered: ({ browser, after, entry: { message } }) => {
      removed(message)
      const session = sessionOf(after.session)
      if (message.type !== 'chat/SendFiles' || session === null || sent.has(message.clientId)) return
      const { clientId, conversationId } = message
      sent.set(clientId, {
        clientId,
        conversationId,
        by: session.xid,
        under: session.sessionId,
        browser,
        at: saidAt.get(clientId) ?? time.now(),
      })
    },
    settled: (browser, when) => {
      const app = browser.pages[0]?.app
      if (app == null) return
      const { chat, uploads, session } = accountOf(app)
      const here = sessionOf(session.get())?.sessionId
      const states = { chat: chat.get(), uploads: uploads.get() }
      for (const one of sent.values()) {
        const mayBeGone = one.under !== here || browser.disk.isUnsure || one.at <= browser.disk.losesUntil
        const isThere = threadOf(town.world, one.conversationId).sent[one.by]?.[one.clientId] !== undefined
        if (one.browser === browser && !isThere && !mayBeGone && !goesOn(states, one)) {
          broken(
            'OUT-8 goes on or is said to be lost',
            `${browser.name} ${when}: ${one.clientId} in ${one.conversationId}`,
          )
        }
      }
      const addresses = new Set<string>()
      for (const input of town.inputs) {
        if (input.type !== 'MessageSent' || input.content.kind !== 'image' || input.content.url === null) continue
        const { url } = input.content
        if (addresses.has(url)) broken('OUT-8 no second message', `${browser.name} ${when}: ${url}`)
        if (![...town.shelf.whole].some((key) => url.endsWith(key)))
          broken('OUT-8 stored before it is sent', `${browser.name} ${when}: ${url}`)
        addresses.add(url)
      }
    },
  }
}
