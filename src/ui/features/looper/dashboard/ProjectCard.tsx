import { Globe } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Project } from '../../../../domain/looper'
import { GroupAvatar } from '../../../components/avatar/Avatar'
import { Icon } from '../../../components/layout/Icon'
import { XMark } from '../../../components/layout/XMark'
import { useFormat } from '../../../format/use-format'
import styles from '../looper.module.css'
import { exclusivePageUrl } from '../exclusive-page-url'
import { ApiStatusTag, Copyable } from '../status-tags'

/** A project with its links and its size (R3-085, R3-086). */
export function ProjectCard({ project }: { readonly project: Project }): ReactNode {
  const { t, i18n } = useTranslation('looper')
  const { compact, number } = useFormat()
  const {
    projectId,
    name,
    avatar,
    about,
    tags,
    xUrl,
    website,
    apiStatus,
    pageLink,
    goldVerified,
    blueVerified,
    communities,
    members,
    averageActivity,
  } = project
  const share = new Intl.NumberFormat(i18n.language, { style: 'percent', maximumFractionDigits: 1 }).format(
    averageActivity / 100,
  )
  const figures = [
    [t('dashboard.communities'), number(communities)],
    [t('dashboard.gold'), number(goldVerified)],
    [t('dashboard.blue'), number(blueVerified)],
    [t('dashboard.members'), compact(members)],
    [t('dashboard.activity'), share],
  ] as const
  return (
    <section className={styles['card']} aria-label={t('dashboard.about')}>
      <div className={styles['intro']}>
        <GroupAvatar group={{ id: projectId, ownerId: projectId, name, imageUrl: avatar ?? undefined }} size={56} />
        <div className={styles['who']}>
          <h2 dir="auto">{name}</h2>
          <p dir="auto">{about}</p>
        </div>
        <ApiStatusTag status={apiStatus} />
      </div>
      <span className={styles['words']}>
        {tags.map((tag) => (
          <span key={tag} className={styles['word']}>
            {tag}
          </span>
        ))}
      </span>
      <ul className={styles['links']} aria-label={t('dashboard.quick')}>
        {xUrl !== null && (
          <li>
            <Icon of={XMark} size={16} />
            <a href={xUrl} target="_blank" rel="noopener noreferrer">
              {new URL(xUrl).pathname.slice(1)}
            </a>
          </li>
        )}
        {website !== null && (
          <li>
            <Icon of={Globe} size={16} />
            <a href={website} target="_blank" rel="noopener noreferrer">
              {new URL(website).host}
            </a>
          </li>
        )}
        <li>
          {pageLink === null ? (
            t('dashboard.noPage')
          ) : (
            <>
              <span>{t('dashboard.page')}</span>
              <Copyable text={exclusivePageUrl(pageLink)} shown={`/p/${pageLink}`} />
            </>
          )}
        </li>
      </ul>
      <dl className={styles['figures']} aria-label={t('dashboard.counts')}>
        {figures.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
