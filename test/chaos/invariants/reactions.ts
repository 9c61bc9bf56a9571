import { isRetryable } from '../../../src/domain/kernel/failure'
import { sessionOf } from '../../../src/domain/session'
import { hasReacted } from '../../../src/domain/chat'
import { threadOf } from '../../../src/adapters/simulator/state/conversation-lookups'
import { messageAt } from '../../../src/adapters/simulator/state/chat/thread'
import type { ConversationAction } from '../../../src/domain/chat'
import type { Xid } from '../../../src/domain/kernel/ids'
import type { ChaosBrowser } from '../browser/chaos-browser'
import type { ChaosRun, InvariantWatch } from '../chaos-model'

type Reacting = Extract<ConversationAction, { kind: 'react' }>
interface Wish {
  readonly act: Reacting
  readonly by: Xid
  readonly at: number
  readonly isAnswered: boolean
}

const keyOf = ({ conversationId, seq, memeId }: Reacting): string => `${conversationId} ${seq} ${memeId}`

/** IM-11: the server has each person's last reaction, whatever the order of the responses. */
export const watchReactions = ({ broken, time, town }: ChaosRun): InvariantWatch => {
  const wishes = new Map<ChaosBrowser, Map<string, Wish>>()
  /** Reactions that are not checked: an unanswered request may still arrive after later requests. */
  const mayComeLate = new Set<string>()

  return {
    entered: ({ browser, before, after, entry: { message } }) => {
      const me = sessionOf(after.session)
      if (me === null || sessionOf(before.session)?.sessionId !== me.sessionId) wishes.delete(browser)
      if (me === null) return
      const mine = wishes.get(browser) ?? new Map<string, Wish>()
      wishes.set(browser, mine)
      if (message.type === 'chat/PerformChatAction' && message.act.kind === 'react')
        mine.set(keyOf(message.act), { act: message.act, by: me.xid, at: time.now(), isAnswered: false })
      if (message.type === 'ChatServiceClosed')
        for (const [key, { by, isAnswered }] of mine) if (!isAnswered) mayComeLate.add(`${by} ${key}`)
      if (message.type === 'chat/ChatActionDone' && message.act.kind === 'react') {
        const wish = mine.get(keyOf(message.act))
        if (wish?.act.on === message.act.on) mine.set(keyOf(message.act), { ...wish, isAnswered: true })
      }
      if (message.type !== 'chat/ChatActionFailed' || message.act.kind !== 'react') return
      if (isRetryable(message.failure)) mayComeLate.add(`${me.xid} ${keyOf(message.act)}`)
      // The server refused the reaction and the member saw that, so the server need not have it.
      else mine.delete(keyOf(message.act))
    },
    missed: (message) => {
      if (message.type === 'chat/PerformChatAction' && message.act.kind === 'react')
        for (const mine of wishes.values()) mine.delete(keyOf(message.act))
    },
    restarted: (browser) => {
      wishes.delete(browser)
    },
    settled: (browser, when) => {
      if (browser.disk.isUnsure) return
      for (const [
        key,
        {
          act: { conversationId, seq, messageId, memeId, on },
          by,
          at,
        },
      ] of wishes.get(browser) ?? []) {
        const message = messageAt(threadOf(town.world, conversationId), seq)
        if (
          at <= browser.disk.losesUntil ||
          mayComeLate.has(`${by} ${key}`) ||
          message?.id !== messageId ||
          message.content.kind === 'recalled'
        )
          continue
        if (hasReacted(message.reactions, memeId, by) !== on)
          broken('IM-11 as each last set it', `${browser.name} ${when}: ${key} is ${on ? 'not there' : 'still there'}`)
      }
    },
  }
}
