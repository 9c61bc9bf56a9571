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
    const tell =
      (type: 'chat/RetryMessage' | 'chat/RemoveMessage', ofFiles: 'upload/RetryUpload' | 'upload/DropUpload') =>
      (key: string) => {
        if (!ClientId.is(key)) return
        const uploads = app.features.of('upload')?.slices.account.uploads.get()
        if (uploads !== undefined && uploadViewModel(uploads, key) !== null)
          app.account.dispatch({ type: ofFiles, uploadId: key })
        app.account.dispatch({ type, clientId: key })
      }
    return {
      onRetry: tell('chat/RetryMessage', 'upload/RetryUpload'),
      onRemove: tell('chat/RemoveMessage', 'upload/DropUpload'),
    }
  }, [app])
  const onLoadEarlier = useMemo(
    () => () => {
      app.account.dispatch(
        first === undefined
          ? { type: 'chat/LoadEarlier', conversationId }
          : { type: 'chat/JumpTo', conversationId, seq: first },
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
            onLoad: () => app.account.dispatch({ type: 'chat/JumpTo', conversationId, seq: last }),
            onLatest,
          },
    [app, conversationId, last, loadingLater, failedEarlier, onLatest],
  )
  return { ...acts, onLoadEarlier, later }
}
