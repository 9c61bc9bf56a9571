import { useId, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Tabs } from '../../../components/layout/Tabs'
import { useIsMobile } from '../../../components/layout/use-is-mobile'
import { useScrollRestoration } from '../../../components/layout/use-scroll-restoration'
import { SkeletonBlock } from '../../../components/feedback/Skeleton'
import { ColumnHeader } from '../../../app-shell/ColumnHeader'
import { ColumnLayout } from '../../../app-shell/ColumnLayout'
import { CreateGroupLink } from '../../group-admin/CreateGroupLink'
import { OptionalPart } from '../../../app/OptionalPart'
import { lazyModule } from '../../../components/lazy-module'
import { SearchLink } from '../../global-search/SearchLink'
import styles from './discover.module.css'
import { MyGroupsList, type MyGroupsListProps } from './MyGroupsList'
import { TrendingList, type TrendingListProps } from './TrendingList'

export interface DiscoverViewProps extends TrendingListProps, MyGroupsListProps {
  readonly mobileAccount?: ReactNode
  /** The element that receives the activity's pictures. */
  readonly activityRoom?: ReactNode
}

/**
 * Live spaces load after the groups, even if the groups failed to load. The page reserves space for the live spaces.
 */
const spaces = lazyModule(() => import('../../space/DiscoverSpaces'))

const tools = (
  <>
    <SearchLink />
    <CreateGroupLink />
  </>
)

export function DiscoverView(props: DiscoverViewProps): ReactNode {
  const { t } = useTranslation()
  return useIsMobile() ? (
    <MobileCentre {...props} />
  ) : (
    <ColumnLayout
      mobile="content"
      list={
        <>
          <ColumnHeader title={t('discover.myGroups')} heading="h2" tools={tools} />
          <MyGroups {...props} />
          {props.activityRoom}
        </>
      }
    >
      <Page of="trending">
        <div className={styles['title']}>
          <h1>{t('discover.title')}</h1>
        </div>
        <TrendingSection {...props} />
      </Page>
    </ColumnLayout>
  )
}

function Page({ of, children }: { readonly of: 'trending' | 'mine'; readonly children: ReactNode }): ReactNode {
  return (
    <div ref={useScrollRestoration(of)} className={styles['page']}>
      {children}
    </div>
  )
}

function MyGroups(props: MyGroupsListProps): ReactNode {
  const part = spaces.useModule(props.myGroups.status === 'ready')
  return (
    <>
      <MyGroupsList {...props} />
      {part && props.visitorSignInHref === undefined && (
        <OptionalPart place="spaces">
          <part.StartingSoon />
        </OptionalPart>
      )}
    </>
  )
}

function TrendingSection(props: DiscoverViewProps): ReactNode {
  const { t } = useTranslation()
  const id = useId()
  const part = spaces.useModule(props.trending.status !== 'loading')
  return (
    <>
      <div className={styles['live']}>
        {part ? (
          <OptionalPart place="spaces">
            <part.LiveNow />
          </OptionalPart>
        ) : (
          <div aria-hidden="true" className={styles['waiting']}>
            <SkeletonBlock width="100%" height={20} />
            <SkeletonBlock width="100%" height={166} />
          </div>
        )}
      </div>
      {useIsMobile() && props.activityRoom}
      <section aria-labelledby={id} className={styles['section']}>
        <div className={styles['head']}>
          <h2 id={id}>{t('discover.trendingGroups')}</h2>
          <span>{t('discover.trendingBy')}</span>
        </div>
        <TrendingList {...props} />
      </section>
    </>
  )
}

function MobileCentre(props: DiscoverViewProps): ReactNode {
  const { t } = useTranslation()
  const [tab, setTab] = useState<'trending' | 'mine'>('trending')
  return (
    <div className={styles['mobile']}>
      <ColumnHeader title={t('discover.title')} heading="h1" tools={tools} mobileAccount={props.mobileAccount} />
      <Tabs
        label={t('discover.title')}
        value={tab}
        onChange={setTab}
        options={[
          {
            value: 'trending',
            label: t('discover.trending'),
            panel: (
              <Page of="trending">
                <TrendingSection {...props} />
              </Page>
            ),
          },
          {
            value: 'mine',
            label: t('discover.myGroups'),
            panel: (
              <Page of="mine">
                <div className={styles['mine']}>
                  <MyGroups {...props} />
                </div>
                {props.activityRoom}
              </Page>
            ),
          },
        ]}
      />
    </div>
  )
}
