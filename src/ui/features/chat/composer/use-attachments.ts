import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { attachmentRefusal, attachmentsIn, type Content, type ContentOf } from '../../../../domain/chat'
import type { ClientId, ConversationId } from '../../../../domain/kernel/ids'
import { useApp, useStore } from '../../../app/app-context'
import { attachmentRefusalText } from '../../upload/upload-error-texts'

export interface AttachmentItem {
  readonly id: ClientId
  /** What it will be; `null` while it is looked at. */
  readonly content: ContentOf<'image'> | ContentOf<'video'> | null
}

/** Files beside what is being written. */
export interface ComposerFiles {
  readonly items: readonly AttachmentItem[]
  /** Why the last one was not taken. */
  readonly warning: string | undefined
  readonly onFiles: (files: readonly Blob[], via: 'picker' | 'paste') => void
  readonly onDrop: (id: ClientId) => void
  /** Each becomes a message; nothing where one may not be sent. */
  readonly onSend: () => void
}

const shown = (content: Content | undefined): AttachmentItem['content'] =>
  content?.kind === 'image' || content?.kind === 'video' ? content : null

/** As what a file is judged before anything is known of it but that it is one. */
const SOME_PICTURE: Content = { kind: 'image', url: null, width: 0, height: 0 }

/** `passes`: whether it may be sent there; otherwise it is said why not. */
export const useAttachments = (
  conversationId: ConversationId,
  passes: (content: Content) => boolean,
): ComposerFiles => {
  const app = useApp()
  const { t } = useTranslation()
  const state = useStore(app.tab.sources.attachments)
  const refusal = attachmentRefusal(state, conversationId)
  const items = useMemo(
    () =>
      attachmentsIn(state, conversationId).map(({ attachmentId, ready }) => ({
        id: attachmentId,
        content: shown(ready?.content),
      })),
    [state, conversationId],
  )
  return useMemo(
    () => ({
      items,
      warning: refusal === null ? undefined : attachmentRefusalText(t, refusal),
      onFiles: (files, via) => {
        if (files.length === 0 || !passes(SOME_PICTURE)) return
        for (const file of files) {
          app.tab.dispatch({
            type: 'AttachFile',
            conversationId,
            attachmentId: app.newClientId(),
            fileRef: app.files.hold(file),
            via,
          })
        }
      },
      onDrop: (attachmentId) => app.tab.dispatch({ type: 'DropAttachment', attachmentId }),
      onSend: () => {
        if (items.length > 0 && passes(SOME_PICTURE)) app.tab.dispatch({ type: 'SendAttachments', conversationId })
      },
    }),
    [app, t, conversationId, items, refusal, passes],
  )
}
