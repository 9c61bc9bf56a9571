import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { RecapFigures } from '../../../domain/recap'
import { personAvatarData } from '../../app/avatar-data'
import { Avatar } from '../../components/avatar/Avatar'
import { PersonName } from '../../components/avatar/PersonName'
import styles from './recap.module.css'
import { useLength } from './use-length'

/** The people who had an open microphone, with minutes. */
export function Voices({ voices }: Pick<RecapFigures, 'voices'>): ReactNode {
  const { t } = useTranslation('recap')
  const lengthOf = useLength()
  return (
    <section className={styles['part']} aria-label={t('whoSpoke')}>
      <h2>{t('whoSpoke')}</h2>
      {voices.length === 0 && <p className={styles['note']}>{t('nobodySpoke')}</p>}
      <ul className={styles['voices']}>
        {voices.map((person) => (
          <li key={person.xid}>
            <Avatar person={personAvatarData(person)} size={36} />
            <span className={styles['who']}>
              <PersonName name={person.name} />
              {person.isHost && <span className={styles['role']}>{t('host')}</span>}
            </span>
            <span className={styles['time']}>{lengthOf(person.seconds)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
