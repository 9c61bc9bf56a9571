import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Draggable } from '../../components/drag/Draggable'
import styles from './drag.module.css'

/** A page with only the draggable card (spec 1 §2, /test/drag). */
export function DragScreen(): ReactNode {
  const { t } = useTranslation()
  return (
    <>
      <h1 className="sr">{t('developer.drag')}</h1>
      <Draggable>
        <button type="button" className={styles['card']}>
          {t('developer.drag')}
        </button>
      </Draggable>
    </>
  )
}
