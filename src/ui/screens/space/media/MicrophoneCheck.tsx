import { Mic } from 'lucide-react'
import { useRef, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/Button'
import { Icon } from '../../../components/Icon'
import styles from './media.module.css'
import { useMicrophoneTest } from './use-microphone-test'

/** Whether the microphone hears anything; where the browser keeps it back, how to let it. */
export function MicrophoneCheck(): ReactNode {
  const { t } = useTranslation()
  const [round, setRound] = useState(1)
  const meter = useRef<HTMLSpanElement>(null)
  const test = useMicrophoneTest(round, meter)
  if (test.kind === 'fault') {
    return (
      <div className={styles['fault']} role="alert">
        <p>{t(`media.fault.${test.fault}`)}</p>
        <Button size={36} onClick={() => { setRound(round + 1) }}>{t('media.again')}</Button>
      </div>
    )
  }
  return (
    <div className={styles['check']}>
      <Icon of={Mic} size={20} />
      <span className={styles['track']} aria-hidden="true"><span ref={meter} className={styles['level']} /></span>
      <span className={styles['word']} role="status">{t(`media.test.${test.kind}`)}</span>
    </div>
  )
}
