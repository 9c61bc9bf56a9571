import { wordsIn, type OutboxItem } from '../../../src/domain/chat'
import type { ClientId } from '../../../src/domain/kernel/ids'
import { sessionOf } from '../../../src/domain/session'
import { threadOf } from '../../../src/adapters/simulator/state/conversation-lookups'
import { messageAt } from '../../../src/adapters/simulator/state/chat/thread'
import type { ChaosBrowser } from '../browser/chaos-browser'
import type { ChaosPage } from '../browser/chaos-page'
import type { ChaosRun, InvariantWatch, Writing } from '../chaos-model'
import type { ReplicaStep } from '../replica-check'
import { accountOf, tabOf } from '../../support/slices-in'

const itemsIn = ({ chat }: ReplicaStep['after']): readonly OutboxItem[] => chat.data.outbox.items

const ENDS: ReadonlySet<string> = new Set(['SignedIn', 'SessionEnded', 'VisitorEntered'])
const CONFIRMS: ReadonlySet<string> = new Set(['chat/MessageSent', 'chat/MessagesArrived', 'chat/HistoryPulled'])

/** Failures that end by waiting or by signing in. A message with such a failure does not show as failed. */
const PASSES: ReadonlySet<string> = new Set(['Unreachable', 'SessionRefused'])

/** OUT-1…OUT-5, OUT-10…OUT-12: each message arrives once and in order, or fails visibly. */
export const watchOutbox = (run: ChaosRun): InvariantWatch => {
  const { broken, town, writings } = run
  /** Messages that the server refused. A false response may have said so, which no client can know. */
  const refused = new Set<ClientId>()

  const removed = (clientId: ClientId): void => {
    for (const one of writings) if (one.clientId === clientId) one.isRemoved = true
  }

  const leaves = ({ before, after, entry: { message, seq } }: ReplicaStep): void => {
    const [was, is] = [itemsIn(before), itemsIn(after)]
    if (
      message.type === 'chat/MessageNotSent' &&
      /^(Refused|TooMany)/.test(message.failure._tag) &&
      was.some((one) => one.clientId === message.clientId && !one.isTried)
    )
      refused.add(message.clientId)
    if (was === is) return
    const kept = new Set(is.map(({ clientId }) => clientId))
    const gone = was.filter(({ clientId }) => !kept.has(clientId))
    for (const { clientId, failure } of gone) {
      if (ENDS.has(message.type) || CONFIRMS.has(message.type)) continue
      if (message.type === 'chat/RemoveMessage' && failure !== null) {
        removed(clientId)
        continue
      }
      if (message.type === 'upload/DropUpload' && message.uploadId === clientId) continue
      broken('OUT-5 never silently dropped', `${clientId} left at ${seq} by ${message.type}`)
    }
    for (const { clientId, failure } of is) {
      if (
        failure !== null &&
        PASSES.has(failure._tag) &&
        was.find((one) => one.clientId === clientId)?.failure !== failure
      )
        broken('OUT-2 failed only for a reason', `${clientId} at ${seq}: ${failure._tag}`)
    }
    if (is.length - (was.length - gone.length) > 1) broken('OUT-1 one item a message', `entry ${seq}`)
  }

  const sentTo = ({ conversationId, by, clientId }: Writing): number | null =>
    threadOf(town.world, conversationId).sent[by]?.[clientId] ?? null

  /** The messages of one person, page and conversation have the same order on the server as when they were written. */
  const inOrder = (of: readonly Writing[], where: string): void => {
    let last = 0
    for (const writing of of) {
      const seq = sentTo(writing)
      if (seq === null) continue
      if (seq < last)
        broken("OUT-3 in one's own order", `${where}: ${writing.clientId} is number ${seq}, after ${last}`)
      last = seq
    }
  }

  const accounted = (writing: Writing, browser: ChaosBrowser, where: string): void => {
    const { clientId, under, isDurable, isRemoved, page, conversationId } = writing
    const app = browser.pages[0]?.app
    if (app == null) return
    const seq = sentTo(writing)
    if (seq !== null) {
      const message = messageAt(threadOf(town.world, conversationId), seq)
      if (message?.clientId !== clientId) broken('OUT-4 one message a client id', `${where}: ${clientId}`)
      return
    }
    const isSame = sessionOf(app.account.slices.session.get())?.sessionId === under
    const isKept = isDurable || !page.isGone
    if (!isSame || isRemoved || browser.disk.isUnsure || writing.at <= browser.disk.losesUntil || !isKept) return
    const item = accountOf(app)
      .chat.get()
      .data.outbox.items.find((one) => one.clientId === clientId)
    if (item === undefined)
      broken(
        'OUT-5 never lost',
        `${where}: ${clientId} in ${conversationId}, written at ${writing.at}, is neither sent nor shown`,
      )
  }

  /**
   * A message that arrived while its session ended must not return to the text box as a draft. Exceptions: the disk
   * lost the entry that the message was sent, or the response said that it was not.
   */
  const notWrittenAnew = ({ pages, disk }: ChaosBrowser, where: string): void => {
    const written = pages
      .flatMap(({ app }) => (app === null ? [] : Object.values(tabOf(app).composer.get().data.drafts)))
      .flatMap(({ text }) => text.split('\n'))
    for (const writing of writings) {
      if (disk.isUnsure || writing.at <= Math.max(disk.losesUntil, disk.forgetsUntil) || refused.has(writing.clientId))
        continue
      if (written.includes(writing.text) && sentTo(writing) !== null)
        broken('OUT-4 sent, and not to be sent again', `${where}: "${writing.text}" is in the text box too`)
    }
  }

  return {
    entered: leaves,
    missed: (message) => {
      if (message.type === 'chat/RemoveMessage') removed(message.clientId)
    },
    settled: (browser, when) => {
      const where = `${browser.name} ${when}`
      notWrittenAnew(browser, where)
      const mine = writings.filter(({ page }) => page.browser === browser)
      const tabs = new Map<ChaosPage['session'], number>()
      const groups = new Map<string, Writing[]>()
      for (const writing of mine) {
        accounted(writing, browser, where)
        const { session } = writing.page
        if (!tabs.has(session)) tabs.set(session, tabs.size)
        const key = `${String(tabs.get(session))} ${writing.by} ${writing.inBox} ${writing.under} ${writing.conversationId}`
        groups.set(key, [...(groups.get(key) ?? []), writing])
      }
      for (const of of groups.values()) inOrder(of, where)
      const said = new Set<string>()
      for (const input of town.inputs) {
        if (input.type !== 'MessageSent') continue
        const text = wordsIn(input.content)
        if (text === '') continue
        if (said.has(text)) broken('OUT-4 sent once', `${where}: "${text}" is there twice`)
        said.add(text)
      }
    },
  }
}
