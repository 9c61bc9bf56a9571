import { newMessagesIn } from '../../../src/application/features/chat/archive'
import { canonicalJson } from '../../../src/domain/kernel/canonical-json'
import { threadOf, type ChatMessage } from '../../../src/domain/chat'
import { ConversationId, type Xid } from '../../../src/domain/kernel/ids'
import { within } from '../../../src/domain/kernel/intervals'
import { seqGet } from '../../../src/domain/kernel/seq-map'
import { sessionOf } from '../../../src/domain/session'
import { messagesIn } from '../../../src/adapters/simulator/state/chat/unread-messages'
import { isIn } from '../../../src/adapters/simulator/state/chat/directs'
import { threadOf as threadThere } from '../../../src/adapters/simulator/state/conversation-lookups'
import { readerOf } from '../../../src/adapters/simulator/state/chat/reader-of'
import { hiddenFrom, readBy, unreadOf } from '../../../src/adapters/simulator/state/chat/thread'
import { conversationsOf } from '../../../src/adapters/simulator/state/group-views'
import type { ChaosRun, InvariantWatch } from '../chaos-model'
import type { ReplicaStep } from '../replica-check'
import { accountOf } from '../../support/slices-in'

/** If more changes wait for their messages, the newest of this number must be kept. */
const MOST_WAITING = 100

const told = ({ id, seq, content, reactions, rev, from }: ChatMessage): string =>
  canonicalJson([id, seq, from.xid, content, rev, reactions])

/** Checks IM-12, IM-11 and IM-8 after each entry, and the server's messages once all has settled (IM-6, IM-10). */
export const watchChat = (run: ChaosRun): InvariantWatch => {
  const { broken, town } = run

  /** A change that arrives before its message must wait for it, because a later page may be outdated (IM-12). */
  const waits = ({ before, after, entry: { message, seq: at } }: ReplicaStep): void => {
    if (message.type !== 'chat/MessagesChanged') return
    for (const { conversationId, seq, rev } of message.messages) {
      const now = after.chat.data.conversations[conversationId]
      if (
        now === undefined ||
        before.chat.data.conversations[conversationId] === undefined ||
        now.waiting.length >= MOST_WAITING
      )
        continue
      const isHere =
        seqGet(now.timeline.messages, seq) !== null || seqGet(now.far.messages, seq) !== null || within(now.gone, seq)
      if (!isHere && !now.waiting.some((one) => one.seq === seq && one.rev >= rev))
        broken('IM-12 a change waits for its message', `entry ${at}: ${conversationId} ${seq}`)
    }
  }

  const entered = (step: ReplicaStep): void => {
    waits(step)
    const { conversations } = step.after.chat.data
    for (const { conversationId, seq, content, id } of newMessagesIn(step.entry.message)) {
      const before = step.before.chat.data.conversations[conversationId]
      const after = conversations[conversationId]
      const now = after === undefined ? null : seqGet(after.timeline.messages, seq)
      const was = before === undefined ? null : seqGet(before.timeline.messages, seq)
      if (now === null) continue
      if (was !== null && was.id !== id && was.id !== now.id)
        broken('IM-6 one message a number', `${conversationId} ${seq}`)
      if ((content.kind === 'recalled' || was?.content.kind === 'recalled') && now.content.kind !== 'recalled')
        broken('IM-12 recalled stays', `${conversationId} ${seq}`)
      for (const { xids, memeId } of now.reactions) {
        if (xids.length === 0 || new Set(xids).size !== xids.length)
          broken('IM-11 each person once', `${conversationId} ${seq} ${memeId}`)
      }
    }
  }

  const conversation = (xid: Xid, id: ConversationId, state: Parameters<typeof threadOf>[0], where: string): void => {
    const { messages, pending } = threadOf(state, id)
    if (state.data.opened[id] === true) {
      const thread = threadThere(town.world, id)
      const hidden = hiddenFrom(thread, xid)
      // Whether a person sees a request to join depends on the role at that time, so requests are not compared.
      const isCompared = ({ content }: ChatMessage): boolean => content.kind !== 'accessRequest'
      const here = [...messages].filter(isCompared)
      const [first, last] = [messages.first?.seq ?? Infinity, here.at(-1)?.seq ?? 0]
      const there = messagesIn(thread, first, thread.latest).filter(
        (one) => !within(hidden, one.seq) && isCompared(one),
      )
      const latest = there.at(-1)?.seq ?? 0
      if (latest !== last)
        broken('IM-6 no message missing', `${where}: ${id} ends at ${last}, the server's at ${latest}`)
      if (new Set(here.map((one) => one.id)).size !== here.length) broken('IM-6 none twice', `${where}: ${id}`)
      const at = there.findIndex((one, i) => told(one) !== (here[i] === undefined ? '' : told(here[i])))
      if (here.length !== there.length || at !== -1) {
        const [a, b] = [there[at], here[at]]
        broken(
          "the server's truth",
          `${where}: ${id} from ${first} to ${last}, ${here.length} of ${there.length}: ${a === undefined ? 'nothing' : told(a)} is shown as ${b === undefined ? 'nothing' : told(b)}`,
        )
      }
    }
    for (const { failure, clientId } of pending.slice(0, 1))
      if (failure === null) broken('OUT-2 sent or failed', `${where}: ${id} ${clientId} still waits`)
  }

  return {
    entered,
    settled: (browser, when) => {
      const app = browser.pages[0]?.app
      const session = app == null ? null : sessionOf(app.account.slices.session.get())
      if (app == null || session === null || session.method === 'visitor') return
      const state = accountOf(app).chat.get()
      const { data: chat } = state
      const where = `${browser.name} ${when}`
      for (const id of Object.keys(chat.conversations)) {
        if (ConversationId.is(id) && isIn(town.world, id, session.xid)) conversation(session.xid, id, state, where)
      }
      for (const summary of conversationsOf(town.world, session.xid)) {
        const { conversationId: id } = summary
        const here = chat.conversations[id]
        if (here?.listed == null) {
          broken("the list is the server's", `${where}: ${id} is not listed`)
          continue
        }
        const thread = threadThere(town.world, id)
        const [unread, read] = [unreadOf(thread, readerOf(town.world, id, session.xid)), readBy(thread, session.xid)]
        if (here.unread !== unread)
          broken(
            'IM-10 unread is exact',
            `${where}: ${id} shows ${here.unread}, the server counts ${unread} after ${read} (here ${here.readSeq})`,
          )
        if (here.listed.pinned !== summary.pinned || here.listed.muted !== summary.muted)
          broken("the list is the server's", `${where}: ${id} is pinned or muted otherwise`)
      }
    },
  }
}
