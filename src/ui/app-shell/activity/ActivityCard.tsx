import { X } from 'lucide-react'
import { useRef, type ReactNode } from 'react'
import { createPortal, flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import type { Activity } from '../../../domain/balance'
import { IconButton } from '../../components/form/IconButton'
import { classNames } from '../../components/class-names'
import { resizedImageUrl } from '../../components/avatar/image-url'
import { Draggable } from '../../components/drag/Draggable'
import styles from './activity-card.module.css'

const c = classNames(styles)

interface ActivityCardProps {
  /** The page element into which this component renders the pictures. */
  readonly room: HTMLElement | null
  readonly activity: Activity
  readonly isShown: boolean
  readonly onShow: () => void
  readonly onHide: () => void
}

/** A small draggable picture. A press on the picture shows the activity's pictures, which link to the activity. */
export function ActivityCard({
  activity: { pictures, icon, words },
  room,
  isShown,
  onShow,
  onHide,
}: ActivityCardProps): ReactNode {
  const { t } = useTranslation()
  const section = useRef<HTMLElement>(null)
  const leadThere = (): void => {
    flushSync(onShow)
    section.current?.focus()
  }
  const card = isShown && (
    <section ref={section} tabIndex={-1} className={c('card')} aria-label={t('activity.title')}>
      <div className={c('head')}>
        <h2>{t('activity.title')}</h2>
        <IconButton icon={X} iconSize={16} label={t('action.close')} onClick={onHide} />
      </div>
      <ul className={c('pictures')}>
        {pictures.map((url, at) => (
          <li key={url}>
            <img
              src={resizedImageUrl(url, 'banner')}
              alt={words[at] ? '' : t('activity.picture', { at: at + 1, of: pictures.length })}
              draggable={false}
              referrerPolicy="no-referrer"
            />
            {words[at] && <p dir="auto">{words[at]}</p>}
          </li>
        ))}
      </ul>
    </section>
  )
  return (
    <>
      {room !== null && createPortal(card, room)}
      <Draggable>
        <button
          type="button"
          className={c('icon')}
          aria-label={t('activity.show')}
          aria-expanded={isShown}
          onClick={leadThere}
        >
          <img src={resizedImageUrl(icon, 'avatar')} alt="" draggable={false} referrerPolicy="no-referrer" />
        </button>
      </Draggable>
    </>
  )
}
