import { useMemo } from 'react'
import type { Thread } from '../../../domain/chat'
import type { ConversationId } from '../../../domain/kernel/ids'
import { ClientId } from '../../../domain/kernel/ids'
import { uploadViewModel } from '../../../domain/upload'
import { useApp } from '../../app/app-context'
import type { LaterState } from './message/message-item'

/** Callbacks for the messages of a conversation. The callbacks stay the same between renders. */
export const useThreadActions = (conversationId: ConversationId, thread: Thread, onLatest: () => void) => {
  const app = useApp()
  const { isFar, loadingLater, failedEarlier } = thread
  const first = isFar ? thread.messages.first?.seq : undefined
  const last = isFar ? thread.messages.last?.seq : undefined
  const acts = useMemo(() => {
    // If the message has an unfinished upload, retry or drop the upload first, then the message.
    const tell = (type: 'RetryMessage' | 'RemoveMessage', ofFiles: 'RetryUpload' | 'DropUpload') => (key: string) => {
      if (!ClientId.is(key)) return
      if (uploadViewModel(app.account.sources.upload.getSnapshot(), key) !== null)
        app.account.dispatch({ type: ofFiles, uploadId: key })
      app.account.dispatch({ type, clientId: key })
    }
    return { onRetry: tell('RetryMessage', 'RetryUpload'), onRemove: tell('RemoveMessage', 'DropUpload') }
  }, [app])
  const onLoadEarlier = useMemo(
    () => () => {
      app.account.dispatch(
        first === undefined ? { type: 'LoadEarlier', conversationId } : { type: 'JumpTo', conversationId, seq: first },
      )
    },
    [app, conversationId, first],
  )
  const later = useMemo(
    (): LaterState | null =>
      last === undefined
        ? null
        : {
            more: !loadingLater && !failedEarlier,
            onLoad: () => app.account.dispatch({ type: 'JumpTo', conversationId, seq: last }),
            onLatest,
          },
    [app, conversationId, last, loadingLater, failedEarlier, onLatest],
  )
  return { ...acts, onLoadEarlier, later }
}
