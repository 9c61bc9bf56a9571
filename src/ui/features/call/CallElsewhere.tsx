import { PhoneOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { personAvatarData } from '../../app/avatar-data'
import { Avatar } from '../../components/avatar/Avatar'
import { Button } from '../../components/form/Button'
import { IconButton } from '../../components/form/IconButton'
import { PersonName } from '../../components/avatar/PersonName'
import { Draggable } from '../../components/drag/Draggable'
import type { CallProps } from './call-props'
import styles from './mini.module.css'

/** The card of a call that another tab plays (RCV-7). The card's buttons move the call to this tab or hang up. */
export function CallElsewhere({ call: { key, peer }, say }: CallProps): ReactNode {
  const { t } = useTranslation('call')
  return (
    <Draggable isAfloat>
      <div className={styles['card']} data-theme="dark" role="region" aria-label={t('elsewhere')}>
        <div className={styles['line']}>
          <Avatar person={personAvatarData(peer)} size={40} />
          <span className={styles['names']}>
            <span className={styles['name']}>
              <PersonName name={peer.name} />
            </span>
            <span className={styles['state']}>{t('elsewhere')}</span>
          </span>
          <IconButton
            icon={PhoneOff}
            label={t('hangUp')}
            onClick={() => {
              say({ type: 'call/HangUp', key })
            }}
          />
        </div>
        <Button
          wide
          onClick={() => {
            say({ type: 'call/MoveToThisTab', key })
          }}
        >
          {t('takeHere')}
        </Button>
      </div>
    </Draggable>
  )
}
