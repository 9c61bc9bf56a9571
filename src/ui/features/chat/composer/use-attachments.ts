import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { attachmentRefusal, attachmentsIn, type Caption, type Content, type ContentOf } from '../../../../domain/chat'
import type { ClientId, ConversationId } from '../../../../domain/kernel/ids'
import { useApp } from '../../../app/app-context'
import { useFeature, useTabState } from '../../../app/use-feature'
import { attachmentRefusalText } from '../../upload/upload-error-texts'

export interface AttachmentItem {
  readonly id: ClientId
  /** The content of the message. `null` while the file is checked. */
  readonly content: ContentOf<'image'> | ContentOf<'video'> | null
}

/** The files that are attached to the unsent message. */
export interface ComposerFiles {
  readonly items: readonly AttachmentItem[]
  /** The reason why the last file was rejected. */
  readonly warning: string | undefined
  readonly onFiles: (files: readonly Blob[], via: 'picker' | 'paste') => void
  readonly onDrop: (id: ClientId) => void
  /** Sends the files, with the caption at their pictures. Does nothing if the chat accepts no files. */
  readonly onSend: (caption: Caption | null) => void
}

const shown = (content: Content | undefined): AttachmentItem['content'] =>
  content?.kind === 'image' || content?.kind === 'video' ? content : null

/** The content that represents a file whose type is not known yet. */
const SOME_PICTURE: Content = { kind: 'image', url: null, width: 0, height: 0 }

/**
 * The files attached to a message. `passes` returns whether the chat accepts the content, and shows the reason if not.
 */
export const useAttachments = (
  conversationId: ConversationId,
  passes: (content: Content) => boolean,
): ComposerFiles => {
  const app = useApp()
  const { t } = useTranslation()
  const { hold } = useFeature('upload').streams
  const state = useTabState(useFeature('chat').slices.tab.attachments)
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
            type: 'chat/AttachFile',
            conversationId,
            attachmentId: app.newClientId(),
            fileRef: hold(file),
            via,
          })
        }
      },
      onDrop: (attachmentId) => app.tab.dispatch({ type: 'chat/DropAttachment', attachmentId }),
      onSend: (caption) => {
        if (items.length > 0 && passes(SOME_PICTURE))
          app.tab.dispatch({ type: 'chat/SendAttachments', conversationId, caption })
      },
    }),
    [app, hold, t, conversationId, items, refusal, passes],
  )
}
