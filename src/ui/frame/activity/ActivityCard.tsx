import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Activity } from '../../../domain/shell'
import { IconButton } from '../../components/form/IconButton'
import { pictureAddress } from '../../components/person/picture-address'
import { Draggable } from '../drag/Draggable'
import styles from './activity-card.module.css'

interface ActivityCardProps {
  readonly activity: Activity
  readonly isShown: boolean
  readonly onShow: () => void
  readonly onHide: () => void
}

/** A small picture that can be dragged out of the way; pressed, it shows the pictures of what is on. */
export function ActivityCard({ activity: { pictures, icon }, isShown, onShow, onHide }: ActivityCardProps): ReactNode {
  const { t } = useTranslation()
  return (
    <Draggable>
      {isShown && (
        <section className={styles['card']} aria-label={t('activity.title')}>
          <div className={styles['head']}>
            <h2>{t('activity.title')}</h2>
            <IconButton icon={X} iconSize={16} label={t('action.close')} onClick={onHide} />
          </div>
          <ul className={styles['pictures']}>
            {pictures.map((url, at) => (
              <li key={url}>
                <img src={pictureAddress(url, 'banner')} alt={t('activity.picture', { at: at + 1, of: pictures.length })} draggable={false} referrerPolicy="no-referrer" />
              </li>
            ))}
          </ul>
        </section>
      )}
      <button type="button" className={styles['icon']} aria-label={t('activity.show')} aria-expanded={isShown} onClick={isShown ? onHide : onShow}>
        <img src={pictureAddress(icon, 'avatar')} alt="" draggable={false} referrerPolicy="no-referrer" />
      </button>
    </Draggable>
  )
}
