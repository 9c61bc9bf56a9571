import { messagesIn } from '../../../../src/adapters/simulator/state/chat/unread-messages'
import type { Thread } from '../../../../src/adapters/simulator/state/server-state'

/** Visible errors among the newest messages: unfilled placeholders, empty lines, letters of the notation. */
export const isUsableTown = (threads: readonly Thread[]): readonly string[] =>
  threads.flatMap((thread) =>
    messagesIn(thread, thread.latest - 400, thread.latest).flatMap(({ content }) => {
      const text = 'event' in content ? (content.event?.code ?? '') : 'text' in content ? content.text : '-'
      return text.trim() === '' || /[{}]| \/ |^[a-d] /.test(text) ? [text] : []
    }),
  )
