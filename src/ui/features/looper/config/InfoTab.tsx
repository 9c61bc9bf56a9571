import { BookOpen, Globe, Mail, Pencil } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { findLinks } from '../../../../domain/kernel/links'
import { GroupAvatar } from '../../../components/avatar/Avatar'
import { ButtonLink } from '../../../components/form/Button'
import { Icon } from '../../../components/layout/Icon'
import { SkeletonBlock, Skeleton } from '../../../components/feedback/Skeleton'
import { InlineFailure } from '../../../components/feedback/StateView'
import { XMark } from '../../../components/layout/XMark'
import { looperHref, looperPaths } from '../looper-paths'
import styles from '../looper.module.css'
import { Copyable } from '../status-tags'
import { SecretKey } from './SecretKey'
import type { Configured } from './use-configuration'

/** The documentation of the project's API. */
const API_DOC = 'https://docs.loop.example/looper'

interface InfoTabProps {
  readonly projectId: string
  readonly info: Configured['info']
}

export function InfoTab({
  projectId,
  info: {
    status,
    items: [info],
    read,
  },
}: InfoTabProps): ReactNode {
  const { t } = useTranslation('looper')
  if (status === 'failed') return <InlineFailure text={t('config.failed')} onRetry={read} />
  if (info === undefined)
    return (
      <Skeleton>
        <SkeletonBlock width="100%" height={180} shape="card" />
        <SkeletonBlock width="100%" height={120} shape="card" />
      </Skeleton>
    )
  const { name, avatar, about, xAddress, website, email, tags, keywords, apiStatus } = info
  return (
    <>
      <section className={styles['card']} aria-label={t('info.heading')}>
        <div className={styles['intro']}>
          <GroupAvatar group={{ id: projectId, ownerId: projectId, name, imageUrl: avatar ?? undefined }} size={72} />
          <div className={styles['who']}>
            <h2>{name}</h2>
            <p dir="auto">{about}</p>
          </div>
          <ButtonLink to={looperHref(looperPaths.editInfo, projectId)} icon={Pencil}>
            {t('info.edit')}
          </ButtonLink>
        </div>
        <ul className={styles['links']} aria-label={t('info.links')}>
          <Written icon={XMark} label="X" text={xAddress} />
          <Written icon={Globe} label={t('info.website')} text={website} />
          {email !== '' && (
            <li>
              <Icon of={Mail} size={16} />
              <span className="sr">{t('info.email')}: </span>
              {email}
            </li>
          )}
        </ul>
        <dl className={styles['details']}>
          <div>
            <dt>{t('info.tags')}</dt>
            <dd>
              <Words words={tags} />
            </dd>
          </div>
          <div>
            <dt>{t('info.keywords')}</dt>
            <dd>
              <Words words={keywords} />
            </dd>
          </div>
        </dl>
      </section>
      <section className={styles['card']} aria-label={t('info.access')}>
        <div className={styles['intro']}>
          <h2>{t('info.access')}</h2>
          <a className={styles['docLink']} href={API_DOC} target="_blank" rel="noopener noreferrer">
            <Icon of={BookOpen} size={18} />
            {t('info.apiDoc')}
          </a>
        </div>
        <dl className={styles['details']}>
          <div>
            <dt>{t('info.apiStatus')}</dt>
            <dd>
              <span className={styles['status']} data-status={apiStatus}>
                {t(`api.${apiStatus}`)}
              </span>
            </dd>
          </div>
          <div>
            <dt>{t('info.pid')}</dt>
            <dd>
              <Copyable text={projectId} shown={projectId} />
            </dd>
          </div>
          <div>
            <dt>{t('info.secret')}</dt>
            <dd>
              <SecretKey projectId={projectId} />
            </dd>
          </div>
        </dl>
      </section>
    </>
  )
}

/** A text that staff wrote: a link if the text is a URL, otherwise plain text. */
function Written({
  icon,
  label,
  text,
}: {
  readonly icon: typeof Globe
  readonly label: string
  readonly text: string
}): ReactNode {
  if (text === '') return null
  const link = findLinks(text)[0]
  return (
    <li>
      <Icon of={icon} size={16} />
      {link === undefined || link.hasUser || link.text !== text ? (
        text
      ) : (
        <a href={link.href} target="_blank" rel="noopener noreferrer">
          {text.replace(/^https?:\/\//, '')}
        </a>
      )}
      <span className="sr"> ({label})</span>
    </li>
  )
}

function Words({ words }: { readonly words: readonly string[] }): ReactNode {
  const { t } = useTranslation('looper')
  return words.length === 0 ? (
    t('info.none')
  ) : (
    <span className={styles['words']}>
      {words.map((word) => (
        <span key={word} className={styles['word']}>
          {word}
        </span>
      ))}
    </span>
  )
}
