import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { RecapFigures } from '../../../domain/recap'
import { personAvatarData } from '../../app/avatar-data'
import { Avatar } from '../../components/avatar/Avatar'
import { PersonName } from '../../components/avatar/PersonName'
import { useFormat } from '../../format/use-format'
import styles from './recap.module.css'

/** Comments and captions of the evening, in the words of the people who wrote or spoke them. */
export function Quotes({ quotes }: Pick<RecapFigures, 'quotes'>): ReactNode {
  const { t } = useTranslation('recap')
  const format = useFormat()
  if (quotes.length === 0) return null
  return (
    <section className={styles['part']} aria-labelledby="recap-quotes">
      <h2 id="recap-quotes">{t('quotes')}</h2>
      <ul className={styles['quotes']}>
        {quotes.map(({ kind, text, reactions, ...person }) => (
          <li key={`${kind}:${person.xid}:${text}`}>
            <Avatar person={personAvatarData(person)} size={36} />
            <div className={styles['quote']}>
              <p className={styles['by']}>
                <PersonName name={person.name} />
                <span className={styles['role']}>
                  {kind === 'caption'
                    ? t('spoken')
                    : reactions > 0
                      ? t('reactions', { count: reactions, shown: format.number(reactions) })
                      : t('written')}
                </span>
              </p>
              <blockquote dir="auto">{text}</blockquote>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
