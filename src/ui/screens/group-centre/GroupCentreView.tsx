import { useId, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Tabs } from '../../components/layout/Tabs'
import { useIsMobile } from '../../components/layout/use-is-mobile'
import { useKeptScroll } from '../../components/layout/use-kept-scroll'
import { ColumnHead } from '../../frame/ColumnHead'
import { Columns } from '../../frame/Columns'
import { CreateGroupLink } from '../../app/CreateGroupLink'
import { Later } from '../../app/Later'
import { onDemand } from '../../components/on-demand'
import { SearchLink } from '../search/SearchLink'
import styles from './group-centre.module.css'
import { MyGroupsList, type MyGroupsListProps } from './MyGroupsList'
import { TrendingList, type TrendingListProps } from './TrendingList'

export interface GroupCentreViewProps extends TrendingListProps, MyGroupsListProps {
  readonly mobileAccount?: ReactNode
  /** Where the pictures of what is on may stand. */
  readonly activityRoom?: ReactNode
}

/** What is live comes after the groups, whatever became of them, into the room that is kept for it. */
const spaces = onDemand(() => import('../space/OnDiscover'))

const tools = <><SearchLink /><CreateGroupLink /></>

export function GroupCentreView(props: GroupCentreViewProps): ReactNode {
  const { t } = useTranslation()
  return useIsMobile() ? (
    <MobileCentre {...props} />
  ) : (
    <Columns
      mobile="content"
      list={
        <>
          <ColumnHead title={t('discover.myGroups')} heading="h2" tools={tools} />
          <MyGroups {...props} />
          {props.activityRoom}
        </>
      }
    >
      <Page of="trending">
        <div className={styles['title']}><h1>{t('discover.title')}</h1></div>
        <TrendingSection {...props} />
      </Page>
    </Columns>
  )
}

function Page({ of, children }: { readonly of: 'trending' | 'mine', readonly children: ReactNode }): ReactNode {
  return <div ref={useKeptScroll(of)} className={styles['page']}>{children}</div>
}

function MyGroups(props: MyGroupsListProps): ReactNode {
  const part = spaces.usePart(props.myGroups.status === 'ready')
  return <><MyGroupsList {...props} />{part && props.visitorSignInHref === undefined && <Later place="spaces"><part.StartingSoon /></Later>}</>
}

function TrendingSection(props: GroupCentreViewProps): ReactNode {
  const { t } = useTranslation()
  const id = useId()
  const part = spaces.usePart(props.trending.status !== 'loading')
  return (
    <>
      <div className={styles['live']}>{part && <Later place="spaces"><part.LiveNow /></Later>}</div>
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

function MobileCentre(props: GroupCentreViewProps): ReactNode {
  const { t } = useTranslation()
  const [tab, setTab] = useState<'trending' | 'mine'>('trending')
  return (
    <div className={styles['mobile']}>
      <ColumnHead title={t('discover.title')} heading="h1" tools={tools} mobileAccount={props.mobileAccount} />
      <Tabs
        label={t('discover.title')}
        value={tab}
        onChange={setTab}
        options={[
          { value: 'trending', label: t('discover.trending'), panel: <Page of="trending"><TrendingSection {...props} /></Page> },
          { value: 'mine', label: t('discover.myGroups'), panel: <Page of="mine"><div className={styles['mine']}><MyGroups {...props} /></div>{props.activityRoom}</Page> },
        ]}
      />
    </div>
  )
}
