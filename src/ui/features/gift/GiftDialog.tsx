import { useEffect, useState, type ReactNode } from 'react'
import { newestSeq } from '../../../domain/chat'
import { giftSendViewModel } from '../../../domain/gift'
import { useApp } from '../../app/app-context'
import { useAccountState, useFeature } from '../../app/use-feature'
import { useFeatureTranslations } from '../../app/use-feature-translations'
import { GiftForm, type GiftPlace } from './GiftForm'
import { SendStatus } from './SendStatus'
import { translations } from './translations'

interface GiftDialogProps {
  readonly place: GiftPlace
  readonly onClose: () => void
}

/** The dialog that sends a gift and shows an unclear result. All presses of a confirmation share an id (ALL-12). */
export function GiftDialog({ place, onClose }: GiftDialogProps): ReactNode {
  useFeatureTranslations('gift', translations)
  const app = useApp()
  const { slices } = useFeature('gift')
  const send = giftSendViewModel(useAccountState(slices.account.giftSend))
  const afterSeq = newestSeq(useAccountState(useFeature('chat').slices.account.chat), place.conversationId)
  const [id, setId] = useState(app.newClientId)
  const { step, order } = send
  const isSent = step === 'sent' && order?.id === id
  const wasRefused = step === 'refused' && order?.id === id
  useEffect(() => {
    if (isSent) onClose()
  }, [isSent, onClose])
  if (order !== null && (step === 'looking' || step === 'unknown')) {
    return (
      <SendStatus
        order={order}
        send={send}
        onClose={onClose}
        onLook={() => {
          app.account.dispatch({ type: 'gift/LookAgain', id: order.id })
        }}
        onLetGo={() => {
          app.account.dispatch({ type: 'gift/CloseSend', id: order.id })
          setId(app.newClientId())
        }}
      />
    )
  }
  return (
    <GiftForm
      place={place}
      isSending={step === 'sending'}
      wasRefused={wasRefused}
      onClose={onClose}
      onConfirm={(made) => {
        const next = wasRefused ? app.newClientId() : id
        setId(next)
        app.account.dispatch({ type: 'gift/Confirm', order: { ...made, id: next, afterSeq } })
      }}
    />
  )
}
