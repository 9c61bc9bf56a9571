import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Space, SpaceGroup } from '../../../domain/space'
import { facesOf } from '../../../domain/space'
import { personAvatarData } from '../../app/avatar-data'
import { Avatar } from '../../components/avatar/Avatar'
import { PersonName } from '../../components/avatar/PersonName'
import { useIsMobile } from '../../components/layout/use-is-mobile'
import { useFormat } from '../../format/use-format'
import styles from './space.module.css'

interface RoomPreviewProps {
  readonly space: Space
  readonly group: Pick<SpaceGroup, 'name'>
}

/** A preview of a room before entering: title, speakers and listener count. */
export function RoomPreview({ space, group }: RoomPreviewProps): ReactNode {
  const { t } = useTranslation()
  const format = useFormat()
  const { faces, more } = facesOf(space)
  const isMobile = useIsMobile()
  const title = space.title === '' ? t('spaceStatus.untitled') : space.title
  return (
    <article className={styles['preview']} data-theme="dark" aria-label={title}>
      <h1 dir="auto">{title}</h1>
      <p dir="auto">{group.name}</p>
      <ul aria-label={t('spaceCard.people')}>
        {faces.map((person) => (
          <li key={person.xid}>
            <Avatar person={personAvatarData(person)} size={isMobile ? 56 : 72} />
            <span>
              <PersonName name={person.name} />
            </span>
          </li>
        ))}
        {more > 0 && <li>{t('spaceCard.more', { count: more })}</li>}
      </ul>
      {space.status === 'started' && (
        <p>{t('spaceCard.listening', { count: space.audience, shown: format.number(space.audience) })}</p>
      )}
    </article>
  )
}
