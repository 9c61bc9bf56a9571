import { useRef, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { profileOf, sessionOf } from '../../../../domain/session'
import { useApp } from '../../../app/app-context'
import { useAccountState } from '../../../app/use-feature'
import { personAvatarData } from '../../../app/avatar-data'
import { Avatar } from '../../../components/avatar/Avatar'
import { Button } from '../../../components/form/Button'
import { useHowToAllow } from './BlockedDevice'
import styles from './media.module.css'
import { useMicrophoneTest } from './use-microphone-test'
import { usePermission } from './use-permission'

/** Tests the microphone. If the browser blocks the microphone, a text explains how to allow the microphone. */
export function MicrophoneCheck(): ReactNode {
  const app = useApp()
  const { t } = useTranslation()
  const session = useAccountState(app.account.slices.session)
  const me = profileOf(session) ?? sessionOf(session)
  const [round, setRound] = useState(1)
  const meter = useRef<HTMLDivElement>(null)
  const test = useMicrophoneTest(round, meter)
  const howToAllow = useHowToAllow({ kind: 'microphone' })
  const permission = usePermission('microphone')
  const [known, setKnown] = useState(permission)
  if (known !== permission) {
    setKnown(permission)
    // The person has allowed the microphone, so the test begins without another press.
    if (permission === 'granted' && test.kind === 'fault') setRound(round + 1)
  }
  if (test.kind === 'fault') {
    return (
      <div className={styles['fault']} role="alert">
        <p>{test.fault === 'permissionRefused' ? howToAllow : t(`media.fault.${test.fault}`)}</p>
        <Button
          size={36}
          onClick={() => {
            setRound(round + 1)
          }}
        >
          {t('media.again')}
        </Button>
      </div>
    )
  }
  return (
    <div ref={meter} className={styles['check']} data-theme="dark">
      <span className={styles['face']}>
        {me !== null && <Avatar person={personAvatarData({ name: '', avatar: null, ...me })} size={72} />}
      </span>
      <span className={styles['bars']} aria-hidden="true">
        <span className={styles['level']} />
      </span>
      <span className={styles['word']} role="status">
        {t(`media.test.${test.kind}`)}
      </span>
    </div>
  )
}
