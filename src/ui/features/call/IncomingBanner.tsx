import { Phone, PhoneOff, Video } from 'lucide-react'
import { useEffect, useId, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { callBody } from '../../../application/features/call/call'
import type { CallMessage, CallShown } from '../../../domain/call'
import { roomIn, type RoomState } from '../../../domain/space'
import { useApp, useEarly } from '../../app/app-context'
import { personFace } from '../../app/faces'
import { useFeature } from '../../app/use-feature'
import { markTitle } from '../../app/title-marks'
import { Avatar } from '../../components/Avatar'
import { Icon } from '../../components/Icon'
import { IconButton } from '../../components/IconButton'
import { PersonName } from '../../components/PersonName'
import styles from './banner.module.css'

const isInRoom = (state: RoomState): boolean => roomIn(state) !== null

interface BannerProps {
  readonly call: CallShown
  readonly say: (message: CallMessage) => void
}

/** Somebody is calling (R2-038): told here, in the title of the tab, and by the system where nobody looks. It takes the focus from nobody who writes. */
export function IncomingBanner({ call: { key, peer, isVideo, isSilent }, say }: BannerProps): ReactNode {
  const app = useApp()
  const { t } = useTranslation('call')
  const id = useId()
  const isInSpace = useEarly(app.account.sources.room, isInRoom, false)
  const kind = isVideo ? 'video' : 'voice'
  const { streams: { tellAway } } = useFeature(callBody)
  const words = t(`incoming.${kind}`, { name: peer.name })
  useEffect(() => {
    markTitle({ ring: words })
    const close = tellAway({ title: words, body: '', tag: `call-${key}` })
    return () => {
      markTitle({ ring: '' })
      close()
    }
  }, [key, words, tellAway])
  const onAnswer = (): void => {
    if (isInSpace) app.account.say({ type: 'LeaveSpace' })
    say({ type: 'call/Accept', key })
  }
  return (
    <div className={styles['banner']} data-theme="dark" role="alertdialog" aria-labelledby={id}>
      <span className={styles['rings']} aria-hidden="true" />
      <span className="sr" id={id}>{words}</span>
      <Avatar person={personFace(peer)} size={56} />
      <span className={styles['names']}>
        <span className={styles['name']}><PersonName name={peer.name} /></span>
        <span className={styles['kind']}><Icon of={isVideo ? Video : Phone} size={16} />{isInSpace ? t('leavesSpace') : isSilent ? t('silent') : t(kind)}</span>
      </span>
      <span className={styles['decline']}><IconButton icon={PhoneOff} label={t('decline')} onClick={() => { say({ type: 'call/Reject', key }) }} /></span>
      <button type="button" className={styles['answer']} onClick={onAnswer}><Icon of={isVideo ? Video : Phone} />{t('answer')}</button>
    </div>
  )
}
