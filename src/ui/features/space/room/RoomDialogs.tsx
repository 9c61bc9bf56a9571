import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { memberNameIn, secondsUntil, warningAt, type JoinedRoom } from '../../../../domain/space'
import { useNow } from '../../../app/app-context'
import { Button } from '../../../components/form/Button'
import { Dialog } from '../../../components/overlay/Dialog'
import { SECOND_MS } from '../countdown-text'
import type { RoomActions } from './use-room'

interface RoomDialogProps {
  readonly room: JoinedRoom
  readonly acts: RoomActions
}

/** A host's offer of the microphone. The offer never opens a microphone without the member's consent (MIC-6). */
export function MicrophoneOffer({ room, acts }: RoomDialogProps): ReactNode {
  const { t } = useTranslation()
  const { offer } = room.mic
  return (
    <Dialog
      open={offer !== null}
      onClose={acts.onDecline}
      title={t('room.offerTitle')}
      description={
        offer?.why === 'late'
          ? t('room.offerLate')
          : t('room.offerFrom', { name: memberNameIn(room, offer?.fromXid ?? null) })
      }
      actions={
        <>
          <Button onClick={acts.onDecline}>{t('room.decline')}</Button>
          <Button kind="primary" onClick={acts.onAccept}>
            {t('room.accept')}
          </Button>
        </>
      }
    />
  )
}

/** Warns the host during the last minute before the room's deadline (SPC-10). */
export function EndWarning({ room, acts }: RoomDialogProps): ReactNode {
  const { t } = useTranslation()
  const now = useNow(SECOND_MS)
  const from = warningAt(room)
  const isDue = from !== null && room.endsAt !== null && now >= from && now < room.endsAt
  return (
    <Dialog
      open={isDue}
      onClose={acts.onHideWarning}
      title={t('room.endsTitle', { seconds: room.endsAt === null ? 0 : secondsUntil(room.endsAt, now) })}
      description={t('room.endsText')}
      actions={
        <Button kind="primary" onClick={acts.onHideWarning}>
          {t('room.endsOk')}
        </Button>
      }
    />
  )
}
