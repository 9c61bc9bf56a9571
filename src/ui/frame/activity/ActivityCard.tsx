import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import type { Activity } from '../../../domain/shell'
import { IconButton } from '../../components/form/IconButton'
import { classNames } from '../../components/class-names'
import { pictureAddress } from '../../components/person/picture-address'
import { Draggable } from '../drag/Draggable'
import styles from './activity-card.module.css'

const c = classNames(styles)

interface ActivityCardProps {
  readonly room: HTMLElement | null
  readonly activity: Activity
  readonly isShown: boolean
  readonly onShow: () => void
  readonly onHide: () => void
}

/** A small picture that can be dragged out of the way; pressed, it shows the pictures of what is on: in the page, where that has room for them. */
export function ActivityCard({ activity: { pictures, icon }, room, isShown, onShow, onHide }: ActivityCardProps): ReactNode {
  const { t } = useTranslation()
  const card = isShown && (
    <section className={c(room === null ? 'floating' : 'placed')} aria-label={t('activity.title')}>
      <div className={c('head')}>
        <h2>{t('activity.title')}</h2>
        <IconButton icon={X} iconSize={16} label={t('action.close')} onClick={onHide} />
      </div>
      <ul className={c('pictures')}>
        {pictures.map((url, at) => (
          <li key={url}>
            <img src={pictureAddress(url, 'banner')} alt={t('activity.picture', { at: at + 1, of: pictures.length })} draggable={false} referrerPolicy="no-referrer" />
          </li>
        ))}
      </ul>
    </section>
  )
  return (
    <>
      {room !== null && createPortal(card, room)}
      <Draggable>
        {room === null && card}
        <button type="button" className={c('icon')} aria-label={t('activity.show')} aria-expanded={isShown} onClick={isShown ? onHide : onShow}>
          <img src={pictureAddress(icon, 'avatar')} alt="" draggable={false} referrerPolicy="no-referrer" />
        </button>
      </Draggable>
    </>
  )
}
