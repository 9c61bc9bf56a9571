import { Volume2 } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/form/Button'
import styles from './media.module.css'
import { useFeature } from '../../../app/use-feature'

/** A test that plays three notes on the chosen speaker. */
export function SpeakerCheck(): ReactNode {
  const { t } = useTranslation()
  const { devices } = useFeature('space').streams
  const [state, setState] = useState<'quiet' | 'playing' | 'played' | 'silent'>('quiet')
  const onPlay = (): void => {
    setState('playing')
    void devices.soundCheck().then((isHeard) => {
      setState(isHeard ? 'played' : 'silent')
    })
  }
  return (
    <div className={styles['speaker']}>
      <Button icon={Volume2} busy={state === 'playing'} onClick={onPlay}>
        {t('media.playSound')}
      </Button>
      <span className={styles['word']} role="status">
        {state === 'played' || state === 'silent' ? t(`media.sound.${state}`) : ''}
      </span>
    </div>
  )
}
