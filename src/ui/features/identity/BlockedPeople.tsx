import { useEffect, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { blockedQuery, type BlockedPerson } from '../../../domain/identity'
import { relationTo } from '../../../domain/profile'
import { useApp } from '../../app/app-context'
import { personAvatarData } from '../../app/avatar-data'
import { paths } from '../../app/routing/paths'
import { useAccountState, useFeature } from '../../app/use-feature'
import { useFeatureTranslations } from '../../app/use-feature-translations'
import { Avatar } from '../../components/avatar/Avatar'
import { Button } from '../../components/form/Button'
import { PersonName } from '../../components/avatar/PersonName'
import { SkeletonBlock, Skeleton } from '../../components/feedback/Skeleton'
import { InlineFailure } from '../../components/feedback/StateView'
import { Section } from '../../components/layout/SubPage'
import styles from './identity.module.css'
import { translations } from './translations'

const ALL = {}

export function BlockedPeople(): ReactNode {
  useFeatureTranslations('identity', translations)
  const { t } = useTranslation('identity')
  const app = useApp()
  const { slices } = useFeature('identity')
  const { status, items, more } = blockedQuery.listed(useAccountState(slices.account.blocked), ALL)
  const read = (): void => {
    app.account.dispatch(blockedQuery.want(ALL))
  }
  useEffect(() => {
    app.account.dispatch(blockedQuery.want(ALL))
  }, [app])
  const loadMore = (): void => {
    app.account.dispatch(blockedQuery.more(ALL))
  }
  return (
    <Section title={t('blocked')}>
      <p className={styles['text']}>{t('blockedText')}</p>
      {status === 'failed' ? (
        <InlineFailure text={t('blockedFailed')} onRetry={read} />
      ) : status === 'loading' ? (
        <Skeleton>
          <div className={styles['row']}>
            <SkeletonBlock width={32} height={32} shape="circle" />
            <SkeletonBlock width={140} />
          </div>
        </Skeleton>
      ) : items.length === 0 ? (
        <p className={styles['row']}>{t('blockedNone')}</p>
      ) : (
        <ul>
          {items.map((person) => (
            <Row key={person.xid} person={person} />
          ))}
        </ul>
      )}
      {more === 'failed' ? (
        <InlineFailure text={t('moreFailed')} onRetry={loadMore} />
      ) : (
        more !== 'none' && (
          <Button size={30} busy={more === 'loading'} onClick={loadMore}>
            {t('more')}
          </Button>
        )
      )}
    </Section>
  )
}

/** The relation comes from the core slice, so that a person looks the same on every screen (FOL-6). */
function Row({ person: { xid, uid, name, avatar } }: { readonly person: BlockedPerson }): ReactNode {
  const { t } = useTranslation('identity')
  const { account } = useApp()
  const relation = relationTo(useAccountState(useFeature('profile').slices.account.profile), xid)
  useEffect(() => {
    account.dispatch({ type: 'profile/ShowPerson', uid })
  }, [account, uid])
  const unblock = (): void => account.dispatch({ type: 'profile/ChangeRelation', xid, change: 'unblock' })
  return (
    <li className={styles['row']}>
      <Link to={paths.profileOf(uid)} className={styles['who']}>
        <Avatar person={personAvatarData({ xid, name, avatar })} size={32} />
        <PersonName name={name} />
      </Link>
      {relation !== null && relation.blocked !== 'byMe' ? (
        <span className={styles['note']}>{t('unblocked')}</span>
      ) : (
        <Button size={30} disabled={relation === null} aria-label={t('unblockName', { name })} onClick={unblock}>
          {t('unblock')}
        </Button>
      )}
    </li>
  )
}
