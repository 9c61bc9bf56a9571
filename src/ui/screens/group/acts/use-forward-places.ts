import { useMemo } from 'react'
import { conversationRows } from '../../../../domain/chat'
import { useApp, useSource } from '../../../app/app-context'
import type { GroupFace } from '../../../components/faces'
import type { ConversationId } from '../../../../domain/kernel/ids'

export interface ForwardPlace {
  readonly id: ConversationId
  readonly face: GroupFace
}

/** Where a message can be forwarded to, newest first. */
export const useForwardPlaces = (): readonly ForwardPlace[] => {
  const app = useApp()
  const chat = useSource(app.account.sources.chat)
  return useMemo(() => conversationRows(chat).map(({ summary: { conversationId, name, icon, ownerXid } }) =>
    ({ id: conversationId, face: { id: conversationId, name, ownerId: ownerXid ?? '', imageUrl: icon ?? undefined } })), [chat])
}
