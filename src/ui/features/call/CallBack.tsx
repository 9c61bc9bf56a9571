import { useCallback, type ReactNode } from 'react'
import { OptionalPart } from '../../app/OptionalPart'
import { useTranslation } from 'react-i18next'
import { conversationRows, directRefusal, type ConversationSummary } from '../../../domain/chat'
import type { ConversationId } from '../../../domain/kernel/ids'
import { useApp } from '../../app/app-context'
import { useAccountSlice, useFeature } from '../../app/use-feature'
import { Button } from '../../components/form/Button'
import { CallTranslations } from './CallTranslations'

interface CallBackProps {
  readonly id: ConversationId
  readonly isVideo: boolean
  readonly tabIndex: 0 | -1
}

/** A button on the call record in a direct chat. The button calls back, by voice or video like the recorded call. */
export function CallBack({ id, ...how }: CallBackProps): ReactNode {
  const summary = useAccountSlice(
    useFeature('chat').slices.account.chat,
    useCallback(
      (chat: Parameters<typeof conversationRows>[0]) =>
        conversationRows(chat).find((row) => row.summary.conversationId === id)?.summary,
      [id],
    ),
  )
  return summary?.kind !== 'single' || summary.peer?.role !== 'normal' ? null : (
    <OptionalPart>
      <CallTranslations>
        <Back summary={summary} {...how} />
      </CallTranslations>
    </OptionalPart>
  )
}

function Back({
  summary,
  isVideo,
  tabIndex,
}: Omit<CallBackProps, 'id'> & { readonly summary: ConversationSummary }): ReactNode {
  const app = useApp()
  const { t } = useTranslation('call')
  const { peer, blocked } = summary
  if (peer === null) return null
  const onCall = (): void => {
    void import('./call-from-chat')
      .then(({ callFromChat: dial }) => dial(app, { to: peer, isVideo, blocked, allowsDm: peer.allowsDm }))
      .catch(() => undefined)
  }
  return (
    <Button size={30} tabIndex={tabIndex} disabled={directRefusal(summary) !== null} onClick={onCall}>
      {t('callBack')}
    </Button>
  )
}
