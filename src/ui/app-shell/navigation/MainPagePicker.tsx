import { Compass, MessageCircle } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { MainPage } from '../../../domain/shell'
import { Button } from '../../components/form/Button'
import { Dialog } from '../../components/overlay/Dialog'
import { Icon } from '../../components/layout/Icon'
import styles from './main-page-picker.module.css'

interface MainPagePickerProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly mainPage: MainPage
  readonly onChoose: (mainPage: MainPage) => void
}

const options = [
  { value: 'Discover', icon: Compass },
  { value: 'Message', icon: MessageCircle },
] as const

/** Lets the member choose the main page (spec 1 §2). A choice applies at once. */
export function MainPagePicker({ open, onClose, mainPage, onChoose }: MainPagePickerProps): ReactNode {
  const { t } = useTranslation()
  const name = useId()
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('mainPage.title')}
      description={t('mainPage.text')}
      actions={
        <Button kind="primary" onClick={onClose}>
          {t('action.ok')}
        </Button>
      }
    >
      <div className={styles['options']} role="radiogroup" aria-label={t('mainPage.title')}>
        {options.map(({ value, icon }) => (
          <label key={value} className={styles['option']}>
            <input
              type="radio"
              name={name}
              className={styles['radio']}
              checked={mainPage === value}
              onChange={() => onChoose(value)}
            />
            <Icon of={icon} size={24} />
            <span className={styles['words']}>
              <b>{t(`mainPage.${value}`)}</b>
              <span>{t(`mainPage.${value}Text`)}</span>
            </span>
          </label>
        ))}
      </div>
    </Dialog>
  )
}
